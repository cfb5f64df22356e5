import { Stack } from '#design-system/stack/stack.tsx'
import { TimePicker } from '#design-system/time-picker/time-picker.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface TimeRangeProps {
  /** Names the pair: “上课时间”. */
  readonly label: string
  readonly from: string | null
  readonly to: string | null
  readonly onChange: (end: 'from' | 'to', value: string | null) => void
}

/** From one time of day to another; each may be open. */
export function TimeRange({ label, from, to, onChange }: TimeRangeProps) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" gap="sm">
      <TimePicker
        label={t('{{label}}（从）', { label })}
        value={from}
        max={to ?? undefined}
        onChange={(value) => onChange('from', value)}
      />
      <TimePicker
        label={t('{{label}}（到）', { label })}
        value={to}
        min={from ?? undefined}
        onChange={(value) => onChange('to', value)}
      />
    </Stack>
  )
}
