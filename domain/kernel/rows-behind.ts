import { inBand } from './bands.ts'
import type { Condition } from './condition.ts'
import type { Field } from './field.ts'
import { eachOf, type Figures, isStep, stepWithin } from './figures.ts'
import { stepOf } from './path.ts'
import type { Screen } from './screen.ts'
import { shownFields } from './shown-fields.ts'
import { dayOfRows, type Measure, type Stats, statsOn } from './stats.ts'

/** What of the counted rows a group is; undefined where it lies behind a reference that their list does not go through. */
function shownField({ of }: Stats, group: string): string | undefined {
  if (shownFields(of).has(group)) return group
  const step = stepOf(of, group)
  return typeof step === 'string' ? step : undefined
}

/** The screens that list the counted rows: the one that is named, or the whole lists of their resource. */
export const listsBehind = <S extends Pick<Screen, 'kind' | 'path' | 'resource' | 'where'>>(
  { of, leadsTo }: Stats,
  screens: readonly S[],
): readonly S[] =>
  screens.filter(({ kind, resource, path, where }) =>
    leadsTo ? path === leadsTo : kind === 'list' && resource === of.name && Object.keys(where).length === 0,
  )

/** The condition that finds the rows behind a figure: its groups, its days, and what its measure counts. */
export function rowsBehind(
  declared: Stats,
  { at: asked, period, on, latest }: Pick<Figures, 'at' | 'period' | 'on' | 'latest'>,
  cell: { readonly groups: Readonly<Record<string, string | null>>; readonly measure: string },
): Condition | undefined {
  const today = asked.slice(0, 10)
  const stats = statsOn(declared, today)
  const [step] = Object.entries(cell.groups).filter(([group]) => isStep(group))
  const within = step && period ? stepWithin(period, eachOf(step[0]), step[1] ?? '') : undefined
  if (step && !within) return undefined
  const cuts = Object.entries(cell.groups).filter(([group]) => !isStep(group))
  const groups = cuts.map(([group, key]) => {
    const name = shownField(stats, group)
    const bands = stats.bands?.[group]
    if (bands && key !== null) return inBand(group, bands, dayOfRows(stats, on) ?? today, key)
    return name === undefined ? undefined : isGroup(stats, name, key)
  })
  if (groups.includes(undefined)) return undefined
  const all = [
    ...(groups as Condition[]),
    ...lyingIn(stats, within ?? period),
    ...holdingOn(stats, on),
    ...(stats.latest && latest !== null && !(stats.latest in cell.groups)
      ? [isGroup(stats, stats.latest, latest)]
      : []),
    ...(stats.where ? [stats.where] : []),
    ...countedBy(stats, stats.measures[cell.measure] as Measure),
  ]
  return all.length > 1 ? { all } : all[0]
}

const kindOf = ({ of }: Stats, name: string) => (shownFields(of).get(name) ?? (of.fields[name] as Field)).kind

function isGroup(stats: Stats, field: string, key: string | null): Condition {
  if (key === null) return { field, is: 'empty' }
  const kind = kindOf(stats, field)
  if (kind === 'yes-no') return { field, is: 'equals', value: key === 'true' }
  if (kind === 'integer') return { field, is: 'equals', value: Number(key) }
  return kind === 'choice' || kind === 'reference'
    ? { field, is: 'among', value: [key] }
    : { field, is: 'equals', value: key }
}

/** A moment of a day: its first, or its last second. */
const at = (stats: Stats, name: string, day: string, end: 'first' | 'last') =>
  kindOf(stats, name) === 'moment' ? `${day} ${end === 'first' ? '00:00:00' : '23:59:59'}` : day

function lyingIn(stats: Stats, period: Figures['period']): readonly Condition[] {
  const { over } = stats
  return over && period
    ? [
        {
          field: over,
          is: 'between',
          value: [at(stats, over, period.from, 'first'), at(stats, over, period.to, 'last')],
        },
      ]
    : []
}

function holdingOn(stats: Stats, on: string | null): readonly Condition[] {
  const { during } = stats
  if (!during || !on) return []
  const { since, until } = during
  return [
    { field: since, is: 'atMost', value: at(stats, since, on, 'last') },
    {
      any: [
        { field: until, is: 'empty' },
        { field: until, is: 'above', value: at(stats, until, on, 'last') },
      ],
    },
  ]
}

/** Of a ratio, the rows of its part. */
function countedBy(stats: Stats, measure: Measure): readonly Condition[] {
  if (measure.measure === 'ratio') return countedBy(stats, stats.measures[measure.part] as Measure)
  return measure.where ? [measure.where] : []
}
