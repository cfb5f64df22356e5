import { sql } from 'kysely'
import type { Grant } from '#domain/kernel/grant.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { roles as builtIn } from '#domain/roles.ts'
import { role } from '#domain/system/role.ts'
import { serve } from '#server/core/serve.ts'
import { checkGrants, checkRoles } from '#server/identity/roles/giving.ts'

/** Roles. Those that the product itself knows keep their codes, and stay. */
export const roles = serve(role, {
  async beforeWrite(next, { db, actor, current }) {
    if (current && isBuiltIn(current.code) && next.code !== current.code)
      wrong('code', '系统内置角色的代码不能修改')
    if (current?.code === 'admin' && next.grants !== current.grants)
      wrong('grants', '系统管理员的数据范围不能修改')
    if (current) await checkRoles(db, actor, [current.id])
    checkGrants(actor, (next.grants ?? '').split(',') as Grant[])
    return undefined
  },
  async cascadeRemove(ids, { db, actor }) {
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
