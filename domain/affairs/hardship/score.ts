import { fenOf } from '#domain/kernel/money.ts'
import type { HardshipLevel } from './words.ts'

/** What a family says of itself; amounts in yuan with two decimals, as on the wire. */
export interface Household {
  readonly familySize: number
  readonly labourCount: number
  readonly supportCount: number
  /** A year, each head. */
  readonly incomePerHead: string
  readonly debt: string | null
  readonly disaster: string | null
  readonly accident: string | null
  readonly illness: string | null
  /** Codes of special groups, with commas between them. */
  readonly groups: string | null
}

/** Points of the score sheet, item by item, and their sum: 0 to 100. */
export interface Score {
  readonly incomePoints: number
  readonly burdenPoints: number
  readonly debtPoints: number
  readonly eventPoints: number
  readonly groupPoints: number
  readonly points: number
}

/** From how many points on a level is proposed. */
export interface Thresholds {
  readonly specialFrom: number
  readonly hardFrom: number
  readonly plainFrom: number
}

const isSaid = (words: string | null) => (words ?? '').trim() !== ''
const yuan = (amount: string | null) => (amount ? fenOf(amount) / 100 : 0)

/** Up to 40: none from 18 000 yuan a year on, one more for each 450 yuan less. */
const incomePointsOf = (perHead: number) => Math.max(0, Math.min(40, Math.ceil((18_000 - perHead) / 450)))

/** Up to 20: the share of the family without work, and two for each person to be supported, up to 8. */
function burdenPointsOf({ familySize, labourCount, supportCount }: Household): number {
  const idle = Math.max(0, familySize - labourCount)
  const share = Math.round((12 * Math.min(idle, familySize)) / Math.max(1, familySize))
  return share + Math.min(8, 2 * supportCount)
}

/** Up to 10: one for each 10 000 yuan begun. */
const debtPointsOf = (debt: number) => Math.min(10, Math.ceil(debt / 10_000))

const eventsOf = ({ disaster, accident, illness }: Household) =>
  [disaster, accident, illness].filter(isSaid).length

/** The groups of a family, each once. */
export const groupsOf = (groups: string | null): readonly string[] => [
  ...new Set((groups ?? '').split(',').filter((code) => code !== '')),
]

/**
 * The score sheet: income 40, burden 20, debt 10, misfortunes of the year 5 each up to 10, special groups 15 for the first
 * and 5 for another. The more a family lacks, the more points it has.
 */
export function scoreOf(family: Household): Score {
  const groups = groupsOf(family.groups).length
  const items = {
    incomePoints: incomePointsOf(yuan(family.incomePerHead)),
    burdenPoints: burdenPointsOf(family),
    debtPoints: debtPointsOf(yuan(family.debt)),
    eventPoints: Math.min(10, 5 * eventsOf(family)),
    groupPoints: groups === 0 ? 0 : groups === 1 ? 15 : 20,
  }
  return { ...items, points: Object.values(items).reduce((sum, points) => sum + points, 0) }
}

/** Whether somebody of these groups may have the level: 特别困难 takes a special group. */
export const mayHave = (level: HardshipLevel | null, groups: string | null): boolean =>
  level !== 'special' || groupsOf(groups).length > 0

/** The level that the points propose; null below all of them. Without a special group it is 困难 at the most. */
export function levelOf(
  points: number,
  groups: string | null,
  { specialFrom, hardFrom, plainFrom }: Thresholds,
): HardshipLevel | null {
  if (points >= specialFrom && mayHave('special', groups)) return 'special'
  if (points >= hardFrom) return 'hard'
  return points >= plainFrom ? 'plain' : null
}
