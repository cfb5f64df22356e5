import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { SliderBody, type SliderFrame } from './slider-body.tsx'

export interface SliderProps extends SliderFrame, Controlled<number> {}

/** A number within limits where about right is right enough: brightness, a threshold. Else `NumberInput`. */
export const Slider = ({ value, defaultValue, onChange, ...rest }: SliderProps) => {
  const [at, change] = useControlled({ value, defaultValue, onChange }, rest.min ?? 0)
  return <SliderBody {...rest} values={[at]} onValues={([next = at]) => change(next)} />
}
