import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/accounts.ts'
import { oneEngine } from '#tests/support/database.ts'
import { unknownCodes } from '#tests/support/demo-codes.ts'
import { emptyLists, withRowsOfNobody } from '#tests/support/demo-gaps.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fillSmallDemo } from '#tests/support/small-demo.ts'

describe.each(oneEngine)('the small demo college, on %s', (engine) => {
  const { app, tenantId, ask, signIn } = sessionsOn(engine)

  beforeAll(async () => {
    await fillSmallDemo(app(), tenantId)
  }, 300_000)

  it('has the accounts and the password of the whole one', async () => {
    expect((await signIn('admin', demoPassword)).body.roleType).toBe('admin')
    expect((await signIn('dormmaster', demoPassword)).body.roleType).toBe('dormmaster')
  })

  it('has rows on every list that has rows in the whole one', async () => {
    expect(await emptyLists({ db: app().db, tenantId })).toEqual([])
  })

  it('has decided, copied and own cases on the lists of those who decide and of those who ask', async () => {
    const filled = async (account: string) => {
      const token = (await signIn(account, demoPassword)).body.access_token
      const found: string[] = []
      for (const box of ['done', 'mine', 'cc']) {
        const { body } = await ask('GET', `workflow/inbox/page?box=${box}&current=1&size=100`, { token })
        const over = body.data.records.filter(({ state }: { state: string }) => state !== 'reviewing')
        if (over.length > 0) found.push(box)
      }
      return found
    }
    expect(await filled('counsellor')).toEqual(['done', 'mine', 'cc'])
    expect(await filled('department')).toEqual(['done', 'mine', 'cc'])
    expect(await filled('admin')).toEqual(['done', 'mine', 'cc'])
    expect(await filled('student')).toEqual(['mine', 'cc'])
  })

  it('has a code of its dictionary wherever a code belongs', async () => {
    expect(await unknownCodes({ db: app().db, tenantId })).toEqual([])
  })

  it('has no row without whom it is about', async () => {
    expect(await withRowsOfNobody({ db: app().db, tenantId })).toEqual([])
  })

  it('tells of an empty list, and of a row of nobody', async () => {
    const { db } = app()
    await sql`update affairs_enlistment set department_id = null where tenant_id = ${tenantId}`.execute(db)
    await sql`delete from affairs_class_log where tenant_id = ${tenantId}`.execute(db)
    expect(await withRowsOfNobody({ db, tenantId })).toEqual(['affairs.enlistment.departmentId'])
    expect(await emptyLists({ db, tenantId })).toEqual(['affairs/class-log'])
  })
})
