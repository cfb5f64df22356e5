/** How the figures of a chart are written. */
export interface NumberStyle {
  /** After each figure, and once beside the title: 人, 元, ℃. */
  readonly unit?: string
  /** The figures are shares of one: 0.25 is written 25%. */
  readonly percent?: boolean
  /** Digits after the point; as many as needed, up to two, without it. */
  readonly digits?: number
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making one costs more than a hundred uses of it, and a wall asks for dozens at every refresh. */
export const intlNumber = (locale: string, options: Intl.NumberFormatOptions) => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}

/** `short` writes 12,000 as 1.2万, as an axis wants it, and leaves the unit out. */
export const numberFormat = (
  locale: string,
  { unit, percent, digits }: NumberStyle = {},
  length: 'full' | 'short' = 'full',
) => {
  const intl = intlNumber(locale, {
    style: percent ? 'percent' : 'decimal',
    notation: length === 'short' ? 'compact' : 'standard',
    minimumFractionDigits: length === 'short' ? 0 : digits,
    maximumFractionDigits: digits ?? (percent ? 1 : 2),
  })
  const tail = !unit || length === 'short' ? '' : locale.startsWith('zh') ? unit : ` ${unit}`
  return (value: number | null | undefined) =>
    value === null || value === undefined || !Number.isFinite(value) ? '—' : `${intl.format(value)}${tail}`
}

export type FormatNumber = ReturnType<typeof numberFormat>
