import { useRef } from 'react'
import { checkbox } from '#styled-system/recipes/index.js'
import { useIndeterminate } from './use-indeterminate.ts'

export interface GroupBoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly indeterminate?: boolean
  readonly disabled?: boolean
  readonly readOnly: boolean
  readonly invalid: boolean
  readonly name?: string
  readonly value?: string
}

/** One box of a group. The label and the id of the field belong to the group, so it takes none of them. */
export const GroupBox = ({ label, onChange, indeterminate, readOnly, invalid, ...rest }: GroupBoxProps) => {
  const style = checkbox()
  const box = useRef<HTMLInputElement>(null)
  const redraw = useIndeterminate(box, indeterminate ?? false)
  return (
    <label className={style.root}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        className={style.box}
        aria-invalid={invalid || undefined}
        aria-readonly={readOnly || undefined}
        onClick={readOnly ? (event) => event.preventDefault() : undefined}
        onChange={(event) => {
          redraw()
          if (!readOnly) onChange(event.currentTarget.checked)
        }}
      />
      <span className={style.label}>{label}</span>
    </label>
  )
}
