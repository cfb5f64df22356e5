import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { type Editor, useEditorState } from '@tiptap/react'
import { Table } from 'lucide-react'
import { Menu } from '#design-system/menu/menu.tsx'
import { useText } from '#design-system/text/text.tsx'
import { insertTable } from './table.ts'
import { ToolButton } from './tool-button.tsx'

export interface ToolProps {
  readonly editor: Editor
  readonly tabIndex: number
  readonly onFocus: () => void
}

const commands = { addRowAfter, addColumnAfter, toggleHeaderRow, deleteRow, deleteColumn, deleteTable }

/** Puts a table in; in one, adds and takes away rows and columns. */
export const TableTool = ({ editor, ...stop }: ToolProps) => {
  const t = useText()
  const within = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const act = (value: string) => {
    if (value === 'insert') return insertTable(editor)
    commands[value as keyof typeof commands]?.(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  return (
    <Menu
      placement="bottom-start"
      trigger={<ToolButton label={t('表格工具')} icon={Table} active={within} {...stop} />}
      items={
        within
          ? [
              { value: 'addRowAfter', label: t('在下方插入行') },
              { value: 'addColumnAfter', label: t('在右侧插入列') },
              { value: 'toggleHeaderRow', label: t('首行作为表头') },
              'separator',
              { value: 'deleteRow', label: t('删除行') },
              { value: 'deleteColumn', label: t('删除列') },
              { value: 'deleteTable', label: t('删除表格'), danger: true },
            ]
          : [{ value: 'insert', label: t('插入表格（3 行 3 列）') }]
      }
      onSelect={act}
    />
  )
}
