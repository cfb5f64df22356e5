import type { z } from 'zod'
import { schoolClass } from '#domain/base/class.ts'
import { student } from '#domain/base/student.ts'
import { weightsHold } from '#domain/evaluation/arithmetic.ts'
import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { combinedScore } from '#domain/evaluation/score.ts'
import { scoreLine } from '#domain/evaluation/score-line.ts'
import { type Kept, type Move, movesBy, type Type } from '#domain/evaluation/scoring.ts'
import { rulesAsked } from '#domain/evaluation/set/asked.ts'
import { evaluationSetCalls, type Trial } from '#domain/evaluation/set/calls.ts'
import { evaluationType } from '#domain/evaluation/type.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Database } from '#server/core/app-context.ts'
import { filled, table } from '#server/core/database/table.ts'
import type { Route } from '#server/core/route.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { computeAnew } from './batch.ts'
import { typesOf } from './facts.ts'

type Rules = z.output<typeof rulesAsked>['rules']

/** As many movers are named. */
const most = 100

/** The types as they would count; refused where one is unknown, or the weights do not come to 100. */
async function triedTypes(db: Database, tenantId: string, rules: Rules): Promise<readonly Type[]> {
  const types = await typesOf(db, tenantId)
  if (rules.some(({ id }) => !types.some((type) => type.id === id)))
    refuse({ type: 'conflict', message: '测评类型已经变动，请刷新后重试' })
  const tried = types.map((type) => ({ ...type, ...rules.find(({ id }) => id === type.id) }))
  if (!weightsHold(tried)) refuse({ type: 'invalid', message: '权重合计应为 100%' })
  return tried
}

const openBatches = (db: Database, tenantId: string) =>
  table(evaluationBatch, db, tenantId).list({ state: 'open', computedAt: filled }, ['id', 'name'], {
    order: ['-since'],
    most: 4,
  })

async function keptIn(db: Database, tenantId: string, batchId: string): Promise<readonly Kept[]> {
  const rows = await table(combinedScore, db, tenantId).list({ batchId }, [
    ...(['id', 'studentId', 'classId', 'majorId', 'grade', 'total', 'classRank'] as const),
  ])
  if (rows.length === 0) return []
  const lines = Map.groupBy(
    await table(scoreLine, db, tenantId).list({ scoreId: rows.map(({ id }) => id) }, [
      ...(['scoreId', 'typeId', 'base', 'added', 'deducted'] as const),
    ]),
    ({ scoreId }) => scoreId,
  )
  return rows.map((row) => ({
    ...{ ...row, studentId: row.studentId ?? '', total: row.total ?? 0 },
    lines: (lines.get(row.id) ?? []).map(({ typeId, base, added, deducted }) => ({
      ...{ typeId: typeId ?? '', base: base ?? 0, added: added ?? 0, deducted: deducted ?? 0 },
    })),
  }))
}

async function named(db: Database, tenantId: string, moves: readonly Move[]): Promise<Trial['movers']> {
  const students = new Map(
    (
      await table(student, db, tenantId).list({ id: moves.map(({ studentId }) => studentId) }, ['id', 'name'])
    ).map(({ id, name }) => [id, name]),
  )
  const classes = new Map(
    (
      await table(schoolClass, db, tenantId).list({ id: moves.flatMap(({ classId }) => classId ?? []) }, [
        'id',
        'name',
      ])
    ).map(({ id, name }) => [id, name]),
  )
  return moves.map(({ id, studentId, classId, totals, ranks, places }) => ({
    ...{ id, name: students.get(studentId) ?? '', className: classes.get(classId ?? '') ?? '' },
    ...{ totalBefore: totals[0], totalAfter: totals[1], rankBefore: ranks[0], rankAfter: ranks[1], places },
  }))
}

export const evaluationSetRoutes: readonly Route[] = [
  answerCall(evaluationSetCalls.preview, rulesAsked, async ({ rules }, { app, actor }) => {
    const { db } = app
    const { tenantId } = actor
    const types = await triedTypes(db, tenantId, rules)
    const trials: Trial[] = []
    for (const { id, name } of await openBatches(db, tenantId)) {
      const kept = await keptIn(db, tenantId, id)
      const { moves, changed, relevelled } = movesBy(types, kept)
      trials.push({
        ...{ batch: name, students: kept.length, changed, moved: moves.length, relevelled },
        movers: await named(db, tenantId, moves.slice(0, most)),
      })
    }
    return { trials }
  }),
  answerCall(evaluationSetCalls.apply, rulesAsked, ({ rules }, { app, actor }) =>
    inTransaction(app, actor, async (unit) => {
      const { db } = unit
      await triedTypes(db, actor.tenantId, rules)
      const types = rowsOf(evaluationType, unit)
      for (const current of await types.lockAll(rules.map(({ id }) => id))) {
        const { weight, base, cap } = rules.find(({ id }) => id === current.id) ?? current
        if (weight !== current.weight || base !== current.base || cap !== current.cap)
          await types.update(current, { weight, base, cap })
      }
      const open = await openBatches(db, actor.tenantId)
      for (const { id } of open) await computeAnew(unit, id)
      return { batches: open.length }
    }),
  ),
]
