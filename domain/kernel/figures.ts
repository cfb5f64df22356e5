import type { z } from 'zod'
import { daysAfter } from '#domain/kernel/days.ts'
import { defineCall } from './call.ts'
import { camel } from './camel.ts'
import type { figuresAsked } from './figures-asked.ts'
import type { Each, Stats } from './stats.ts'

export type FiguresAsked = z.input<typeof figuresAsked>

export interface Period {
  readonly from: string
  readonly to: string
}

/** One group and its figures, in the order of the answer's measures; null is no figure, or one that is not told. */
export interface FigureRow {
  /** Of each group the code, the id or the step of time; null where rows have none. */
  readonly keys: readonly (string | null)[]
  /** The names behind ids. Codes of dictionaries and steps of time have none. */
  readonly labels: readonly (string | null)[]
  readonly figures: readonly (number | null)[]
  readonly before?: readonly (number | null)[]
  /** Fewer rows than may be told. */
  readonly few?: true
}

/** The same figures cut by the same groups. Steps of time are named `each:week`. No groups: the totals. */
export interface FigureSet {
  readonly by: readonly string[]
  readonly rows: readonly FigureRow[]
}

export interface Figures {
  /** From when they are. */
  readonly at: string
  readonly period: Period | null
  readonly on: string | null
  /**
   * The value that alone is counted of the field named by `latest`, and where its values stand side by side the one that
   * the totals are of; null where all are counted.
   */
  readonly latest: string | null
  /** Its name, where it is a reference. */
  readonly latestLabel: string | null
  readonly compared: Period | null
  readonly by: string
  readonly across: string | null
  /** Those that the asker may cut by, and the figures that they may see. */
  readonly groups: readonly string[]
  readonly measures: readonly string[]
  readonly sets: readonly FigureSet[]
}

/** By how much a figure changed, in its own unit, of a share in percentage points; none where one of the two is not told. */
export const changeOf = (now: number | null | undefined, before: number | null | undefined): number | null =>
  now == null || before == null ? null : now - before

/** A step of time among the groups of a set. */
export const stepped = (each: Each) => `each:${each}`

const stepPrefix = stepped('' as Each)
export const isStep = (group: string) => group.startsWith(stepPrefix)
export const eachOf = (group: string) => group.slice(stepPrefix.length) as Each

const lastOfMonth = (month: string) => daysAfter(`${daysAfter(`${month}-28`, 4).slice(0, 7)}-01`, -1)

const daysOf: Readonly<Partial<Record<Each, (key: string) => readonly [from: string, to: string]>>> = {
  day: (key) => [key, key],
  week: (key) => [key, daysAfter(key, 6)],
  month: (key) => [`${key}-01`, lastOfMonth(key)],
  year: (key) => [`${key}-01-01`, `${key}-12-31`],
}

/** The days of a period that lie in one step of it; none of steps that are laid over one another. */
export function stepWithin({ from, to }: Period, each: Each, key: string): Period | undefined {
  const [first, last] = daysOf[each]?.(key) ?? []
  if (!first || !last) return undefined
  return { from: first > from ? first : from, to: last < to ? last : to }
}

/** The calls of one declaration: its figures, and the table of them as a workbook. */
export const figureCalls = ({ path, title, of }: Stats) => {
  const [area, screen = ''] = path.split('/')
  const at = `${area}/${camel(screen)}`
  const access = `${of.name}:view` as const
  return {
    figures: defineCall<FiguresAsked, Figures>({ method: 'GET', path: `${at}/figures`, access, title }),
    export: defineCall<FiguresAsked, Blob>({
      method: 'GET',
      path: `${at}/exportFigures`,
      access: `${of.name}:export`,
      title: `${title}：导出`,
      reply: 'file',
    }),
  }
}
