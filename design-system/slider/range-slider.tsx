import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { SliderBody, type SliderFrame } from './slider-body.tsx'

export interface Span {
  readonly from: number
  readonly to: number
}

export interface RangeSliderProps extends SliderFrame, Controlled<Span> {}

/** From and to on one line; neither thumb passes the other. */
export const RangeSlider = ({ value, defaultValue, onChange, ...rest }: RangeSliderProps) => {
  const t = useText()
  const whole = { from: rest.min ?? 0, to: rest.max ?? 100 }
  const [{ from, to }, change] = useControlled({ value, defaultValue, onChange }, whole)
  return (
    <SliderBody
      {...rest}
      thumbs={[t('起'), t('止')]}
      values={[from, to]}
      onValues={([first = from, last = to]) => change({ from: first, to: last })}
    />
  )
}
