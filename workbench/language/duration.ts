type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** The largest first, in seconds. */
const units = [
  ['{{count}} 天', 86_400],
  ['{{count}} 小时', 3600],
  ['{{count}} 分', 60],
  ['{{count}} 秒', 1],
] as const

/** A time in milliseconds, in words by its two largest units: `3 分 20 秒`, `2.4 秒`, `120 毫秒`. */
export function durationIn(milliseconds: number, t: Translate): string {
  const least = Math.max(0, Math.round(milliseconds))
  if (least < 1000) return t('{{count}} 毫秒', { count: least })
  const tenths = Math.round(least / 100) / 10
  if (tenths < 60) return t('{{count}} 秒', { count: tenths })
  const seconds = Math.round(least / 1000)
  const first = units.findIndex(([, length]) => seconds >= length)
  const [large, small] = units.slice(first, first + 2)
  if (!large || !small) return ''
  const rest = Math.floor((seconds % large[1]) / small[1])
  const words = [t(large[0], { count: Math.floor(seconds / large[1]) })]
  return (rest > 0 ? [...words, t(small[0], { count: rest })] : words).join(' ')
}
