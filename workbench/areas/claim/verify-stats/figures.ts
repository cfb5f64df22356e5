import type { Verdict } from '#domain/claim/verdict.ts'
import type { GroupLine, HourLine } from '#domain/claim/verify-figures.ts'

const sum = <Line>(lines: readonly Line[], of: (line: Line) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

/** In percent; null where nobody was to come. */
export const rateOf = ({ arrived, expected }: Pick<GroupLine, 'arrived' | 'expected'>): number | null =>
  expected > 0 ? (arrived / expected) * 100 : null

/** All groups together. */
export const totalOf = (lines: readonly GroupLine[]) => ({
  expected: sum(lines, (line) => line.expected),
  arrived: sum(lines, (line) => line.arrived),
  unpaid: sum(lines, (line) => line.unpaid),
})

/** The days on which anybody was at a desk, the last first. */
export const daysIn = (hours: readonly HourLine[]): readonly string[] =>
  [...new Set(hours.map(({ day }) => day))].toSorted().toReversed()

const onDay = (hours: readonly HourLine[], day: string | null) =>
  hours.filter((line) => day === null || line.day === day)

/** How many were let in in each hour between the first and the last, none left out. */
export function passesByHour(hours: readonly HourLine[], day: string | null) {
  const lines = onDay(hours, day)
  const seen = lines.map(({ hour }) => hour)
  const first = Math.min(...seen)
  const all =
    seen.length > 0 ? Array.from({ length: Math.max(...seen) - first + 1 }, (_, at) => first + at) : []
  return all.map((hour) => ({
    hour,
    passed: sum(
      lines.filter((line) => line.hour === hour),
      ({ passed }) => passed,
    ),
  }))
}

/** How often each verdict was given; those that were not are left out. */
export function tapsByVerdict(hours: readonly HourLine[], day: string | null) {
  const byVerdict = Map.groupBy(onDay(hours, day), ({ verdict }) => verdict)
  return [...byVerdict].map(([verdict, lines]): { verdict: Verdict; taps: number } => ({
    verdict,
    taps: sum(lines, ({ taps }) => taps),
  }))
}
