import { type Ref, useId } from 'react'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { range } from '#styled-system/recipes/index.js'

export interface NumberRange {
  readonly from: number | null
  readonly to: number | null
}

export interface NumberRangeInputProps extends Controlled<NumberRange> {
  /** Names the group: “面积”. */
  readonly label: string
  readonly decimals?: number
  readonly unit?: string
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** From and to, each may be open. What is typed the wrong way round is put right on leaving. */
export const NumberRangeInput = (props: NumberRangeInputProps) => {
  const { label, ref, value: _, defaultValue: __, onChange: ___, ...rest } = props
  const t = useText()
  const style = range()
  const second = useId()
  const [value, change] = useControlled<NumberRange>(props, { from: null, to: null })
  const turn = () => {
    const { from, to } = value
    if (from !== null && to !== null && from > to) change({ from: to, to: from })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line of a filter
    <div
      ref={ref}
      className={style.root}
      role="group"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || turn()}
    >
      <NumberInput
        {...rest}
        label={t('{{label}}起', { label })}
        placeholder={t('最小')}
        value={value.from}
        onChange={(from) => change({ ...value, from })}
      />
      <span className={style.dash} aria-hidden>
        –
      </span>
      <NumberInput
        {...rest}
        id={second}
        label={t('{{label}}止', { label })}
        placeholder={t('最大')}
        value={value.to}
        onChange={(to) => change({ ...value, to })}
      />
    </div>
  )
}
