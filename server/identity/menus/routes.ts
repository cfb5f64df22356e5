import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { changeRoleMenus } from './role-menus.ts'
import { type MenuRow, menuTree } from './tree.ts'
import { menusToGive, menusToHangUnder } from './whole-tree.ts'

/** Directories and screens, each with whether one of the person's roles holds it. */
async function userRoutes({ c, app, tenantId, actor }: PersonalCall) {
  const terminal = c.req.query('terminal') === 'mobile' ? 'mobile' : 'web'
  const { rows } = await sql<MenuRow>`
    select m.id, m.parent_id as "parentId", m.kind, m.code, m.title, m.path, m.component, m.icon,
      m.open_type as "openType", m.menu_link as "menuLink", m.keep_alive as "keepAlive", m.affix, m.hidden,
      m.kind = 'screen' and exists (${holding(tenantId, actor.id)} and rm.menu_id = m.id) as held
    from system_menu m where m.tenant_id = ${tenantId} and m.kind <> 'button' and m.terminal = ${terminal}
    order by m.sort, m.code`.execute(app.db)
  return menuTree(rows)
}

const holding = (tenantId: string, userId: string): RawBuilder<unknown> => sql`
  select from system_user_role ur
  join system_role_menu rm on rm.tenant_id = ur.tenant_id and rm.role_id = ur.role_id and rm.granted
  where ur.tenant_id = ${tenantId} and ur.user_id = ${userId}`

/** A key for each thing the person may do. It is what the server itself goes by. */
const userButtons = ({ actor }: PersonalCall) =>
  Object.fromEntries(actor.roles.flatMap((role) => [...role.permissions]).map((key) => [key, true]))

/** What is ticked in the tree of menus of a role. */
async function checkedKeys({ c, app, tenantId }: PersonalCall) {
  const roleId = c.req.query('roleId')
  if (!z.uuid().safeParse(roleId).success) refuse({ type: 'invalid', message: '缺少必要的请求参数: roleId' })
  const { rows } = await sql<{ id: string }>`
    select menu_id as id from system_role_menu
    where tenant_id = ${tenantId} and role_id = ${roleId} and granted
    order by menu_id`.execute(app.db)
  return { menu: rows.map(({ id }) => id), dataScope: [], apiScope: [] }
}

export const menuRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/sysMenu/getUserRoutes', access: 'signed-in', answer: userRoutes },
  { method: 'GET', path: 'base/sysMenu/getUserBtn', access: 'signed-in', answer: userButtons },
  {
    method: 'GET',
    path: 'base/roleMenu/getCheckedKeys',
    access: 'system.role-menu:view',
    answer: checkedKeys,
  },
  {
    method: 'GET',
    path: 'base/sysMenu/gantTreeMenu',
    access: 'system.role-menu:view',
    answer: menusToGive,
  },
  { method: 'GET', path: 'base/sysMenu/getTreeMenu', access: 'system.menu:view', answer: menusToHangUnder },
  {
    method: 'POST',
    path: 'system/roleMenu/update',
    access: 'system.role-menu:update',
    answer: changeRoleMenus,
  },
]
