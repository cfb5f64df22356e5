import type { sendChannels, sendStates } from '#domain/system/send-log.ts'
import { sendLog } from '#domain/system/send-log.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

export interface Sent {
  /** A new one unless told. */
  readonly id?: string
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
  await table(sendLog, db, sent.tenantId).insert({
    ...(sent.id && { id: sent.id }),
    channel: sent.channel,
    event: sent.event,
    userId: sent.userId ?? null,
    target: sent.target ?? null,
    people: sent.people ?? 1,
    title: sent.title.slice(0, 100),
    text: sent.text ?? null,
    state: sent.state,
    reason: sent.reason?.slice(0, 200) ?? null,
    provider: sent.provider ?? null,
    sentAt: at,
    createdAt: at,
  })
}
