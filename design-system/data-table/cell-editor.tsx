import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import { CellPicker } from './cell-picker.tsx'
import type { Edit } from './edit.ts'
import type { RowActs } from './row-acts.ts'
import { useCellEdit } from './use-cell-edit.ts'

export interface CellEditorProps<Row> {
  readonly edit: Edit<Row>
  readonly row: Row
  readonly label: string
  readonly leave: RowActs['leaveEdit']
}

/** What stands in the place of a cell. What is wrong keeps it open and is said beneath. */
export const CellEditor = <Row,>(props: CellEditorProps<Row>) =>
  props.edit.control ? <CellPicker {...props} control={props.edit.control} /> : <CellInput {...props} />

function CellInput<Row>(props: CellEditorProps<Row>) {
  const { edit, label } = props
  const style = dataTable()
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const { value, wrong, saving, go, save, change } = useCellEdit(props, () => input.current?.focus())
  const marked = !edit.options
  useEffect(() => {
    input.current?.focus()
    if (marked) input.current?.select()
  }, [marked])

  const common = {
    ref: input,
    className: style.input,
    'aria-label': label,
    'aria-invalid': wrong ? true : undefined,
    'aria-busy': saving || undefined,
    onBlur: () => void save('away'),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      if (isComposing(event)) return
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
        <select {...common} value={value} onChange={(event) => change(event.currentTarget.value)}>
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
          onChange={(event) => change(event.currentTarget.value)}
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
