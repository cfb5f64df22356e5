import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'

/** Only the administrator of the college sees it as others do. */
export const mayViewAs = ({ roles }: Actor) => roles.some(({ code }) => code === 'admin')

/** Whom an administrator sees the portal as, with the ticket that was given for it: to be read, and for a while. */
export async function seenAs(
  app: AppContext,
  viewer: Actor,
  ticket: string,
  method: string,
): Promise<Actor | undefined> {
  const { tenantId, id, account, name } = viewer
  const { rows } = await sql<{ userId: string }>`select user_id as "userId" from security_view_as
    where tenant_id = ${tenantId} and id::text = ${ticket} and viewer_id = ${id} and ended_at is null
      and until > ${app.now().toISOString()}::timestamptz`.execute(app.db)
  const [viewing] = rows
  const actor = viewing && mayViewAs(viewer) && (await personOf(app, tenantId, viewing.userId))
  if (!actor) return refuse({ type: 'forbidden', message: '以他人身份查看已结束，请退出查看' })
  if (method !== 'GET') refuse({ type: 'forbidden', message: '以他人身份查看时不能办理或修改' })
  return { ...actor, viewer: { id, account, name } }
}
