import { TimePicker } from '#design-system/time-picker/time-picker.tsx'
import type { EditorProps } from './editor-props.ts'

/** A time of day as the wire has it: `08:00`. */
export default function TimeEditor({ name, field, value, onChange, onBlur }: EditorProps) {
  return (
    <TimePicker
      name={name}
      value={typeof value === 'string' && value !== '' ? value : null}
      min={field.earliest}
      max={field.latest}
      clearable={field.presence !== 'required'}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
