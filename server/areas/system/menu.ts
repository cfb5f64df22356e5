import { sql } from 'kysely'
import { areas } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { menu, terminals } from '#domain/system/menu.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { declaredMenus } from '#server/identity/menus/declared.ts'
import { checkPermissions, checkRoleChange, rolesOf } from '#server/identity/roles/giving.ts'

const declared = new Map(areas.flatMap(declaredMenus).map((each) => [each.code, each]))

/** Menus. Those of our own screens may be renamed, moved and hidden; their code and what they permit stay. */
export const menus = serve(menu, {
  async beforeWrite(next, { current, permission, ...unit }) {
    const { db, actor } = unit
    const own = current && declared.get(current.code)
    if (own && next.code !== current.code) wrong('code', '系统内置菜单的代码不能修改')
    if (own && next.permission !== current.permission) wrong('permission', '系统内置按钮的权限标识不能修改')
    if (next.permission !== (current?.permission ?? null))
      await checkButton(unit, permission ?? '', current, [current?.permission, next.permission])
    if (next.parentId) await checkParent(next.parentId)
    return undefined

    async function checkParent(id: string) {
      const { rows } = await sql<{ kind: string; terminal: string }>`select kind, terminal from system_menu
        where tenant_id = ${actor.tenantId} and id = ${id}`.execute(db)
      const [parent] = rows
      if (parent?.kind === 'button') wrong('parentId', '按钮之下不能再有菜单')
      if (parent && parent.terminal !== next.terminal) wrong('parentId', '上级菜单不属于同一终端')
    }
  },
  async cascadeRemove(ids, unit) {
    const { db, actor } = unit
    const { rows } = await sql<{
      id: string
      code: string
      permission: string | null
    }>`select id, code, permission from system_menu
      where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[])`.execute(db)
    for (const row of rows) await checkButton(unit, 'system.menu:remove', row, [row.permission])
    if (rows.some(({ code }) => declared.has(code)))
      refuse({ type: 'conflict', message: '系统内置菜单不能删除，可以隐藏，或从角色中收回' })
    await sql`delete from system_role_menu where tenant_id = ${actor.tenantId}
      and menu_id = any(${ids}::uuid[])`.execute(db)
  },
  lookupFilters: {
    terminal: {
      reads: ['terminal'],
      where: (value) => (value in terminals.labels ? sql`r.terminal = ${value}` : undefined),
    },
  },
})

/** All roles that hold a button hold its permission: who changes that gives it to them, or takes it. */
async function checkButton(
  unit: Unit,
  by: string,
  current: { readonly id: string } | undefined,
  changed: readonly (string | null | undefined)[],
) {
  const { db, actor } = unit
  const permissions = changed.filter((each) => each != null)
  await checkPermissions(unit, by, permissions)
  if (!current) return
  const { rows } = await sql<{ id: string }>`select role_id as id from system_role_menu
    where tenant_id = ${actor.tenantId} and menu_id = ${current.id} and granted`.execute(db)
  const roles = await rolesOf(
    db,
    actor.tenantId,
    rows.map(({ id }) => id),
  )
  for (const role of roles) await checkRoleChange(unit, by, { ...role, permissions })
}

const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })
