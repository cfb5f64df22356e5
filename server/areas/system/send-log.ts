import { sendLog } from '#domain/system/send-log.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** What did not arrive goes to the end of the line; the number is looked up when it goes. */
export const sendLogs = serve(sendLog, {
  actions: {
    async resend({ id }, _, { db, app, actor }) {
      await table(sendLog, db, actor.tenantId).update(
        { id, state: 'failed' },
        { state: 'waiting', due: null, reason: null, ...changedBy(actor.id, app.now()) },
      )
      return undefined
    },
  },
})
