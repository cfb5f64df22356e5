import { sql } from 'kysely'
import type { View } from '#domain/kernel/view.ts'
import { user } from '#domain/system/user.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { belongingOf, isFor } from '#server/engine/audience/audience.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'

interface Kept {
  readonly id: string
  readonly name: string
  readonly screen: string
  readonly content: string
  readonly own: boolean
  readonly ownerName: string | null
  readonly toEverybody: boolean | null
  readonly toRoles: string | null
  readonly toDepartments: string | null
}

/** The views that a person may use: their own, and those shared with them. */
export async function viewsFor(
  { db }: AppContext,
  actor: Actor,
  by: { readonly screen: string } | { readonly id: string },
) {
  const { id: userId, tenantId } = actor
  const shared = isFor('v', await belongingOf(db, tenantId, userId))
  const asked = 'id' in by ? sql`v.id = ${by.id}` : sql`v.screen = ${by.screen}`
  const { rows } = await sql<Kept>`select v.id, v.name, v.screen, v.content, v.owner_id = ${userId} as own,
      u.name as "ownerName", v.to_everybody as "toEverybody", v.to_roles as "toRoles",
      v.to_departments as "toDepartments"
    from system_saved_view v left join ${behind('system_user u', 'v.owner_id')}
    where v.tenant_id = ${tenantId} and ${asked} and (v.owner_id = ${userId} or ${shared})
    order by own desc, v.name, v.id`.execute(db)
  const called = await titlesFor({ db, actor }, user)
  return rows.map((row) => ({ ...row, ownerName: row.ownerName && called(row.ownerName) }))
}

/** The view of this id, as far as this person may use it; undefined otherwise. */
export async function viewOf(
  app: AppContext,
  actor: Actor,
  id: string,
): Promise<{ readonly name: string; readonly screen: string; readonly view: View } | undefined> {
  const [kept] = await viewsFor(app, actor, { id })
  return kept && { name: kept.name, screen: kept.screen, view: JSON.parse(kept.content) as View }
}
