import { student } from '#domain/base/student.ts'
import { additionalScore } from '#domain/evaluation/additional-score.ts'
import { evaluationBatch } from '#domain/evaluation/batch.ts'
import { eventKey } from '#domain/evaluation/deeds.ts'
import { evaluationItem } from '#domain/evaluation/item.ts'
import { plusMinusStandard } from '#domain/evaluation/standard.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { atLeast, not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { refuseToCome } from '#server/core/today.ts'

type Declared = Row<typeof additionalScore>

const filled = ['batchId', 'studentId', 'standardId', 'event', 'happenedOn', 'proof', 'note'] as const

async function declarer({ db, actor }: Unit, id: string | null | undefined) {
  const rows = table(student, db, actor.tenantId)
  return (
    (await rows.get({ id: id ? id : actor.granted.self }, ['id', 'name', 'classId', 'departmentId'])) ??
    refuseAt('studentId', '请选择学生')
  )
}

/** The batch takes declarations, and the event lies within its days. */
async function inBatch(unit: Unit, { batchId, happenedOn }: Partial<Declared>) {
  const batch =
    (await table(evaluationBatch, unit.db, unit.actor.tenantId).get({ id: batchId }, [
      ...(['name', 'since', 'until', 'state'] as const),
    ])) ?? refuseAt('batchId', '测评批次不存在')
  if (batch.state === 'archived')
    refuseAt('batchId', phrase('“{{name}}”已经归档，不再接受申报', { name: batch.name }))
  const day = happenedOn ?? ''
  if (day < batch.since || day > batch.until)
    refuseAt(
      'happenedOn',
      phrase('发生日期应在 {{since}} 至 {{until}} 之间', { since: batch.since, until: batch.until }),
    )
  refuseToCome(unit, 'happenedOn', day, '发生日期不能晚于今天')
}

/** What the standard gives; students declare what is added, of items that are open to them. */
async function byStandard({ db, actor }: Unit, standardId: string | undefined, own: boolean) {
  const standard =
    (await table(plusMinusStandard, db, actor.tenantId).get({ id: standardId }, [
      ...(['name', 'itemId', 'direction', 'points', 'asksProof', 'enabled'] as const),
    ])) ?? refuseAt('standardId', '加减分标准不存在')
  const { name } = standard
  if (!standard.enabled || standard.points === null)
    refuseAt('standardId', phrase('“{{name}}”不能申报，请选择其他标准', { name }))
  if (own) {
    const item = await table(evaluationItem, db, actor.tenantId).get({ id: standard.itemId }, ['declarable'])
    if (standard.direction === 'minus' || !item?.declarable)
      refuseAt('standardId', phrase('“{{name}}”由辅导员登记，学生不能申报', { name }))
  }
  return standard
}

/** Refuses an event that is counted already, as high or higher, naming what counts. */
async function notCounted({ db, actor }: Unit, row: Declared) {
  const { id, studentId, batchId, direction, points } = row
  if (direction === 'minus') return
  const counting = await table(additionalScore, db, actor.tenantId).get(
    {
      ...{ studentId, batchId, direction, eventKey: row.eventKey, state: 'approved' },
      ...{ id: not(id), points: atLeast(points ?? 0) },
    },
    ['event', 'standardId', 'points', 'happenedOn'],
    { order: ['-points'] },
  )
  if (!counting) return
  const standard = await table(plusMinusStandard, db, actor.tenantId).get({ id: counting.standardId }, [
    'name',
  ])
  refuse({
    type: 'conflict',
    message: phrase('“{{event}}”（{{day}}）已按“{{standard}}”计 {{points}} 分，同一事项只计最高一次', {
      event: counting.event,
      day: counting.happenedOn,
      standard: standard?.name,
      points: counting.points,
    }),
  })
}

export const additionalScores = serve(additionalScore, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && filled.every((name) => next[name] === current[name])) return undefined
    const who = await declarer(unit, next.studentId)
    await inBatch(unit, next)
    const own = unit.actor.granted.self.includes(who.id)
    const { itemId, direction, points } = await byStandard(unit, next.standardId, own)
    return {
      ...{ studentId: who.id, classId: who.classId, departmentId: who.departmentId },
      ...{ title: `${who.name} ${next.event}`, eventKey: eventKey(next.event ?? '') },
      ...{ itemId, direction, points },
    }
  },
  actions: {
    async submit(row, _, unit) {
      await inBatch(unit, row)
      const own = unit.actor.granted.self.includes(row.studentId ?? '')
      const { asksProof } = await byStandard(unit, row.standardId, own)
      if (asksProof && !row.proof) refuseAt('proof', '请上传证明材料')
      await notCounted(unit, row)
      return undefined
    },
    async approve(row, _, unit) {
      await inBatch(unit, row)
      await notCounted(unit, row)
      return undefined
    },
  },
})
