import { unqualified } from '#domain/dormitory/check/unqualified.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { endOf, timeOf } from '#server/core/database/moment.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { checkedBy } from './found.ts'

/** 不合格寝室: what the acts of a re-check do beside moving it on. */
export const unqualifieds = serve(unqualified, {
  actions: {
    pass: (_row, _, unit) => ({ set: checkedBy(unit) }),
    fail(row, { dueOn }, unit) {
      if (dueOn <= todayOf(unit.app)) refuseAt('dueOn', '下次复查期限应在今天之后')
      return { set: { ...checkedBy(unit), fails: (row.fails ?? 0) + 1, dueAt: endOf(dueOn) } }
    },
    lapse({ dueAt }, _, { app }) {
      if ((dueAt ?? '9') > timeOf(app.now())) refuse({ type: 'conflict', message: '尚未超过复查期限' })
      return undefined
    },
  },
})
