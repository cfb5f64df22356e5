import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '#server/core/actor/person-of.ts'
import { firstBroken } from '#server/core/audit/audit.ts'
import { undoBatch } from '#server/engine/import/undo.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fillSmallCollege } from '#tests/support/small-college.ts'
import { openEntrances } from './sign-in-ways.ts'
import { doDemoWork } from './work.ts'

describe.each(oneEngine)('the work that the demo college has behind it, on %s', (engine) => {
  const { app, tenantId } = sessionsOn(engine)
  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app().db)).rows

  beforeAll(() =>
    fillSmallCollege({ app, tenantId }, async (db) => {
      await openEntrances({ ...app(), db }, tenantId)
      await doDemoWork({ ...app(), db }, tenantId)
    }),
  )

  it('is an import of each kind, which can be taken back', async () => {
    const logged = await rowsOf(
      sql<{ added: number; batch: string }>`select added, skipped, batch_id as batch from system_log_import
        where tenant_id = ${tenantId} order by id`,
    )
    expect(logged).toMatchObject([
      { added: 4, skipped: 0 },
      { added: 1, skipped: 1 },
    ])
    const [admin] = await rowsOf(
      sql<{ id: string }>`select id from "system_user" where tenant_id = ${tenantId} and account = 'admin'`,
    )
    const actor = await personOf(app(), tenantId, admin?.id ?? '')
    if (!actor) throw new Error('There is no administrator.')
    const asked = { id: logged[0]?.batch ?? '', tenantId }
    await sql`update system_import_batch set state = 'undoing' where id = ${asked.id}`.execute(app().db)
    await undoBatch(app(), actor, asked, { tell: () => {}, cancelled: () => false })
    expect(
      await rowsOf(
        sql`select name from base_subject where tenant_id = ${tenantId} and code between '10391' and '10399'`,
      ),
    ).toEqual([{ name: '书法入门' }])
  })

  it('has left its marks: fields that changed, an auditor, a chain that holds', async () => {
    const changed = await rowsOf(
      sql`select row_title as title, reason from security_change_record
        where tenant_id = ${tenantId} and resource = 'base.building' and verb = 'update' order by row_title`,
    )
    expect(changed).toEqual([
      { title: '学生公寓 1 栋', reason: '以不动产权证书为准' },
      { title: expect.any(String), reason: '顶层加建实训室，已通过验收' },
    ])
    expect(
      await rowsOf(sql`select duty from security_audit_personnel where tenant_id = ${tenantId}`),
    ).toHaveLength(1)
    expect(await firstBroken(app().db, tenantId)).toBeNull()
  })

  it('asks for exports that a worker writes', async () => {
    const tasks = await rowsOf(
      sql`select label, state from resource_task where tenant_id = ${tenantId} and kind = 'export' order by id`,
    )
    expect(tasks).toEqual([
      { label: '导出专业', state: 'queued' },
      { label: '导出2026级班级', state: 'queued' },
    ])
  })

  it('leaves entrances that nobody can pass', async () => {
    expect(
      await rowsOf(sql`select from system_login_type where tenant_id = ${tenantId} and enabled`),
    ).toEqual([])
    expect(await rowsOf(sql`select from system_user_binding where tenant_id = ${tenantId}`)).toHaveLength(3)
  })
})
