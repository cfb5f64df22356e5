const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A time in words by its two largest units, such as `3天 2小时`. */
export function durationIn(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.round(seconds))
  const first = units.findIndex(([, length]) => whole >= length)
  const at = first < 0 ? units.length - 1 : first
  let left = whole
  return units
    .slice(at, at + 2)
    .map(([unit, length], index) => {
      const count = Math.floor(left / length)
      left -= count * length
      return index > 0 && count === 0
        ? ''
        : new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
    })
    .filter(Boolean)
    .join(' ')
}
