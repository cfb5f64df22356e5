import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { parameterOf } from '#server/core/parameters.ts'

/**
 * Refuses what would be more than one person may keep (parameter `file.quota.mb`), uploads under way included. Call it in the transaction that
 * keeps the file: those of one person wait for one another.
 */
export async function checkQuota(
  app: AppContext,
  { id, tenantId }: Pick<Actor, 'id' | 'tenantId'>,
  size: number,
): Promise<void> {
  const most = Number(await parameterOf(app, tenantId, 'file.quota.mb'))
  await sql`select pg_advisory_xact_lock(hashtext(${`files ${id}`}))`.execute(app.db)
  // What is under way counts as a whole, so that its parts need no room of their own; once it is being put together
  // it counts as the file that it becomes.
  const { rows } = await sql<{ kept: number }>`select
      coalesce((select sum(size) from resource_attachment
        where tenant_id = ${tenantId} and owner_id = ${id}), 0)::float8
      + coalesce((select sum(size) from resource_upload where tenant_id = ${tenantId} and user_id = ${id}
        and attachment_id is null and finishing_since is null
        and until > ${app.now().toISOString()}::timestamptz), 0)::float8 as kept`.execute(app.db)
  if ((rows[0]?.kept ?? 0) + size > most * 1_000_000)
    refuse({
      type: 'no-room',
      message: phrase('您的文件空间（{{size}} MB）已用完，请先清理不需要的文件', { size: most }),
    })
}
