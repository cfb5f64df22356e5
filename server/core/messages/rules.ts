import { messageConfig } from '#domain/system/message-config.ts'
import { quietUntil } from '#domain/system/quiet-hours.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

interface Kept {
  readonly inApp: boolean
  readonly sms: boolean
  readonly wechatWork: boolean
  readonly email: boolean
  readonly title: string
  readonly text: string
  readonly quietFrom: string | null
  readonly quietTo: string | null
}

/** By which channels and in which words a college tells of an event. */
export interface Rules extends Kept {
  /** When what leaves the portal at `at` may go; null: at once. */
  readonly quietUntil: (at: Date) => Date | null
}

/** Undefined where the college has set nothing: then within the portal, as it was said. */
export async function rulesOf(db: Database, tenantId: string, event: string): Promise<Rules | undefined> {
  const kept = await table(messageConfig, db, tenantId).get({ event, enabled: true }, [
    'inApp',
    'sms',
    'wechatWork',
    'email',
    'title',
    'text',
    'quietFrom',
    'quietTo',
  ])
  return kept && { ...kept, quietUntil: (at) => quietUntil(at, kept.quietFrom, kept.quietTo) }
}
