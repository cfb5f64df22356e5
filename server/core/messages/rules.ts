import { sql } from 'kysely'
import { quietUntil } from '#domain/system/quiet-hours.ts'
import type { Database } from '#server/core/app-context.ts'

interface Kept {
  readonly inApp: boolean
  readonly sms: boolean
  readonly wechatWork: boolean
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
  const { rows } = await sql<Kept>`
    select in_app as "inApp", sms, wechat_work as "wechatWork", title, text,
      quiet_from as "quietFrom", quiet_to as "quietTo"
    from system_message_config where tenant_id = ${tenantId} and event = ${event} and enabled`.execute(db)
  const [kept] = rows
  return kept && { ...kept, quietUntil: (at) => quietUntil(at, kept.quietFrom, kept.quietTo) }
}
