import { sql } from 'kysely'
import type { Grant } from '#domain/kernel/grant.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { roles as builtIn } from '#domain/roles.ts'
import { role } from '#domain/system/role.ts'
import { serve } from '#server/core/serve.ts'
import { checkRoleChange, rolesOf } from '#server/identity/roles/giving.ts'

/** Roles. Those that the product itself knows keep their codes, and stay. */
export const roles = serve(role, {
  async beforeWrite(next, { current, permission, ...unit }) {
    const { db, actor } = unit
    if (current && isBuiltIn(current.code) && next.code !== current.code)
      wrong('code', '系统内置角色的代码不能修改')
    if (current?.code === 'admin' && next.grants !== current.grants)
      wrong('grants', '系统管理员的数据范围不能修改')
    const [standing] = current ? await rolesOf(db, actor.tenantId, [current.id]) : []
    // Who holds the role has both while it changes: neither what is given nor what is taken lies beyond who changes it.
    const given = new Set([...(standing?.grants ?? []), ...((next.grants ?? '').split(',') as Grant[])])
    const fresh = { id: null, name: next.name ?? '', permissions: [] }
    await checkRoleChange(unit, permission ?? '', { ...(standing ?? fresh), grants: [...given] })
    return undefined
  },
  async cascadeRemove(ids, unit) {
    const { db, actor } = unit
    for (const role of await rolesOf(db, actor.tenantId, ids))
      await checkRoleChange(unit, 'system.role:remove', role)
    const { rows } = await sql<{ code: string }>`select code from system_role
      where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[])`.execute(db)
    if (rows.some(({ code }) => isBuiltIn(code)))
      refuse({ type: 'conflict', message: '系统内置角色不能删除' })
    await sql`delete from system_role_menu where tenant_id = ${actor.tenantId}
      and role_id = any(${ids}::uuid[])`.execute(db)
  },
})

const isBuiltIn = (code: string) => code in builtIn.labels
const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })
