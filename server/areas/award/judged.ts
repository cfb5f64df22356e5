import type { awardApplication } from '#domain/award/application.ts'
import { awardBatch } from '#domain/award/batch.ts'
import { awardCondition } from '#domain/award/condition.ts'
import { failing, inWords, type Judgement, judge } from '#domain/award/judge.ts'
import { awardParameter } from '#domain/award/parameter.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { type Known, knownOf, type Rated } from './figures.ts'

export type Application = Row<typeof awardApplication>

export const parametersOf = ({ db, actor }: Unit) => settingsOf(db, actor.tenantId, awardParameter)

const asked = [
  ...(['id', 'name', 'projectId', 'academicYear', 'term', 'evaluationBatchId', 'opensOn'] as const),
  ...(['closesOn', 'collegeDays', 'schoolDays', 'total', 'note'] as const),
] as const

/** A batch; refused where there is none. */
export const batchOf = async ({ db, actor }: Unit, id: string | null | undefined) =>
  (await table(awardBatch, db, actor.tenantId).get({ id: id ?? '' }, asked)) ?? refuse({ type: 'not-found' })

export interface Judged extends Known {
  readonly judgements: readonly Judgement[]
}

/** Each condition of a batch with the figures of a student, as they are known now. */
export async function judgedOf(unit: Unit, studentId: string, rated: Rated): Promise<Judged> {
  const { secondFigure } = await parametersOf(unit)
  const conditions = await table(awardCondition, unit.db, unit.actor.tenantId).list(
    { projectId: rated.projectId },
    ['kind', 'operator', 'value', 'hardshipLevel', 'hard'],
    { order: ['sort'] },
  )
  const known = await knownOf(unit, studentId, rated, secondFigure)
  return { ...known, judgements: judge(conditions, known.figures) }
}

const line = (judgement: Judgement) =>
  `${judgement.holds ? '✓ 符合' : judgement.hard ? '✗ 不符合' : '△ 未达到'}　${sentence(inWords(judgement))}`

/** What an application keeps of a judgement, for those who decide next. */
export const keptOf = ({ judgements, score, second, standing }: Judged, judgedOn: string) => ({
  ...{ score, second, standing, judgedOn },
  checks: judgements.map(line).join('\n') || null,
})

/** Judges an application anew; refuses it by the names of the hard conditions that fail. */
export async function judgedAnew(unit: Unit, { studentId, batchId }: Application) {
  const judged = await judgedOf(unit, studentId ?? '', await batchOf(unit, batchId))
  const faults = failing(judged.judgements)
  if (faults.length > 0)
    refuse({ type: 'conflict', message: phrase('不符合评选条件。{{why}}', { why: faults.map(inWords) }) })
  return keptOf(judged, todayOf(unit.app))
}
