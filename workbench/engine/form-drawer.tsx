import { Drawer } from '#design-system/drawer/drawer.tsx'
import type { RowEditorProps } from './row-editor.tsx'
import { RowEditor } from './sheet-content.tsx'
import { sheetSizeOf, useSheetTitle } from './sheet-of.ts'

export interface FormDrawerProps extends Omit<RowEditorProps, 'title'> {
  readonly open: boolean
  readonly title?: string
}

/** The form of one row in a drawer. Mounted anew, by `key`, for each opening; it stays while it slides out. */
export function FormDrawer({ open, title, ...form }: FormDrawerProps) {
  const { resource, row, sections } = form
  const titleOf = useSheetTitle(resource)
  const shown = title ?? titleOf(row ? '编辑{{label}}' : '新增{{label}}', row)
  return (
    <Drawer open={open} size={sheetSizeOf(resource, sections)} title={shown} onClose={form.onClose}>
      <RowEditor {...form} title={shown} />
    </Drawer>
  )
}
