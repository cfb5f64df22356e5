import { type ViolationLevel, violationLevels } from './words.ts'

interface Tariff {
  readonly points: number
  readonly repeatPoints: number
  readonly mostPoints: number
}

/** Points that a violation costs which was committed so often before within the time that counts. */
export const pointsFor = ({ points, repeatPoints, mostPoints }: Tariff, before: number): number =>
  Math.min(points + repeatPoints * before, mostPoints)

/** From how many points on the college thinks of a punishment, by its level. */
export type Thresholds = Readonly<Record<'warning' | 'serious' | 'demerit' | 'probation', number>>

const order = Object.keys(violationLevels.labels) as ViolationLevel[]

/** How severe a level is, from 0. */
export const severityOf = (level: ViolationLevel): number => order.indexOf(level)

/** The punishment that so many points suggest; null below the first threshold. */
export function suggestedBy(points: number, thresholds: Thresholds): ViolationLevel | null {
  const reached = (['probation', 'demerit', 'serious', 'warning'] as const).find(
    (level) => points >= thresholds[level],
  )
  return reached ?? null
}
