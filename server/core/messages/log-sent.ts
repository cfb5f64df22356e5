import type { sendChannels, sendStates } from '#domain/system/send-log.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'

export interface Sent {
  readonly tenantId: string
  readonly channel: keyof typeof sendChannels.labels
  /** Of `sendEvents`. */
  readonly event: string
  readonly title: string
  readonly state: keyof typeof sendStates.labels
  readonly userId?: string | undefined
  readonly target?: string
  readonly people?: number
  readonly text?: string
  readonly reason?: string | undefined
  readonly provider?: string | undefined
}

/** Keeps that something went out, or did not. */
export async function logSent(db: Database, { now }: Pick<AppContext, 'now'>, sent: Sent): Promise<void> {
  const at = now().toISOString()
  await db
    .insertInto('system_send_log')
    .values({
      ...stamps(sent.tenantId),
      channel: sent.channel,
      event: sent.event,
      user_id: sent.userId ?? null,
      target: sent.target ?? null,
      people: sent.people ?? 1,
      title: sent.title.slice(0, 100),
      text: sent.text ?? null,
      state: sent.state,
      reason: sent.reason?.slice(0, 200) ?? null,
      provider: sent.provider ?? null,
      sent_at: at,
      created_at: at,
    })
    .execute()
}
