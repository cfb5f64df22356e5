import type { z } from 'zod'
import { areas, resourceNamed } from '#domain/index.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { fitting, type View } from '#domain/kernel/view.ts'
import { roles } from '#domain/roles.ts'
import { listLayout } from '#domain/system/list-layout.ts'
import type { layoutSaid, layoutsAsked } from '#domain/system/list-layouts/asked.ts'
import { everybody } from '#domain/system/list-layouts/calls.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'

const keptOf = async (db: Database, tenantId: string, screen: string) => {
  const rows = await table(listLayout, db, tenantId).list({ screen }, ['role', 'content'])
  return Object.fromEntries(rows.map(({ role, content }) => [role, JSON.parse(content) as View]))
}

/** What the college has set for a list, by role. */
export const layoutsOf = ({ screen }: z.output<typeof layoutsAsked>, { app, tenantId }: PersonalCall) =>
  keptOf(app.db, tenantId, screen)

/** How a list looks to this person until they arrange it; null where the college has set nothing for any role of theirs. */
export async function setLayoutFor(
  db: Database,
  { tenantId, roles: own }: Actor,
  screen: string,
): Promise<View | null> {
  const kept = await keptOf(db, tenantId, screen)
  const order = Object.keys(roles.labels)
  const codes = own
    .map(({ code }) => code)
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const role = [...codes, everybody].find((code) => Object.hasOwn(kept, code))
  return role ? (kept[role] ?? null) : null
}

/** The list behind a path, with its columns. */
function listAt(path: string) {
  const screen = areas.flatMap(({ screens }) => screens).find((each) => each.path === path)
  const resource = screen?.kind === 'list' ? resourceNamed(screen.resource) : undefined
  return screen && resource ? { screen, resource } : refuseAt('screen', '没有这个列表')
}

/** Sets how a list looks to a role, or lets go of it; only columns that the list can show are kept. */
export async function setLayout(
  { screen: path, role, view }: z.output<typeof layoutSaid>,
  { c, app, actor, tenantId }: PersonalCall,
) {
  const { screen, resource } = listAt(path)
  if (role !== everybody && !Object.hasOwn(roles.labels, role)) refuseAt('role', '没有这个角色')
  const columns = view
    ? fitting(view, resource).columns.filter(({ name }) => !screen.without.includes(name))
    : []
  if (view && columns.length === 0) refuseAt('view', '请至少显示一列')
  return app.db.transaction().execute(async (db) => {
    await db
      .deleteFrom('system_list_layout')
      .where('tenant_id', '=', tenantId)
      .where('screen', '=', path)
      .where('role', '=', role)
      .execute()
    if (view) {
      const content = JSON.stringify({ columns, sort: [], filters: {} } satisfies View)
      await table(listLayout, db, tenantId).insert({ screen: path, role, content }, { by: actor.id })
    }
    const said = role === everybody ? '所有角色' : roles.labels[role as keyof typeof roles.labels]
    await audit(db, app, {
      ...{ tenantId, account: actor.account, action: '修改列表显示设置' },
      ...{ target: screen.title, address: addressOf(c) },
      detail: phrase('{{role}}：{{columns}}', {
        role: said,
        columns: columns.map(({ name }) => name).join('、') || '恢复为默认',
      }),
    })
    return keptOf(db, tenantId, path)
  })
}
