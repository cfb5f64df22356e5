import { type RawBuilder, sql } from 'kysely'
import type { messageKinds } from '#domain/system/message.ts'
import type { Database, House } from '#server/house.ts'

/** What is told; `link` is a page of the portal. */
export interface News {
  readonly kind: keyof typeof messageKinds.labels
  readonly title: string
  readonly text?: string
  readonly link?: `/${string}`
}

/** Puts a message before one person. Pass the transaction of what it tells of as `db`. */
export const notifyPerson = (
  db: Database,
  { now }: Pick<House, 'now'>,
  { tenantId, userId, ...news }: News & { readonly tenantId: string; readonly userId: string },
) => notifyEverybody(db, { now }, tenantId, sql`select ${userId}::uuid as id`, news)

/** The same before everybody whose id the query gives; says how many they were. */
export async function notifyEverybody(
  db: Database,
  { now }: Pick<House, 'now'>,
  tenantId: string,
  people: RawBuilder<{ id: string }> | RawBuilder<unknown>,
  { kind, title, text, link }: News,
): Promise<number> {
  const at = now().toISOString()
  const { numAffectedRows } = await sql`
    insert into system_message (tenant_id, id, user_id, kind, title, text, link, created_at)
    select ${tenantId}, gen_random_uuid(), p.id, ${kind}, ${title.slice(0, 100)}, ${text?.slice(0, 4000) ?? null},
      ${link ?? null}, ${at}::timestamptz
    from (${people}) p`.execute(db)
  return Number(numAffectedRows ?? 0)
}
