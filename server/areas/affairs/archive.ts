import { archive } from '#domain/affairs/archive.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { serve } from '#server/core/serve.ts'
import { refuseToCome, todayOf } from '#server/core/today.ts'

export const archives = serve(archive, {
  beforeWrite({ receivedOn }, { current, ...unit }) {
    refuseToCome(unit, 'receivedOn', receivedOn, '入库日期不能晚于今天')
    return current ? undefined : { state: 'kept' }
  },
  actions: {
    lend(_, { dueOn }, { app }) {
      const lentOn = todayOf(app)
      if (dueOn < lentOn) refuseAt('dueOn', '应还日期不能早于今天')
      return { set: { lentOn } }
    },
    transfer(_, { sentOn }, unit) {
      refuseToCome(unit, 'sentOn', sentOn, '转出日期不能晚于今天')
      return undefined
    },
  },
})
