import { chart } from '#styled-system/recipes/index.js'

export interface TipRow {
  readonly name: string
  readonly value: string
  readonly color?: string
}

const box = (className: string | undefined, ...inside: (Node | string)[]) => {
  const element = document.createElement('div')
  element.className = className ?? ''
  element.append(...inside)
  return element
}

/** Built of elements, since our content policy refuses style in markup. */
export const tip = (title: string, rows: readonly TipRow[]): HTMLElement => {
  const style = chart()
  const lines = rows.map(({ name, value, color }) => {
    const swatch = box(style.swatch)
    if (color) swatch.style.setProperty('--swatch', color)
    return box(style.tipRow, ...(color ? [swatch] : []), box(style.tipName, name), box(style.tipValue, value))
  })
  return box(style.tip, ...(title ? [box(style.tipTitle, title)] : []), ...lines)
}

/** A tooltip whose looks are ours alone. */
export const tooltipBase = {
  confine: true,
  backgroundColor: 'transparent',
  borderWidth: 0,
  padding: 0,
  extraCssText: 'box-shadow:none',
  transitionDuration: 0,
} as const
