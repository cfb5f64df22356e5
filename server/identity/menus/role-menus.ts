import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { menu } from '#domain/system/menu.ts'
import { role as roleTable } from '#domain/system/role.ts'
import type { menusChanged } from '#domain/system/roles/asked.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { giverOf, givesAll } from '#server/engine/giving/giver.ts'
import { checkRoleChange, rolesOf } from '#server/identity/roles/giving.ts'
import { giveable } from './giveable.ts'

const permissionToGive = 'system.role-menu:update'

/**
 * Gives menus and buttons to a role and takes others away. It tells what changes and
 * not what is left, so that two who work on one role at once both get what they wanted.
 */
export async function changeRoleMenus(
  { roleId, add, remove }: z.output<typeof menusChanged>,
  { c, app, actor, tenantId }: PersonalCall,
) {
  return app.db.transaction().execute(async (db) => {
    const rows = await table(roleTable, db, tenantId).list({ id: roleId }, ['code', 'name'], {
      lock: 'update',
    })
    const role = rows[0] ?? refuse({ type: 'not-found' })
    const given = await menusOf([...add, ...remove])
    await checkGiven(given.map(({ id }) => id))
    if (role.code === 'admin' && given.some(({ id, code }) => remove.includes(id) && keepsHouse.has(code)))
      refuse({ type: 'conflict', message: '系统管理员须保留角色、菜单和用户的管理权限' })
    await put(add, true)
    await put(remove, false)
    const names = (wanted: readonly string[]) =>
      given.flatMap(({ id, title, code }) => (wanted.includes(id) ? [`${title}（${code}）`] : [])).join('、')
    await audit(db, app, {
      tenantId,
      account: actor.account,
      action: '修改角色菜单',
      target: role.name,
      address: addressOf(c),
      detail: [add.length && `授予：${names(add)}`, remove.length && `收回：${names(remove)}`]
        .filter(Boolean)
        .join('；'),
    })

    /** What changes is given or taken: the permissions among it, for all who hold the role. */
    async function checkGiven(changed: readonly string[]) {
      const unit = { db, app, actor }
      const [standing] = await rolesOf(db, tenantId, [roleId])
      const permissions = given.flatMap(({ permission }) => permission ?? [])
      if (standing) await checkRoleChange(unit, permissionToGive, { ...standing, permissions })
      const giver = await giverOf(db, actor, permissionToGive)
      if (givesAll(giver)) return
      const mine = await giveable(db, giver)
      if (changed.some((id) => !mine.has(id)))
        refuse({ type: 'conflict', message: '不能授予您自己没有的菜单，请联系系统管理员' })
    }

    async function menusOf(wanted: readonly string[]) {
      const rows = await table(menu, db, tenantId).list({ id: wanted }, ['id', 'code', 'title', 'permission'])
      return rows.length === new Set(wanted).size ? rows : refuse({ type: 'not-found' })
    }

    async function put(menuIds: readonly string[], granted: boolean) {
      const rows = menuIds.map((id) => ({
        ...stamps(tenantId, actor.id),
        role_id: roleId,
        menu_id: id,
        granted,
      }))
      for (let from = 0; from < rows.length; from += 1000)
        await db
          .insertInto('system_role_menu')
          .values(rows.slice(from, from + 1000))
          .onConflict((same) => same.columns(['tenant_id', 'role_id', 'menu_id']).doUpdateSet({ granted }))
          .execute()
    }
  })
}

/** Without these nobody could give anything back. */
const keepsHouse = new Set(
  ['system/role', 'system/role-menu', 'system/role-user', 'system/menu'].flatMap((path) => {
    const resource = path === 'system/role-user' ? 'system.user-role' : path.replace('/', '.')
    return [path, `${path}:${resource}:view`, `${path}:${resource}:update`]
  }),
)
