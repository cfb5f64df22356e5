import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { Select } from '#design-system/select/select.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import { CellPicker } from './cell-picker.tsx'
import type { Edit, EditControl } from './edit.ts'
import type { RowActs } from './row-acts.ts'
import { useCellEdit } from './use-cell-edit.ts'

export interface CellEditorProps<Row> {
  readonly edit: Edit<Row>
  readonly row: Row
  readonly label: string
  readonly leave: RowActs['leaveEdit']
}

/** What stands in the place of a cell. What is wrong keeps it open and is said beneath. */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { options, control = options && selectOf(options) } = props.edit
  return control ? <CellPicker {...props} control={control} /> : <CellInput {...props} />
}

const selectOf =
  <Row,>(options: NonNullable<Edit<Row>['options']>) =>
  ({ value, onChange }: EditControl<Row>) => (
    <Select options={options} value={value} onChange={(next) => onChange(next ?? '')} />
  )

function CellInput<Row>(props: CellEditorProps<Row>) {
  const { edit, label } = props
  const style = dataTable()
  const input = useRef<HTMLInputElement>(null)
  const { value, wrong, saving, go, save, change } = useCellEdit(props, () => input.current?.focus())
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Escape') go('stay')
    else if (event.key === 'Enter') void save('stay')
    else if (event.key === 'Tab') void save(event.shiftKey ? 'before' : 'next')
    else return
    event.preventDefault()
  }
  return (
    <span className={style.editor}>
      <input
        ref={input}
        className={style.input}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-busy={saving || undefined}
        value={value}
        inputMode={edit.numeric ? 'decimal' : undefined}
        readOnly={saving}
        onBlur={() => void save('away')}
        onKeyDown={onKeyDown}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {saving && <Spinner size="sm" />}
      {wrong && (
        <span className={style.wrong} role="alert">
          {wrong}
        </span>
      )}
    </span>
  )
}
