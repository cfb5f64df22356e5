/** `HH:mm`, or `HH:mm:ss` where seconds are asked for. */
export type Time = string

const two = (count: number) => String(count).padStart(2, '0')
const write = (hour: number, minute: number, second: number, seconds: boolean): Time =>
  `${two(hour)}:${two(minute)}${seconds ? `:${two(second)}` : ''}`

const later = /^(?:下午|晚上|pm)|pm$/i
const words = /^(?:上午|下午|早上|晚上|中午|am|pm)|(?:am|pm)$/gi

/** Takes what people type: 8:05, 8：05, 0805, 8点5分, 8点半, 8时, 15, 下午3:20, 3:20 pm. */
export const readTime = (typed: string, seconds = false): Time | undefined => {
  const text = typed.normalize('NFKC').trim().replace(/半$/, '30')
  const figures = text.replace(words, '').trim()
  const parts =
    /^(\d{1,2})(?:\D+(\d{1,2}))?(?:\D+(\d{1,2}))?\D*$/.exec(figures) ??
    /^(\d{1,2})(\d{2})(\d{2})?$/.exec(figures)
  if (!parts) return undefined
  const [given = 0, minute = 0, second = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  const hour = later.test(text) && given < 12 ? given + 12 : given
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return write(hour, minute, second, seconds)
}

const toSeconds = (time: Time) => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return hour * 3600 + minute * 60 + second
}

/** So many minutes later, or earlier; it stays within the day. */
export const shiftTime = (time: Time, minutes: number): Time => {
  const all = Math.min(86_399, Math.max(0, toSeconds(time) + minutes * 60))
  return write(Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60, time.length > 5)
}

/** One part of a time put to another figure: 0 the hour, 1 the minute, 2 the second. */
export const withPart = (time: Time | null, part: number, figure: number, seconds: boolean): Time => {
  const parts = (time ?? '00:00:00').split(':').map(Number)
  parts[part] = figure
  return write(parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, seconds)
}
