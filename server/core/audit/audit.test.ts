import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'
import { auditAlone, firstBroken } from './audit.ts'

describe.each(oneEngine)('the audit chain, on %s', (engine) => {
  const { app, college } = serverOn(engine)

  it('holds however many write at once, and keeps colleges apart', async () => {
    const [one, other] = [college().tenantId, college().tenantId]
    const acts = Array.from({ length: 30 }, (_, at) => ({
      tenantId: at % 3 ? one : other,
      account: 'admin',
      action: '登录',
      detail: `第 ${at} 次`,
    }))
    await Promise.all(acts.map((act) => auditAlone(app(), act)))
    const { rows } = await sql<{ last: string }>`
      select max(security_audit_record.serial) as last from security_audit_record where tenant_id = ${one}`.execute(
      app().db,
    )
    expect(Number(rows[0]?.last)).toBe(20)
    expect([await firstBroken(app().db, one), await firstBroken(app().db, other)]).toEqual([null, null])
  })

  it.each([
    ['changed', sql`update security_audit_record set account = 'somebody else'`],
    ['taken out', sql`delete from security_audit_record`],
  ])('shows where a record was %s', async (_, deed) => {
    const { tenantId } = college()
    for (const action of ['登录', '修改密码', '退出登录'])
      await auditAlone(app(), { tenantId, account: 'admin', action })
    await sql`${deed} where tenant_id = ${tenantId} and security_audit_record.serial = 2`.execute(app().db)
    expect([2, 3]).toContain(await firstBroken(app().db, tenantId))
  })
})
