import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { useText } from '#design-system/text/text.tsx'
import { range } from '#styled-system/recipes/index.js'

export interface NumberRange {
  readonly from: number | null
  readonly to: number | null
}

export interface NumberRangeInputProps {
  /** Names the group: “面积”. */
  readonly label: string
  readonly value: NumberRange
  readonly onChange: (value: NumberRange) => void
  readonly decimals?: number
  readonly disabled?: boolean
}

/** From and to, each may be open. */
export const NumberRangeInput = ({ label, value, onChange, decimals, disabled }: NumberRangeInputProps) => {
  const t = useText()
  const style = range()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line of a filter
    <div className={style.root} role="group" aria-label={label}>
      <NumberInput
        label={t('{{label}}起', { label })}
        placeholder={t('最小')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        decimals={decimals}
        disabled={disabled}
      />
      <span className={style.dash} aria-hidden>
        –
      </span>
      <NumberInput
        label={t('{{label}}止', { label })}
        placeholder={t('最大')}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
        decimals={decimals}
        disabled={disabled}
      />
    </div>
  )
}
