import type { ScoreLevel } from './words.ts'

/** How one dimension counts. Weights are percent of the whole; base and cap are points. */
export interface Rule {
  readonly weight: number
  readonly base: number
  readonly cap: number
}

/** What one event gives: points above zero are added, points below zero are taken away. */
export interface Effect {
  /** Effects of one event share it; of those that add, and of those that take away, only the highest counts. */
  readonly event: string
  readonly points: number
  readonly label: string
}

export interface Part {
  readonly base: number
  readonly added: number
  readonly deducted: number
  /** min(cap, base + added − deducted), never below 0. */
  readonly points: number
  /** points × weight ÷ 100. */
  readonly weighted: number
}

/** Hundredths are kept: a score is a sum of two decimals. */
export const rounded = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100

/** The effects that count, one for each event and direction, and those that stand behind a higher one. */
export function countedOnce<E extends Pick<Effect, 'event' | 'points'>>(
  effects: readonly E[],
): { readonly counted: readonly E[]; readonly behind: readonly E[] } {
  const highest = new Map<string, E>()
  for (const effect of effects) {
    const key = `${Math.sign(effect.points)} ${effect.event}`
    const best = highest.get(key)
    if (!best || Math.abs(effect.points) > Math.abs(best.points)) highest.set(key, effect)
  }
  const counted = new Set(highest.values())
  return {
    counted: effects.filter((effect) => counted.has(effect)),
    behind: effects.filter((effect) => !counted.has(effect)),
  }
}

/** One dimension from its sums: 基础分 + 加分 − 减分, within 0 and the cap, by its weight. */
export function partOf({ weight, base, cap }: Rule, added: number, deducted: number): Part {
  const points = rounded(Math.max(0, Math.min(cap, base + added - deducted)))
  return {
    ...{ base, added: rounded(added), deducted: rounded(deducted), points },
    weighted: rounded((points * weight) / 100),
  }
}

/** The sums of effects that count already. */
export const sumsOf = (counted: readonly Pick<Effect, 'points'>[]) => ({
  added: rounded(counted.reduce((sum, { points }) => sum + Math.max(0, points), 0)),
  deducted: rounded(counted.reduce((sum, { points }) => sum + Math.max(0, -points), 0)),
})

/** Σ of the weighted dimensions. */
export const totalOf = (parts: readonly Pick<Part, 'weighted'>[]): number =>
  rounded(parts.reduce((sum, { weighted }) => sum + weighted, 0))

/** 学年: the mean of the two terms; null until both are there. */
export const yearOf = (terms: readonly number[]): number | null =>
  terms.length < 2 ? null : rounded(terms.reduce((sum, total) => sum + total, 0) / terms.length)

/** The level of a total, of 100. */
export function levelOf(total: number): ScoreLevel {
  if (total >= 90) return 'excellent'
  if (total >= 80) return 'good'
  if (total >= 70) return 'fair'
  return total >= 60 ? 'passed' : 'failed'
}

export interface Place {
  readonly rank: number
  readonly size: number
}

/** Places from the highest total down, in the order given; who has the same total shares a place: 1, 1, 3. */
export function placesOf(totals: readonly number[]): readonly Place[] {
  const ranks = new Map<number, number>()
  for (const [at, total] of totals.toSorted((one, other) => other - one).entries())
    if (!ranks.has(total)) ranks.set(total, at + 1)
  return totals.map((total) => ({ rank: ranks.get(total) ?? totals.length, size: totals.length }))
}

/** The same within groups; null for rows of no group. */
export function placesWithin<R extends { readonly total: number }>(
  rows: readonly R[],
  groupOf: (row: R) => string | null,
): ReadonlyMap<R, Place> {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const group = groupOf(row)
    if (group === null) continue
    const members = groups.get(group)
    if (members) members.push(row)
    else groups.set(group, [row])
  }
  const places = new Map<R, Place>()
  for (const members of groups.values())
    for (const [at, place] of placesOf(members.map(({ total }) => total)).entries()) {
      const row = members[at]
      if (row) places.set(row, place)
    }
  return places
}

/** Weights of all dimensions come to 100. */
export const weightsHold = (rules: readonly Pick<Rule, 'weight'>[]): boolean =>
  Math.abs(rules.reduce((sum, { weight }) => sum + weight, 0) - 100) < 0.005
