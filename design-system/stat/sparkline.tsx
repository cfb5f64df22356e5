import { useLocale, useText } from '#design-system/text/text.tsx'
import { stat } from '#styled-system/recipes/index.js'
import { sparkPath } from './spark-path.ts'

export interface SparklineProps {
  readonly label: string
  readonly figures: readonly number[]
}

/** The course of a figure as a bare line; its ends and extremes in words for those who do not see it. */
export const Sparkline = ({ label, figures }: SparklineProps) => {
  const t = useText()
  const number = new Intl.NumberFormat(useLocale())
  const path = sparkPath(figures)
  if (!path) return null
  return (
    <svg
      className={stat().spark}
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      role="img"
      aria-label={t('{{label}}：从 {{first}} 到 {{last}}，最低 {{low}}，最高 {{high}}', {
        label,
        first: number.format(figures[0] ?? 0),
        last: number.format(figures.at(-1) ?? 0),
        low: number.format(Math.min(...figures)),
        high: number.format(Math.max(...figures)),
      })}
    >
      <path d={`${path}L100 30L0 30Z`} fill="currentColor" fillOpacity="0.1" />
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
