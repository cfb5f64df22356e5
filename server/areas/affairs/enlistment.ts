import { enlistment } from '#domain/affairs/enlistment.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { serve } from '#server/core/serve.ts'
import { refuseToCome } from '#server/core/today.ts'

export const enlistments = serve(enlistment, {
  actions: {
    enlist(_, { approvedOn }, unit) {
      refuseToCome(unit, 'approvedOn', approvedOn, '批准日期不能晚于今天')
      return undefined
    },
    discharge({ approvedOn }, { dischargedOn }, unit) {
      if (dischargedOn <= (approvedOn ?? '')) refuseAt('dischargedOn', '退役日期应晚于批准日期')
      refuseToCome(unit, 'dischargedOn', dischargedOn, '退役日期不能晚于今天')
      return undefined
    },
    resume({ dischargedOn, handling }, { resumedOn }) {
      if (handling === 'graduated') refuseAt('resumedOn', '毕业后入伍的不办理复学')
      if (resumedOn < (dischargedOn ?? '')) refuseAt('resumedOn', '复学日期不能早于退役日期')
      return undefined
    },
  },
})
