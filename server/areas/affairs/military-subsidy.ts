import { enlistment, servedStates } from '#domain/affairs/enlistment.ts'
import { militarySubsidy } from '#domain/affairs/military-subsidy.ts'
import { affairsSettings } from '#domain/affairs/settings.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { refuseToCome } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

export const militarySubsidies = serve(militarySubsidy, {
  async beforeWrite({ enlistmentId, kind, tuition = '0.00' }, { current, db, actor }) {
    const same = current?.enlistmentId === enlistmentId && current?.kind === kind
    if (same && current?.tuition === tuition) return undefined
    const { subsidyCap: cap } = await settingsOf(db, actor.tenantId, affairsSettings)
    if (fenOf(tuition) > fenOf(cap)) refuseAt('tuition', phrase('核定学费每年不超过 {{cap}} 元', { cap }))
    const served = await table(enlistment, db, actor.tenantId).get({ id: enlistmentId }, ['state'])
    if (!servedStates.includes(served?.state ?? '')) refuseAt('enlistmentId', '学生尚未入伍')
    if (kind === 'reduction' && served?.state !== 'resumed') refuseAt('kind', '退役复学后才能办理学费减免')
    return undefined
  },
  actions: {
    pay({ bankAccount, kind }, { paidOn }, unit) {
      if (!bankAccount && kind !== 'reduction') refuseAt('paidOn', '请先填写收款账户')
      refuseToCome(unit, 'paidOn', paidOn, '发放日期不能晚于今天')
      return undefined
    },
  },
})
