import { sql } from 'kysely'
import { areas } from '#domain/index.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { menu, terminals } from '#domain/system/menu.ts'
import { roleMenu } from '#domain/system/role-menu.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { declaredMenus } from '#server/identity/menus/declared.ts'
import { checkAddress } from '#server/identity/menus/shared-address.ts'
import { checkPermissions, checkRoleChange, rolesOf } from '#server/identity/roles/giving.ts'

const declared = new Map(areas.flatMap(declaredMenus).map((each) => [each.code, each]))

/** Menus. Those of our own screens may be renamed, moved and hidden; their code and what they permit stay. */
export const menus = serve(menu, {
  async beforeWrite(next, { current, permission, ...unit }) {
    const { db, actor } = unit
    const own = current && declared.get(current.code)
    if (own && next.code !== current.code) refuseAt('code', '系统内置菜单的代码不能修改')
    if (own && next.permission !== current.permission)
      refuseAt('permission', '系统内置按钮的权限标识不能修改')
    if (next.permission !== (current?.permission ?? null))
      await checkButton(unit, permission ?? '', current, [current?.permission, next.permission])
    if (next.parentId) await checkParent(next.parentId)
    await checkAddress(next, { ...unit, current })
    return undefined

    async function checkParent(id: string) {
      const parent = await table(menu, db, actor.tenantId).get({ id }, ['kind', 'terminal'])
      if (parent?.kind === 'button') refuseAt('parentId', '按钮之下不能再有菜单')
      if (parent && parent.terminal !== next.terminal) refuseAt('parentId', '上级菜单不属于同一终端')
    }
  },
  async cascadeRemove(ids, unit) {
    const { db, actor } = unit
    const rows = await table(menu, db, actor.tenantId).list({ id: ids }, ['id', 'code', 'permission'])
    for (const row of rows) await checkButton(unit, 'system.menu:remove', row, [row.permission])
    if (rows.some(({ code }) => declared.has(code)))
      refuse({ type: 'conflict', message: '系统内置菜单不能删除，可以隐藏，或从角色中收回' })
    await table(roleMenu, db, actor.tenantId).remove({ menuId: ids })
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
  const rows = await table(roleMenu, db, actor.tenantId).list(
    { menuId: current.id, granted: true },
    { id: 'roleId' },
  )
  const roles = await rolesOf(
    db,
    actor.tenantId,
    rows.map(({ id }) => id),
  )
  for (const role of roles) await checkRoleChange(unit, by, { ...role, permissions })
}
