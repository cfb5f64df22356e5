import { plainDigits } from '#domain/kernel/plain-number.ts'

/** The hours that a word leaves open, by the hours it is said with: `下午 2` is 14. What it is not said with is no time. */
type Half = (hour: number) => number | undefined

const whole: Half = (hour) => (hour < 24 ? hour : undefined)
const among =
  (from: number, to: number, more = 0): Half =>
  (hour) =>
    hour >= from && hour <= to ? hour + more : undefined
const either =
  (...halves: readonly Half[]): Half =>
  (hour) =>
    halves.map((half) => half(hour)).find((found) => found !== undefined)

/** Noon is midnight in English clocks, where 12 comes before 1. Of 上午 12 and 晚上 12 nobody can tell which is meant. */
const halves: readonly (readonly [words: string, half: Half])[] = [
  ['凌晨', either(among(0, 5), among(12, 12, -12))],
  ['清晨|早晨|早上|早', among(4, 11)],
  ['上午', among(0, 11)],
  ['中午', either(among(11, 12), among(1, 2, 12))],
  ['下午', either(among(1, 7, 12), among(12, 19))],
  ['傍晚', either(among(4, 8, 12), among(16, 20))],
  ['晚上|晚间|夜里|夜间|晚', either(among(6, 11, 12), among(18, 23))],
  ['a\\.?m\\.?', either(among(0, 11), among(12, 12, -12))],
  ['p\\.?m\\.?', either(among(1, 11, 12), among(12, 23))],
]
const words = halves.map(([word]) => word).join('|')
const named = halves.map(([word, half]) => [new RegExp(`^(?:${word})$`), half] as const)
const halfNamed = (word: string | undefined): Half =>
  word === undefined ? whole : (named.find(([shape]) => shape.test(word))?.[1] ?? whole)

const shape = new RegExp(
  `^(${words})?\\s*(?:(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?|(\\d{1,2})[点时](?:(半)|(\\d{1,2})分?(?:(\\d{1,2})秒)?|整)?)\\s*(${words})?$`,
)

/** A time of day as `16:00:00`, by the half of the day that is said with it; undefined for what is not one as a whole. */
export function clockSaid(text: string): string | undefined {
  const [found, before, hour, minute, second, said, half, past, rest, after] =
    shape.exec(plainDigits(text).toLowerCase()) ?? []
  if (found === undefined || (before && after)) return
  const hours = halfNamed(before ?? after)(Number(hour ?? said))
  const minutes = Number(half ? 30 : (minute ?? past ?? 0))
  const seconds = Number(second ?? rest ?? 0)
  if (hours === undefined || minutes > 59 || seconds > 59) return
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
}
