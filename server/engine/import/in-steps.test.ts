import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { personOf } from '#server/identity/session/person-of.ts'
import { runDue } from '#server/platform/jobs/run-due.ts'
import { importerOn, someDepartment, workbook } from '#tests/support/import.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { commitBatch, type Extent } from './commit.ts'
import { rowsAfter } from './in-steps.ts'
import { undoBatch } from './undo.ts'
import { settleImports } from './view.ts'

const headings = ['科目代码', '科目名称', '课程性质', '开课部门', '学分', '总学时', '启用']
const rows = 250

test('a step takes as many rows as the last one shows to be bearable', () => {
  expect(rowsAfter(100, 20)).toBe(100)
  expect(rowsAfter(100, 400)).toBe(25)
  expect(rowsAfter(25, 50)).toBe(50)
  expect(rowsAfter(10, 5_000)).toBe(10)
})

/** PostgreSQL does all of it in one transaction, which others need not wait for. */
describe('an import on the embedded store', () => {
  const server = sessionsOn('pglite')
  let me: Awaited<ReturnType<typeof importerOn>>
  let kind = ''
  beforeAll(async () => {
    await someDepartment(server)
    me = await importerOn(server)
    const { body } = await me.ask('GET', 'base/dataDictionary/getDicts?codes=school.subject-kind')
    kind = body.data['school.subject-kind'][0].label
  })

  const line = (code: string, name: string) => [code, name, kind, '信息工程系', 3, 48, '是']
  const kept = async (start: string) =>
    (await me.kept()).filter(({ code }) => code.startsWith(start)).map(({ name }) => name)

  /** Checked rows whose codes begin so, as the task finds them that is to write them; `already` are there before. */
  async function committing(start: string, already: readonly string[] = []) {
    if (already.length > 0)
      await me.commit(
        await me.plan(
          await me.upload(await workbook([headings, ...already.map((code) => line(code, '原名')), []])),
        ),
      )
    const lines = Array.from({ length: rows }, (_, at) => line(`${start}${at}`, '新名'))
    const staged = await me.plan(await me.upload(await workbook([headings, ...lines])))
    await become(staged.id, 'committing')
    return staged.id
  }
  const become = (id: string, state: string) =>
    sql`update system_import_batch set state = ${state} where id = ${id}`.execute(server.app().db)
  const mayWrite = async () => {
    const { db } = server.app()
    const { rows: users } = await sql<{ id: string }>`select id from "system_user"
      where account = ${me.account}`.execute(db)
    const actor = await personOf(server.app(), server.tenantId, users[0]?.id ?? '')
    if (!actor) throw new Error('Nobody is there.')
    return actor
  }
  const write = async (id: string, tell: () => void = () => {}, extent: Extent = 'all') =>
    commitBatch(server.app(), await mayWrite(), { id, tenantId: server.tenantId }, extent, {
      tell,
      cancelled: () => false,
    })
  /** How many rows each reader found who came while a step was under way. */
  function readers(start: string) {
    const found: Promise<number>[] = []
    const come = () => {
      const read = sql<{ count: number }>`select count(*)::int as count from base_subject
        where code like ${`${start}%`}`.execute(server.app().db)
      found.push(read.then(({ rows }) => rows[0]?.count ?? 0))
    }
    return { come, found: () => Promise.all(found) }
  }

  /** From step to step at most a hundred rows more, or fewer, until all are done; how many depends on the machine. */
  function expectSteps(seen: readonly number[], end: number) {
    const sizes = seen.slice(1).map((count, at) => Math.abs(count - (seen[at] ?? 0)))
    expect(seen.at(-1)).toBe(end)
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100)
    expect(sizes[0]).toBe(100)
  }

  test('is written and undone at most a hundred rows at a time: who reads meanwhile waits for one step, not for all', async () => {
    const id = await committing('A')
    const during = readers('A')
    await write(id, during.come)
    expectSteps([0, ...(await during.found())], rows)
    expect(await me.one(id)).toMatchObject({ state: 'committed', added: rows, skipped: 0 })

    await become(id, 'undoing')
    const after = readers('A')
    const asked = { id, tenantId: server.tenantId }
    await undoBatch(server.app(), await mayWrite(), asked, { tell: after.come, cancelled: () => false })
    expectSteps([rows, ...(await after.found())], 0)
    expect(await me.one(id)).toMatchObject({ state: 'undone', skipped: 0 })
  })

  test('of which the last row is refused leaves none of them, and what it changed as it was', async () => {
    const id = await committing('B', ['B0', 'B1'])

    await sql`insert into base_subject (tenant_id, id, created_by, updated_by, code, name, kind, department_id, credit, hours, enabled)
      select tenant_id, ${crypto.randomUUID()}, created_by, updated_by, 'B249', '先到', kind, department_id,
        credit, hours, enabled from base_subject where code = 'B0'`.execute(server.app().db)
    await write(id)
    expect((await kept('B')).toSorted()).toEqual(['先到', '原名', '原名'].toSorted())
    const after = await me.one(id)
    expect(after).toMatchObject({ state: 'staged', counts: { new: 247, changed: 2, bad: 1 } })
    expect(after.fault).toBe('1 行未能写入，已全部退回，请修改后重试')
  })

  test('F-01 that dies between two steps goes on where it stopped, and is done once', async () => {
    const id = await committing('C')
    let told = 0
    const dying = () => {
      told += 1
      if (told === 2) throw new Error('The machine stopped.')
    }
    await expect(write(id, dying)).rejects.toThrow('stopped')
    expect(await kept('C')).toHaveLength(100)
    await write(id)
    await write(id)
    expect(await kept('C')).toHaveLength(rows)
    expect(await me.one(id)).toMatchObject({ state: 'committed', added: rows })
  })

  test('F-01 that was called off and whose process died before it could take anything back: the next start does', async () => {
    const id = await committing('D', ['D0'])
    let told = 0
    const dying = () => {
      told += 1
      if (told === 2) throw new Error('The machine stopped.')
    }
    await expect(write(id, dying)).rejects.toThrow('stopped')
    const { db } = server.app()
    await sql`update resource_task set state = 'cancelled' where id::text =
      (select task_id from system_import_batch where id = ${id})`.execute(db)
    await settleImports(db)
    await runDue(server.app())
    expect(await kept('D')).toEqual(['原名'])
    expect(await me.one(id)).toMatchObject({
      state: 'staged',
      fault: '已取消',
      counts: { new: 249, changed: 1 },
    })
    await become(id, 'committing')
    await write(id)
    expect(await kept('D')).toHaveLength(rows)
  })
})
