import { abnormalAccess } from '#domain/dormitory/abnormal-access.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { serve } from '#server/core/serve.ts'

/** Anyone who says what came of it stands by it. */
export const abnormalAccesses = serve(abnormalAccess, {
  beforeWrite({ state }, { app, actor, current }) {
    if (state === 'open') {
      if (current && current.state !== 'open')
        refuse({ type: 'conflict', message: '已处理的异常不能改回待核实' })
      return undefined
    }
    return { handledBy: actor.name, handledAt: timeOf(app.now()) }
  },
})
