import type { HealthGrade } from './words.ts'

/** What a sheet gives points for, each 0 to 10. */
export const healthItems = ['ground', 'beds', 'desks', 'tidiness', 'bathroom', 'balcony'] as const

export type HealthItem = (typeof healthItems)[number]
type HealthPoints = Readonly<Partial<Record<HealthItem, number | null>>>
export type HealthWeights = Readonly<Record<HealthItem, number>>

export interface HealthMarks {
  readonly excellentFrom: number
  readonly goodFrom: number
  readonly passFrom: number
}

/**
 * The points of a sheet by weight, 0 to 100, whole. What was not given points, such as the balcony of a room without
 * one, counts neither for the room nor against it. Null where nothing was given points.
 */
export function healthScore(points: HealthPoints, weights: HealthWeights): number | null {
  const given = healthItems.flatMap((item) => {
    const value = points[item]
    return typeof value === 'number' ? [{ value, weight: weights[item] }] : []
  })
  const whole = given.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return null
  return Math.round(given.reduce((sum, { value, weight }) => sum + value * weight * 10, 0) / whole)
}

/** The grade of a score, by the marks of the college. */
export function gradeOf(score: number, { excellentFrom, goodFrom, passFrom }: HealthMarks): HealthGrade {
  if (score >= excellentFrom) return 'excellent'
  if (score >= goodFrom) return 'good'
  return score >= passFrom ? 'passed' : 'failed'
}
