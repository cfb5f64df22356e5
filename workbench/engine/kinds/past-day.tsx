import { DateInput } from '#design-system/date-input/date-input.tsx'
import { today } from '#domain/kits/college-clock.ts'

export interface PastDayProps {
  readonly value: string | null
  readonly onChange: (day: string | null) => void
}

/** The day as of which rows are asked for: none that is still to come. */
export const PastDay = ({ value, onChange }: PastDayProps) => (
  <DateInput value={value} max={today()} onChange={onChange} />
)
