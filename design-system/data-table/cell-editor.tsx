import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import type { Edit } from './edit.ts'
import type { RowActs } from './row-acts.ts'

export interface CellEditorProps<Row> {
  readonly edit: Edit<Row>
  readonly row: Row
  readonly label: string
  readonly leave: RowActs['leaveEdit']
}

/** The input in the place of a cell. What is wrong keeps it open and is said beneath. */
export function CellEditor<Row>({ edit, row, label, leave }: CellEditorProps<Row>) {
  const style = dataTable()
  const before = edit.value(row)
  const [value, setValue] = useState(before)
  const [wrong, setWrong] = useState<string>()
  const [saving, setSaving] = useState(false)
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  // A field that is taken away loses the focus too, and must not save what was given up.
  const left = useRef(false)
  const go: typeof leave = (where) => {
    left.current = true
    leave(where)
  }
  useEffect(() => {
    input.current?.focus()
    if (!edit.options) input.current?.select()
  }, [edit.options])

  const save = async (where: 'stay' | 'next' | 'before' | 'away') => {
    if (saving || left.current) return
    if (value === before) return go(where)
    const fault = edit.validate?.(value, row)
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
      input.current?.focus()
    }
  }

  const common = {
    ref: input,
    className: style.input,
    'aria-label': label,
    'aria-invalid': wrong ? true : undefined,
    'aria-busy': saving || undefined,
    onBlur: () => void save('away'),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Escape') go('stay')
      else if (event.key === 'Enter') void save('stay')
      else if (event.key === 'Tab') void save(event.shiftKey ? 'before' : 'next')
      else return
      event.preventDefault()
    },
  }
  return (
    <span className={style.editor}>
      {edit.options ? (
        <select {...common} value={value} onChange={(event) => setValue(event.currentTarget.value)}>
          {edit.options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          value={value}
          inputMode={edit.numeric ? 'decimal' : undefined}
          readOnly={saving}
          onChange={(event) => {
            setValue(event.currentTarget.value)
            if (wrong) setWrong(edit.validate?.(event.currentTarget.value, row))
          }}
        />
      )}
      {saving && <Spinner size="sm" />}
      {wrong && (
        <span className={style.wrong} role="alert">
          {wrong}
        </span>
      )}
    </span>
  )
}
