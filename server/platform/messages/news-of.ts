import { sql } from 'kysely'
import type { LiveNews } from '#domain/system/messages/live.ts'
import type { Database } from '#server/core/app-context.ts'

/** How many messages wait for each of these people, and which of them is the newest; nobody for whom none waits. */
export async function newsOf(
  db: Database,
  tenantId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, LiveNews>> {
  const { rows } = await sql<
    LiveNews & { readonly userId: string }
  >`select user_id as "userId", count(*)::int as unread,
      (array_agg(id order by created_at desc, id desc))[1]::text as latest
    from system_message where tenant_id = ${tenantId} and user_id = any(${userIds}::uuid[]) and read_at is null
    group by user_id`.execute(db)
  return new Map(rows.map(({ userId, ...news }) => [userId, news]))
}
