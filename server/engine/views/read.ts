import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { listed } from '#domain/kits/audience.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { viewsFor } from './mine.ts'

const path = /^[a-z][\w-]*\/[\w-]{1,80}$/

/** A screen by its path; its being there is not asked: a view of a screen that went lies idle. */
export const screenOf = (given: string | undefined) =>
  given && path.test(given) ? given : refuse({ type: 'invalid', message: '请求参数格式错误：screen' })

/** The views of a screen, the one that it opens with, and the person's own layout of it. */
export async function myViews({ c, app, tenantId, actor }: PersonalCall) {
  const screen = screenOf(c.req.query('screen'))
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
      view: JSON.parse(content) as unknown,
    })),
    usual: known ? (mine?.viewId ?? null) : null,
    layout: mine?.content ? (JSON.parse(mine.content) as unknown) : null,
  }
}
