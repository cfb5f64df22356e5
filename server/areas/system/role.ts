import type { Grant } from '#domain/kernel/grant.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { roles as builtIn } from '#domain/roles.ts'
import { role } from '#domain/system/role.ts'
import { roleMenu } from '#domain/system/role-menu.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { checkRoleChange, rolesOf } from '#server/identity/roles/giving.ts'

/** Roles. Those that the product itself knows keep their codes, and stay. */
export const roles = serve(role, {
  async beforeWrite(next, { current, permission, ...unit }) {
    const { db, actor } = unit
    if (current && isBuiltIn(current.code) && next.code !== current.code)
      refuseAt('code', '系统内置角色的代码不能修改')
    if (current?.code === 'admin' && next.grants !== current.grants)
      refuseAt('grants', '系统管理员的数据范围不能修改')
    const [standing] = current ? await rolesOf(db, actor.tenantId, [current.id]) : []
    // Who holds the role has both while it changes: neither what is given nor what is taken lies beyond who changes it.
    const given = new Set([...(standing?.grants ?? []), ...((next.grants ?? '').split(',') as Grant[])])
    const fresh = { id: null, name: next.name ?? '', permissions: [] }
    await checkRoleChange(unit, permission ?? '', { ...(standing ?? fresh), grants: [...given] })
    return undefined
  },
  async cascadeRemove(ids, unit) {
    const { db, actor } = unit
    for (const held of await rolesOf(db, actor.tenantId, ids))
      await checkRoleChange(unit, 'system.role:remove', held)
    const rows = await table(role, db, actor.tenantId).list({ id: ids }, ['code'])
    if (rows.some(({ code }) => isBuiltIn(code)))
      refuse({ type: 'conflict', message: '系统内置角色不能删除' })
    await table(roleMenu, db, actor.tenantId).remove({ roleId: ids })
  },
})

const isBuiltIn = (code: string) => code in builtIn.labels
