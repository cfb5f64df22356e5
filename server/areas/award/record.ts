import { awardApplication } from '#domain/award/application.ts'
import { awardRecord } from '#domain/award/record.ts'
import { canStep } from '#domain/kernel/flow.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

/** The application of a revoked award gives its place back to the college. */
async function revokeApplication(unit: Unit, applicationId: string | null) {
  const rows = rowsOf(awardApplication, unit)
  const row = applicationId ? await rows.lock(applicationId) : undefined
  if (!row || !awardApplication.flow || !canStep(awardApplication.flow, row, 'revoke')) return
  const set = stepped(awardApplication, row, 'revoke', {}) as Partial<Row<typeof awardApplication>>
  await rows.update(row, set, { verb: 'revoke' })
}

export const awardRecords = serve(awardRecord, {
  actions: {
    pay({ awardedOn }, { paidOn }, { app }) {
      if (paidOn > todayOf(app)) refuseAt('paidOn', '发放日期不能晚于今天')
      if (awardedOn && paidOn < awardedOn) refuseAt('paidOn', '发放日期不能早于获奖日期')
      return undefined
    },
    async revoke({ applicationId, studentId, name }, _, unit) {
      await revokeApplication(unit, applicationId)
      await tellAboutStudent(
        unit,
        { studentId },
        { ...{ kind: 'service', event: 'award-revoked', link: '/award/mine' }, title: `您的${name}已被撤销` },
      )
      return undefined
    },
  },
})
