import { DateInput } from '#design-system/date-input/date-input.tsx'
import { useText } from '#design-system/text/text.tsx'
import { range } from '#styled-system/recipes/index.js'

export interface DateRange {
  /** `yyyy-MM-dd`, as is `to`; both days belong to the range. */
  readonly from: string | null
  readonly to: string | null
}

export interface DateRangeInputProps {
  /** Names the group: “建成日期”. */
  readonly label: string
  readonly value: DateRange
  readonly onChange: (value: DateRange) => void
  readonly disabled?: boolean
}

/** From one day to another; each may be open, typed or picked. */
export const DateRangeInput = ({ label, value, onChange, disabled }: DateRangeInputProps) => {
  const t = useText()
  const style = range()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line of a filter
    <div className={style.root} role="group" aria-label={label}>
      <DateInput
        label={t('{{label}}起', { label })}
        placeholder={t('开始日期')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        max={value.to ?? undefined}
        clearable={false}
        disabled={disabled}
      />
      <span className={style.dash} aria-hidden>
        –
      </span>
      <DateInput
        label={t('{{label}}止', { label })}
        placeholder={t('结束日期')}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
        min={value.from ?? undefined}
        clearable={false}
        disabled={disabled}
      />
    </div>
  )
}
