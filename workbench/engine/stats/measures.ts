import type { TFunction } from 'i18next'
import type { Field } from '#domain/kernel/field.ts'
import type { Figures } from '#domain/kernel/figures.ts'
import { isMoney, type Measure, needsRows, type Stats } from '#domain/kernel/stats.ts'

/** A figure of the answer: where it stands in each row, what it is called, how it is written. */
export interface ShownMeasure {
  readonly name: string
  readonly at: number
  readonly label: string
  /** 人次 of counts, 元 of amounts, % of ratios; none where the label says it. */
  readonly unit: string | undefined
  readonly digits: number
  /** What it is of nothing. */
  readonly ofNothing: 0 | null
}

const kindOf = ({ of }: Stats, measure: Measure) =>
  'field' in measure ? (of.fields[measure.field] as Field).kind : undefined

function digitsOf(stats: Stats, measure: Measure): number {
  if (isMoney(stats, measure)) return 2
  const whole = measure.measure === 'sum' && kindOf(stats, measure) === 'integer'
  return whole || measure.measure === 'count' || measure.measure === 'distinct' ? 0 : 1
}

function unitOf(stats: Stats, measure: Measure): string | undefined {
  if (measure.measure === 'ratio') return '%'
  return isMoney(stats, measure) ? '元' : undefined
}

/** The measures that this person is told, in the order of the answer. */
export const toldOf = (t: TFunction, stats: Stats, { measures }: Figures): readonly ShownMeasure[] =>
  measures.map((name, at) => {
    const measure = stats.measures[name] as Measure
    const unit = unitOf(stats, measure)
    const ofNothing = needsRows(measure) ? null : 0
    return {
      ...{ name, at, label: t(measure.label), unit: unit && t(unit), ofNothing },
      digits: digitsOf(stats, measure),
    }
  })

/** As a cell and a card write it; a dash where there is none. */
export function written(locale: string, { digits, unit }: ShownMeasure, figure: number | null): string {
  if (figure === null) return '—'
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(figure)
  return unit === '%' ? `${number}%` : number
}

/** A change with its sign; of a share in percentage points, which the column says. */
export const writtenChange = (locale: string, { digits }: ShownMeasure, change: number | null): string =>
  change === null
    ? '—'
    : new Intl.NumberFormat(locale, { maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(
        change,
      )
