import type { Tone } from '#domain/kernel/dictionary.ts'

export interface Named {
  readonly name: string
  readonly value: number
  readonly tone?: Tone
}

/** Figures over hours, days or groups: one value of each series for each name, null where there is none. */
export interface Course {
  readonly names: readonly string[]
  readonly series: readonly {
    readonly name: string
    readonly values: readonly (number | null)[]
    readonly tone?: Tone
  }[]
}

/** `values[row][column]`; null where there is nothing, or too little to be told. */
export interface Grid {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  readonly values: readonly (readonly (number | null)[])[]
}

interface Shapes {
  readonly count: number | null
  readonly parts: readonly Named[]
  readonly course: Course
  readonly grid: Grid
  /** A calendar day, where the last figures are not of today. */
  readonly day: string | null
  /** What the figures are of, as the college calls it; no person. */
  readonly name: string | null
}

export interface WallFigure<Kind extends keyof Shapes = keyof Shapes> {
  readonly kind: Kind
  readonly label: string
  /** Groups of fewer are put together with others, or are not told: few people can be recognised. */
  readonly least?: number
  /** What its series and names are called, where the code and no row of the college says it. */
  readonly words?: readonly string[]
}

const figure =
  <Kind extends keyof Shapes>(kind: Kind) =>
  (label: string, more: Pick<WallFigure, 'least' | 'words'> = {}): WallFigure<Kind> => ({
    kind,
    label,
    ...more,
  })

/** One number. */
export const number = figure('count')
/** Groups, the largest first. */
export const parts = figure('parts')
export const course = figure('course')
export const grid = figure('grid')
export const day = figure('day')
export const name = figure('name')

type Declared = Readonly<Record<string, WallFigure>>

/** What a screen's declaration makes of its answer. */
export type FiguresOf<F extends Declared> = { readonly [K in keyof F]: Shapes[F[K]['kind']] }

/** A screen on a wall: counts of tables, and nothing by which a person could be recognised. */
export interface WallScreen<F extends Declared = Declared> {
  readonly code: string
  readonly title: string
  readonly figures: F
}

export const defineWall = <const Code extends string, const F extends Declared>(
  screen: WallScreen<F> & { readonly code: Code },
) => screen

/** What comes of one call, of everything that a screen shows. */
export interface WallAnswer<F> {
  /** When they were counted, `2026-09-01 08:00:00` in Asia/Shanghai. */
  readonly countedAt: string
  readonly schoolName: string
  /** Of the term that has begun last; null before its first and after its last week. */
  readonly week: number | null
  readonly figures: F
}
