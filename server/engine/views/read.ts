import { sql } from 'kysely'
import type { z } from 'zod'
import type { View } from '#domain/kernel/view.ts'
import { listed } from '#domain/kits/audience.ts'
import type { ofScreen } from '#domain/system/saved-views/asked.ts'
import type { Views } from '#domain/system/saved-views/calls.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { viewsFor } from './mine.ts'

/** The views of a screen, the one that it opens with, and the person's own layout of it. */
export async function myViews(
  { screen }: z.output<typeof ofScreen>,
  { app, tenantId, actor }: PersonalCall,
): Promise<Views> {
  const [views, usual] = await Promise.all([
    viewsFor(app, actor, { screen }),
    sql<{ viewId: string | null; content: string | null }>`select view_id as "viewId", content
      from system_usual_view where tenant_id = ${tenantId} and user_id = ${actor.id} and screen = ${screen}`.execute(
      app.db,
    ),
  ])
  const [mine] = usual.rows
  const known = views.some(({ id }) => id === mine?.viewId)
  return {
    views: views.map(({ id, name, content, own, ownerName, ...to }) => ({
      id,
      name,
      own,
      ownerName,
      // For whom it is, is its owner's business.
      ...(own && {
        shared: {
          everybody: to.toEverybody === true,
          roles: listed(to.toRoles),
          departments: listed(to.toDepartments),
        },
      }),
      view: JSON.parse(content) as View,
    })),
    usual: known ? (mine?.viewId ?? null) : null,
    layout: mine?.content ? (JSON.parse(mine.content) as View) : null,
  }
}
