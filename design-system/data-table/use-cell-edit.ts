import { useRef, useState } from 'react'
import type { CellEditorProps } from './cell-editor.tsx'
import type { RowActs } from './row-acts.ts'

/** The value of a cell while it is being changed. `hold` brings the focus back where what was saved is refused. */
export function useCellEdit<Row>({ edit, row, leave }: CellEditorProps<Row>, hold: () => void) {
  const before = edit.value(row)
  const [value, setValue] = useState(before)
  const [wrong, setWrong] = useState<string>()
  const [saving, setSaving] = useState(false)
  // A field that is taken away loses the focus too, and must not save what was given up.
  const left = useRef(false)
  const go: RowActs['leaveEdit'] = (where) => {
    left.current = true
    leave(where)
  }

  const save: (...of: Parameters<RowActs['leaveEdit']>) => Promise<void> = async (where) => {
    if (saving || left.current) return
    if (value === before) return go(where)
    const fault = await edit.validate?.(value, row)
    setWrong(fault)
    if (fault) return
    try {
      const saved = edit.save(value, row)
      if (saved) {
        setSaving(true)
        await saved
      }
      go(where)
    } catch (error) {
      setSaving(false)
      setWrong(error instanceof Error ? error.message : String(error))
      hold()
    }
  }

  return {
    value,
    wrong,
    saving,
    go,
    save,
    change: (next: string) => {
      setValue(next)
      if (wrong) void edit.validate?.(next, row).then(setWrong)
    },
  }
}
