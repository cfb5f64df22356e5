import { fenOf } from '#domain/kernel/money.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { loan } from '#domain/skills-loan/loan.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

export const loans = serve(loan, {
  actions: {
    submit({ proof }) {
      if (!proof) refuseAt('proof', '请上传受理证明或合同')
      return undefined
    },
    release({ amount }, { released, releasedOn }, { app }) {
      if (releasedOn > todayOf(app)) refuseAt('releasedOn', '放款日期不能晚于今天')
      if (fenOf(released) > fenOf(amount)) refuseAt('released', '放款金额不能多于贷款金额')
      return undefined
    },
    settle({ releasedOn }, { settledOn }, { app }) {
      if (settledOn > todayOf(app)) refuseAt('settledOn', '结清日期不能晚于今天')
      if (releasedOn && settledOn < releasedOn) refuseAt('settledOn', '结清日期不能早于放款日期')
      return undefined
    },
  },
})
