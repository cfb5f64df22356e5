/** From here on a figure is parted: 12,000. Below it may be a year, and is read without. */
const long = 10_000

/** `12,000`, and `2026` as it is; all decimals of it. */
export const partedFigure = (value: number, language = 'zh-CN') =>
  Math.abs(value) < long ? String(value) : value.toLocaleString(language, { maximumFractionDigits: 20 })
