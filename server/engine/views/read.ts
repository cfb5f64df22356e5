import type { z } from 'zod'
import type { View } from '#domain/kernel/view.ts'
import { listed } from '#domain/kits/audience.ts'
import { usualView } from '#domain/system/saved-view.ts'
import type { ofScreen } from '#domain/system/saved-views/asked.ts'
import type { Views } from '#domain/system/saved-views/calls.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { setLayoutFor } from './layouts.ts'
import { viewsFor } from './mine.ts'

/** The views of a screen, the one that it opens with, and the person's own layout of it. */
export async function myViews(
  { screen }: z.output<typeof ofScreen>,
  { app, tenantId, actor }: PersonalCall,
): Promise<Views> {
  const [views, mine, set] = await Promise.all([
    viewsFor(app, actor, { screen }),
    table(usualView, app.db, tenantId).get({ userId: actor.id, screen }, ['viewId', 'content']),
    setLayoutFor(app.db, actor, screen),
  ])
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
    set,
    layout: mine?.content ? (JSON.parse(mine.content) as View) : null,
  }
}
