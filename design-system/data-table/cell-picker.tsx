import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Field } from '#design-system/field/field.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import type { CellEditorProps } from './cell-editor.tsx'
import type { EditControl } from './edit.ts'
import { useCellEdit } from './use-cell-edit.ts'

/** Milliseconds in which a list that closes gives the focus back to what opened it. */
const closing = 150

/**
 * A control with a list of its own in the place of a cell; the list is open from the beginning. While it is, its keys
 * are its own, but for Tab; once it is closed, Enter saves and Escape gives up.
 */
export function CellPicker<Row>({
  control,
  ...props
}: CellEditorProps<Row> & { control: (given: EditControl<Row>) => ReactNode }) {
  const style = dataTable()
  const box = useRef<HTMLFieldSetElement>(null)
  const face = () => box.current?.querySelector<HTMLElement>('[aria-haspopup="listbox"], input') ?? undefined
  const { value, wrong, saving, go, save, change } = useCellEdit(props, () => face()?.focus())
  const isOpen = () => face()?.getAttribute('aria-expanded') === 'true'

  useEffect(() => {
    const open = () => {
      const opens = box.current?.querySelector<HTMLElement>('[aria-haspopup="listbox"], input')
      opens?.focus()
      opens?.click()
      return opens !== undefined && opens !== null
    }
    if (open() || !box.current) return
    // The control is still being fetched.
    const coming = new MutationObserver(() => open() && coming.disconnect())
    coming.observe(box.current, { childList: true, subtree: true })
    return () => coming.disconnect()
  }, [])

  const saveLatest = useRef(save)
  saveLatest.current = save
  const leaveLater = () =>
    setTimeout(() => {
      const at = document.activeElement
      const list = document.getElementById(face()?.getAttribute('aria-controls') ?? '')
      if (box.current && !box.current.contains(at) && !list?.contains(at)) void saveLatest.current('away')
    }, closing)

  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (isComposing(event) || (isOpen() && key !== 'Tab')) return
    if (key === 'Escape') go('stay')
    else if (key === 'Enter') void save('stay')
    else if (key === 'Tab') void save(event.shiftKey ? 'before' : 'next')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset
      ref={box}
      className={style.picker}
      aria-busy={saving || undefined}
      onKeyDownCapture={onKey}
      onKeyDown={(event) => event.stopPropagation()}
      onBlur={leaveLater}
    >
      <Field label={props.label} layout="unseen" readOnly={saving}>
        {control({ value, row: props.row, onChange: change })}
      </Field>
      {saving && <Spinner size="sm" />}
      {wrong && (
        <span className={style.wrong} role="alert">
          {wrong}
        </span>
      )}
    </fieldset>
  )
}
