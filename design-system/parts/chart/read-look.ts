import type { Look } from './look.ts'

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Colours that stand at this element: a chart in a dark part of a light page is drawn for the dark. */
export const readLook = (element: Element): Look => {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const color = (name: string) => token(`colors-${name}`)
  const { vision, contrast } = document.documentElement.dataset
  return {
    series: places.map((place) => color(`chart-${place}`)),
    ramp: [color('accent-soft'), color('accent')],
    tones: {
      neutral: color('neutral-text'),
      accent: color('accent'),
      success: color('success'),
      warning: color('warning'),
      danger: color('danger'),
      info: color('info'),
    },
    text: color('text'),
    label: color('chart-label'),
    axis: color('chart-axis'),
    grid: color('chart-grid'),
    surface: color('surface'),
    font: token('fonts-body'),
    size: Number.parseFloat(style.fontSize),
    patterned: vision === 'weak' || contrast === 'more' || matchMedia('(prefers-contrast: more)').matches,
    moves: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
