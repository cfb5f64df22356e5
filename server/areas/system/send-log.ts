import { sql } from 'kysely'
import { sendLog } from '#domain/system/send-log.ts'
import { serve } from '#server/core/serve.ts'

/** What did not arrive goes to the end of the line; the number is looked up when it goes. */
export const sendLogs = serve(sendLog, {
  actions: {
    async resend({ id }, _, { db, app, actor }) {
      await sql`update system_send_log set state = 'waiting', due = null, reason = null, revision = revision + 1,
          updated_by = ${actor.id}, updated_at = ${app.now().toISOString()}::timestamptz
        where tenant_id = ${actor.tenantId} and id = ${id} and state = 'failed'`.execute(db)
      return undefined
    },
  },
})
