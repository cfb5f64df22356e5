import { bed } from '#domain/dormitory/bed.ts'
import { violation } from '#domain/dormitory/check/violation.ts'
import { violationKinds } from '#domain/dormitory/check/words.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'

type Violation = Row<typeof violation>

/** Tells the student and the counsellors of the class; the words name nobody else. */
const tell = (unit: Unit, { studentId, classId }: Violation, title: string, text: string) =>
  tellAboutStudent(
    unit,
    { studentId, classIds: [classId] },
    { kind: 'service', event: 'violation', title, text },
  )

export const violations = serve(violation, {
  async beforeWrite({ studentId, happenedAt }, { db, actor, app, current }) {
    if (current) return undefined
    if ((happenedAt ?? '') > timeOf(app.now())) refuseAt('happenedAt', '违纪时间不能晚于现在')
    const sleeps = await table(bed, db, actor.tenantId).get({ studentId }, ['roomId', 'buildingId'])
    return { ...sleeps, state: 'valid', recorder: actor.name }
  },
  async afterWrite(row, { current, ...unit }) {
    if (current) return
    const values = { kind: violationKinds.labels[row.kind], points: row.points }
    await tell(
      unit,
      row,
      phrase('宿舍违纪：{{kind}}，扣 {{points}} 分', values),
      `${row.happenedAt.slice(0, 16)} ${row.detail}`,
    )
  },
  actions: {
    async revoke(row, { reason }, unit) {
      const { db, app, actor } = unit
      await table(violation, db, actor.tenantId).update(
        { id: row.id },
        { state: 'revoked', reason, ...changedBy(actor.id, app.now()) },
      )
      await tell(
        unit,
        row,
        phrase('宿舍违纪已撤销：{{kind}}', { kind: violationKinds.labels[row.kind] }),
        reason,
      )
      return undefined
    },
  },
})
