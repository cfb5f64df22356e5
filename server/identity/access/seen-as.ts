import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { viewAs } from '#domain/security/view-as.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { above, empty, table } from '#server/core/database/table.ts'

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
  const viewing = await table(viewAs, app.db, tenantId).get(
    [{ viewerId: id, endedAt: empty, until: above(app.now()) }, sql`id::text = ${ticket}`],
    ['userId'],
  )
  const actor = viewing && mayViewAs(viewer) && (await personOf(app, tenantId, viewing.userId))
  if (!actor) return refuse({ type: 'forbidden', message: '以他人身份查看已结束，请退出查看' })
  if (method !== 'GET') refuse({ type: 'forbidden', message: '以他人身份查看时不能办理或修改' })
  return { ...actor, viewer: { id, account, name } }
}
