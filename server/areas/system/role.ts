import type { Grant } from '#domain/kernel/grant.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { roles as builtIn } from '#domain/roles.ts'
import { role } from '#domain/system/role.ts'
import { roleMenu } from '#domain/system/role-menu.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { checkGrants, checkRoles } from '#server/identity/roles/giving.ts'

/** Roles. Those that the product itself knows keep their codes, and stay. */
export const roles = serve(role, {
  async beforeWrite(next, { db, actor, current }) {
    if (current && isBuiltIn(current.code) && next.code !== current.code)
      refuseAt('code', '系统内置角色的代码不能修改')
    if (current?.code === 'admin' && next.grants !== current.grants)
      refuseAt('grants', '系统管理员的数据范围不能修改')
    if (current) await checkRoles(db, actor, [current.id])
    checkGrants(actor, (next.grants ?? '').split(',') as Grant[])
    return undefined
  },
  async cascadeRemove(ids, { db, actor }) {
    const rows = await table(role, db, actor.tenantId).list({ id: ids }, ['code'])
    if (rows.some(({ code }) => isBuiltIn(code)))
      refuse({ type: 'conflict', message: '系统内置角色不能删除' })
    await table(roleMenu, db, actor.tenantId).remove({ roleId: ids })
  },
})

const isBuiltIn = (code: string) => code in builtIn.labels
