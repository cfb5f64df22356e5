import { DateTimePicker } from '#design-system/date-time-picker/date-time-picker.tsx'
import type { EditorProps } from './editor-props.ts'

/** A day and a time of day, in one text as the wire has it: `2026-09-01 08:00:00`. Seconds are asked for where it has any. */
export default function MomentEditor({ name, field, value, onChange, onBlur }: EditorProps) {
  const text = typeof value === 'string' ? value : ''
  const seconds = text.length === 19 && !text.endsWith(':00')
  return (
    <DateTimePicker
      name={name}
      value={text === '' ? null : text.slice(0, seconds ? 19 : 16)}
      seconds={seconds}
      min={field.earliest?.slice(0, 10)}
      max={field.latest?.slice(0, 10)}
      clearable={field.presence !== 'required'}
      onChange={(next) => onChange(next === null ? null : next.padEnd(19, ':00'))}
      onBlur={onBlur}
    />
  )
}
