import {
  countedOnce,
  type Effect,
  levelOf,
  type Part,
  partOf,
  placesWithin,
  type Rule,
  rounded,
  sumsOf,
  totalOf,
} from './arithmetic.ts'
import { type Dimension, dimensionCodes } from './words.ts'

/** A dimension as a batch counts it. */
export interface Type extends Rule {
  readonly id: string
  readonly dimension: Dimension
  readonly source: 'fixed' | 'academic' | 'fitness' | null
}

/** What is known of one student for one batch. Marks that nobody has reported count as 0. */
export interface Facts {
  readonly academic: number | null
  readonly fitness: number | null
  readonly effects: readonly (Effect & { readonly typeId: string })[]
}

/** A dimension of a score, with the rule by which it counts. */
export interface Line extends Part, Rule {
  readonly typeId: string
  readonly detail: string | null
}

export interface Score {
  readonly lines: readonly Line[]
  readonly total: number
  readonly points: Readonly<Record<Dimension, number | null>>
}

const longest = 1000
const signed = (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)}`
const said = ({ label, points }: Effect) => `${label} ${signed(points)}`

/** What counts, and after it what stands behind a higher one, in words; null where nothing happened. */
function detailOf(counted: readonly Effect[], behind: readonly Effect[]): string | null {
  const parts = [
    ...counted.map(said),
    ...behind.map((effect) => `${said(effect)}（同一事项已计最高，不重复计）`),
  ]
  const whole = parts.join('；')
  return whole.length > longest ? `${whole.slice(0, longest - 1)}…` : whole || null
}

const baseOf = ({ source, base }: Type, { academic, fitness }: Facts): number => {
  if (source === 'academic') return academic ?? 0
  return source === 'fitness' ? (fitness ?? 0) : base
}

/** The score of a student: each dimension with its line, and the total by weight. */
export function scoreOf(types: readonly Type[], facts: Facts): Score {
  const lines = types.map((type): Line => {
    const { counted, behind } = countedOnce(facts.effects.filter(({ typeId }) => typeId === type.id))
    const { added, deducted } = sumsOf(counted)
    const base = rounded(baseOf(type, facts))
    return {
      ...{ typeId: type.id, weight: type.weight, cap: type.cap, detail: detailOf(counted, behind) },
      ...partOf({ ...type, base }, added, deducted),
    }
  })
  return { lines, total: totalOf(lines), points: pointsBy(types, lines) }
}

const pointsBy = (types: readonly Type[], lines: readonly Line[]): Score['points'] =>
  Object.fromEntries(
    dimensionCodes.map((code) => {
      const type = types.find(({ dimension }) => dimension === code)
      return [code, lines.find(({ typeId }) => typeId === type?.id)?.points ?? null]
    }),
  ) as Score['points']

/** Among whom a student is placed. */
export interface Groups {
  readonly classId: string | null
  readonly majorId: string | null
  readonly grade: number | null
}

/** Places in class, in the major of the same grade, and in the grade. */
export function placesOfAll<R extends Groups & { readonly total: number }>(rows: readonly R[]) {
  const inClass = placesWithin(rows, ({ classId }) => classId)
  const inMajor = placesWithin(rows, ({ majorId, grade }) => majorId && `${majorId} ${grade}`)
  const inGrade = placesWithin(rows, ({ grade }) => (grade === null ? null : String(grade)))
  return (row: R) => ({
    classRank: inClass.get(row)?.rank ?? null,
    classSize: inClass.get(row)?.size ?? null,
    majorRank: inMajor.get(row)?.rank ?? null,
    majorSize: inMajor.get(row)?.size ?? null,
    gradeRank: inGrade.get(row)?.rank ?? null,
    gradeSize: inGrade.get(row)?.size ?? null,
  })
}

/** A score that is kept: its sums stay while weights, caps and bases are tried. */
export interface Kept extends Groups {
  readonly id: string
  readonly studentId: string
  readonly total: number
  readonly classRank: number | null
  readonly lines: readonly {
    readonly typeId: string
    readonly base: number
    readonly added: number
    readonly deducted: number
  }[]
}

export interface Move {
  readonly id: string
  readonly studentId: string
  readonly classId: string | null
  readonly totals: readonly [before: number, after: number]
  readonly ranks: readonly [before: number, after: number]
  /** Places in the class: above zero, the student rises. */
  readonly places: number
}

/** Who would move in class if the types counted so, the farthest first, and whose level of the total would be another. */
export function movesBy(types: readonly Type[], kept: readonly Kept[]) {
  const ruleOf = new Map(types.map((type) => [type.id, type]))
  const tried = kept.map((row) => ({
    ...{ row, classId: row.classId },
    total: totalOf(
      row.lines.flatMap(({ typeId, base, added, deducted }) => {
        const type = ruleOf.get(typeId)
        if (!type) return []
        const begins = type.source === 'fixed' || type.source === null ? type.base : base
        return partOf({ ...type, base: begins }, added, deducted)
      }),
    ),
  }))
  const places = placesWithin(tried, ({ classId }) => classId)
  const moves = tried.flatMap((each): Move[] => {
    const before = each.row.classRank
    const after = places.get(each)?.rank
    if (before === null || after === undefined || before === after) return []
    const { id, studentId, classId, total } = each.row
    return [
      {
        ...{ id, studentId, classId, totals: [total, each.total], ranks: [before, after] },
        places: before - after,
      },
    ]
  })
  return {
    moves: moves.toSorted((one, other) => Math.abs(other.places) - Math.abs(one.places)),
    changed: tried.filter(({ row, total }) => row.total !== total).length,
    relevelled: tried.filter(({ row, total }) => levelOf(row.total) !== levelOf(total)).length,
  }
}
