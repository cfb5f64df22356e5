import { levelOf, weightsHold, yearOf } from '#domain/evaluation/arithmetic.ts'
import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { combinedScore } from '#domain/evaluation/score.ts'
import { scoreLine } from '#domain/evaluation/score-line.ts'
import { placesOfAll, scoreOf } from '#domain/evaluation/scoring.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { not, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { type Batch, evaluatedIn, typesOf } from './facts.ts'

const keptColumns = [
  ...(['id', 'number', 'batchId', 'period', 'studentId', 'classId', 'departmentId', 'majorId'] as const),
  ...(['grade', 'moral', 'intellectual', 'physical', 'aesthetic', 'labour', 'total', 'level'] as const),
  ...(['yearTotal', 'classRank', 'classSize', 'majorRank', 'majorSize', 'gradeRank', 'gradeSize'] as const),
  ...(['declared', 'state', 'objection', 'objectedAt', 'reply', 'repliedAt'] as const),
] as const

const lineColumns = [
  ...(['typeId', 'base', 'added', 'deducted', 'cap', 'points'] as const),
  ...(['weight', 'weighted', 'detail'] as const),
] as const

/** The same values in the same order, whatever the order of the keys. */
const said = (columns: readonly string[], row: object) =>
  JSON.stringify(columns.map((name) => (row as Readonly<Record<string, unknown>>)[name] ?? null))

/**
 * Computes all scores of a batch and their places, in the transaction of the caller: everybody's facts are read in a fixed
 * number of statements, and only scores that came out otherwise are written. Refused where the batch is archived, or the
 * weights do not come to 100. Answers with the students and how many of their scores were written.
 */
export async function computeBatch(db: Database, tenantId: string, batchId: string, now: Date) {
  const batches = table(evaluationBatch, db, tenantId)
  const [batch] = (await batches.list({ id: batchId }, batchColumns, { lock: 'update' })) as Batch[]
  if (!batch) return refuse({ type: 'not-found' })
  if (batch.state === 'archived') refuse({ type: 'conflict', message: '批次已经归档，得分不再变动' })
  const types = await typesOf(db, tenantId)
  if (!weightsHold(types))
    refuse({ type: 'conflict', message: '启用的测评类型权重合计应为 100%，请先在测评设置中调整' })
  const evaluated = await evaluatedIn(db, tenantId, batch, types)
  const others = await otherTermOf(db, tenantId, batch)
  const kept = await keptOf(db, tenantId, batchId)
  const scored = evaluated.map(({ facts, ...who }) => ({ ...who, facts, ...scoreOf(types, facts) }))
  const placed = placesOfAll(scored)
  const rows = scored.map((score) => {
    const { studentId, studentNo, classId, departmentId, majorId, grade, total, points, facts, lines } = score
    const before = kept.get(studentId)
    const row = {
      ...(before?.row ?? { state: 'computed' as const }),
      ...{ id: before?.row.id ?? newId(), number: `${batch.code}-${studentNo}`, batchId },
      ...{ period: `${batch.academicYear}-${batch.term}`, studentId, classId, departmentId, majorId, grade },
      ...{ ...points, total, level: levelOf(total), ...placed(score) },
      yearTotal: yearOf([total, ...(others.get(studentId) ?? [])]),
      declared: facts.effects.filter((effect) => 'declared' in effect && effect.declared === true).length,
    }
    return { row, lines, before }
  })
  const changed = rows.filter(
    ({ row, lines, before }) =>
      !before ||
      said(keptColumns, before.row) !== said(keptColumns, row) ||
      before.lines !== linesSaid(lines),
  )
  const present = new Set(scored.map(({ studentId }) => studentId))
  const gone = [...kept].flatMap(([studentId, { row }]) => (present.has(studentId) ? [] : [row.id]))
  const written = changed.map(({ row }) => row.id)
  await removeScores(db, tenantId, [...gone, ...changed.flatMap(({ before }) => before?.row.id ?? [])])
  await insertRows(
    db,
    combinedScore,
    tenantId,
    changed.map(({ row }) => row),
    { at: now },
  )
  await insertRows(
    db,
    scoreLine,
    tenantId,
    changed.flatMap(({ row, lines }) => lines.map((line) => ({ ...line, id: newId(), scoreId: row.id }))),
    { at: now },
  )
  return { students: rows.length, written: written.length }
}

const batchColumns = ['id', 'code', 'academicYear', 'term', 'since', 'until', 'state', 'computedAt'] as const

const linesSaid = (lines: readonly object[]) => lines.map((line) => said(lineColumns, line)).join()

/** What a batch has, by the student; it stays locked until the end of the transaction. */
async function keptOf(db: Database, tenantId: string, batchId: string) {
  const rows = await table(combinedScore, db, tenantId).lock({ batchId }, keptColumns)
  const lines = Map.groupBy(
    rows.length === 0
      ? []
      : await table(scoreLine, db, tenantId).list(
          { scoreId: rows.map(({ id }) => id) },
          ['scoreId', ...lineColumns],
          { order: ['scoreId', 'id'] },
        ),
    ({ scoreId }) => scoreId,
  )
  return new Map(rows.map((row) => [row.studentId ?? '', { row, lines: linesSaid(lines.get(row.id) ?? []) }]))
}

/** The totals of the other terms of the same school year, by the student. */
async function otherTermOf(db: Database, tenantId: string, { id, academicYear }: Batch) {
  const others = await table(evaluationBatch, db, tenantId).list({ academicYear, id: not(id) }, ['id'])
  const rows =
    others.length === 0
      ? []
      : await table(combinedScore, db, tenantId).list({ batchId: others.map(({ id }) => id) }, [
          'studentId',
          'total',
        ])
  const totals = new Map<string, number[]>()
  for (const { studentId, total } of rows)
    if (studentId && total !== null) totals.set(studentId, [...(totals.get(studentId) ?? []), total])
  return totals
}

async function removeScores(db: Database, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  await table(scoreLine, db, tenantId).remove({ scoreId: ids })
  await table(combinedScore, db, tenantId).remove({ id: ids })
}
