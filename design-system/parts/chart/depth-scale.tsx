import { useLocale } from '#design-system/text/text.tsx'
import { chart } from '#styled-system/recipes/index.js'
import { extentOf } from './depth.ts'
import { type NumberStyle, numberFormat } from './number-style.ts'

export interface DepthScaleProps {
  readonly values: readonly (number | null)[]
  readonly number?: NumberStyle
}

/** What the palest and the fullest colour stand for. */
export const DepthScale = ({ values, number }: DepthScaleProps) => {
  const format = numberFormat(useLocale(), number)
  const [min, max] = extentOf(values)
  const style = chart()
  return (
    <p className={style.scale}>
      {format(min)}
      <span className={style.ramp} aria-hidden />
      {format(max)}
    </p>
  )
}
