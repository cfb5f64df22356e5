import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { evaluationAnalysis } from '#domain/evaluation/stats.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import { table } from '#server/core/database/table.ts'
import type { Counting } from './counting.ts'

const { latest: _, ...ofAll } = evaluationAnalysis

/** 测评分析 of every term, where its own screen has the last. */
export const everyTerm: Stats = ofAll

/** The same of one term. */
export const ofTerm = (period: string): Stats => ({
  ...ofAll,
  where: { field: 'period', is: 'equals', value: period },
})

export interface Batch {
  readonly id: string
  readonly name: string
  /** As in the scores, `2026-2027-1`. */
  readonly period: string
  readonly since: string
  readonly until: string
  readonly state: string | null
}

/** The evaluations of the college, the last first. */
export async function batchesOf({ app, tenantId }: Counting): Promise<readonly Batch[]> {
  const rows = await table(evaluationBatch, app.db, tenantId).list({}, [
    ...(['id', 'name', 'academicYear', 'term', 'since', 'until', 'state'] as const),
  ])
  return rows
    .map(({ academicYear, term, ...batch }) => ({ ...batch, period: `${academicYear}-${term}` }))
    .toSorted((one, other) => (one.period < other.period ? 1 : -1))
}
