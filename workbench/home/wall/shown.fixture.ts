import { clockAt } from '#domain/kits/college-clock.ts'
import type { WallFigure } from '#domain/system/wall/figure.ts'
import { type WallCode, type WallShown, wallScreens } from '#domain/system/wall/screens.ts'

const days = Array.from({ length: 14 }, (_, at) => `2026-08-${String(at + 10)}`)
/** They name provinces and stars alike. */
const names = ['11', '12', '13', '31', '32']

/** Figures of each kind, which are others with each turn. */
const figures: { readonly [K in WallFigure['kind']]: (turn: number, figure: WallFigure) => unknown } = {
  count: (turn) => 4_000 + (turn % 7),
  parts: (turn) => names.map((name, at) => ({ name, value: 900 - at * 100 + (turn % 5) })),
  course: (turn, { words = ['人数'] }) => ({
    names: days,
    series: words.map((name) => ({ name, values: days.map((_, at) => at * 10 + (turn % 3)) })),
  }),
  grid: (turn) => ({
    rows: names,
    columns: days,
    values: names.map(() => days.map((_, at) => at + (turn % 3))),
  }),
  day: () => null,
  name: () => null,
}

/** What a server tells a wall at that moment. */
export const shownOf = (code: WallCode, now: number, turn: number) =>
  ({
    countedAt: clockAt(new Date(now)),
    schoolName: '示范学院',
    week: 1,
    figures: Object.fromEntries(
      Object.entries<WallFigure>(wallScreens[code].figures).map(([name, figure]) => [
        name,
        figures[figure.kind](turn, figure),
      ]),
    ),
  }) as unknown as WallShown
