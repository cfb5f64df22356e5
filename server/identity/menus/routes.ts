import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { routesAsked } from '#domain/system/menus/asked.ts'
import { menuCalls } from '#domain/system/menus/calls.ts'
import { roleMenu } from '#domain/system/role-menu.ts'
import { menusChanged, menusHeld } from '#domain/system/roles/asked.ts'
import { roleMenuCalls } from '#domain/system/roles/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { givesAll } from '#server/engine/giving/giver.ts'
import { giveable } from './giveable.ts'
import { joinedMenus } from './joined.ts'
import { changeRoleMenus } from './role-menus.ts'
import { sharedAddresses } from './shared-address.ts'
import { type MenuRow, menuTree } from './tree.ts'
import { menuGiver, menusToGive, menusToHangUnder } from './whole-tree.ts'

/** Directories and screens, each with whether one of the person's roles holds it. */
async function userRoutes(asked: z.output<typeof routesAsked>, { app, tenantId, actor }: PersonalCall) {
  const terminal = asked.terminal === 'mobile' ? 'mobile' : 'web'
  const { rows } = await sql<MenuRow>`
    select m.id, m.parent_id as "parentId", m.kind, m.code, m.title, m.path, m.component, m.icon,
      m.open_type as "openType", m.menu_link as "menuLink", m.keep_alive as "keepAlive", m.affix, m.hidden,
      m.kind = 'screen' and exists (${holding(tenantId, actor.id)} and rm.menu_id = m.id) as held
    from system_menu m where m.tenant_id = ${tenantId} and m.kind <> 'button' and m.terminal = ${terminal}
    order by m.sort, m.code`.execute(app.db)
  return joinedMenus(menuTree(rows))
}

const holding = (tenantId: string, userId: string): RawBuilder<unknown> => sql`
  select from system_user_role ur
  join ${behind('system_role_menu rm', 'ur.role_id', 'role_id')} and rm.granted
  where ur.tenant_id = ${tenantId} and ur.user_id = ${userId}`

/** A key for each thing the person may do. It is what the server itself goes by. */
const userButtons = ({ actor }: PersonalCall) =>
  Object.fromEntries(actor.roles.flatMap((role) => [...role.permissions]).map((key) => [key, true] as const))

/** What a role holds of what the asker may give, and how much else, which stays as it is. */
async function checkedKeys({ roleId }: z.output<typeof menusHeld>, call: PersonalCall) {
  const { app, tenantId } = call
  const held = await table(roleMenu, app.db, tenantId).list(
    { roleId, granted: true },
    { id: 'menuId' },
    { order: ['menuId'] },
  )
  const giver = await menuGiver(call)
  const mine = givesAll(giver) ? undefined : await giveable(app.db, giver)
  const shown = held.filter(({ id }) => !mine || mine.has(id))
  return {
    menu: shown.map(({ id }) => id),
    beyond: held.length - shown.length,
    dataScope: [],
    apiScope: [],
  }
}

export const menuRoutes: readonly Route[] = [
  answerCall(menuCalls.mine, routesAsked, userRoutes),
  answerPlain(menuCalls.shared, sharedAddresses),
  answerPlain(menuCalls.buttons, userButtons),
  answerCall(roleMenuCalls.held, menusHeld, checkedKeys),
  answerPlain(roleMenuCalls.toGive, menusToGive),
  answerPlain(menuCalls.toHangUnder, menusToHangUnder),
  answerCall(roleMenuCalls.change, menusChanged, changeRoleMenus),
]
