import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { engines } from '#tests/support/database.ts'
import { importerOn, someDepartment, workbook } from '#tests/support/import.ts'
import { sessionsOn } from '#tests/support/session.ts'

const headings = [
  '* 科 目 代 码',
  '科目名称(必填)',
  '课程性质',
  '开课部门',
  '学 分',
  '总学时',
  '启用',
  '备用',
]
const line = (code: string, name = `课程${code}`, over: readonly unknown[] = []) =>
  [code, name, kind, '信息工程系', 3, 48, '是', ...over] as (string | number)[]
let kind = ''

describe.each(engines)('an import on %s', (engine) => {
  const server = sessionsOn(engine)
  let me: Awaited<ReturnType<typeof importerOn>>
  beforeAll(async () => {
    await someDepartment(server)
    me = await importerOn(server)
    const { body } = await server.ask('GET', 'base/dataDictionary/getDicts?codes=school.subject-kind', {
      token: me.token,
    })
    kind = body.data['school.subject-kind'][0].label
  })

  test('A title above, strange headings, blank rows: what a person meant is found', async () => {
    const sheet = await workbook([['2026 年科目表'], [], headings, line('T1'), ['', '  '], line('T2')])
    const parsed = await me.upload(sheet)
    expect(parsed).toMatchObject({ state: 'mapping', total: 2, layout: { line: 3 } })
    expect(parsed.plan?.columns).toEqual([
      'code',
      'name',
      'kind',
      'departmentId',
      'credit',
      'hours',
      'enabled',
      null,
    ])
    const checked = await me.plan(parsed)
    expect(checked).toMatchObject({ state: 'staged', counts: { new: 2 } })
    expect((await me.rows(checked)).map((row: { line: number }) => row.line)).toEqual([4, 6])
    expect(await me.commit(checked, 'all')).toMatchObject({
      state: 'committed',
      added: 2,
      changed: 0,
      skipped: 0,
    })
    const { body } = await me.ask('GET', `base/subject/page?params.ofBatch=${parsed.id}`)
    expect(body.data.records.map(({ code }: { code: string }) => code).toSorted()).toEqual(['T1', 'T2'])
    expect((await me.kept()).find(({ code }) => code === 'T1')).toMatchObject({
      name: '课程T1',
      credit: 3,
      enabled: true,
    })
  })

  test('A column that the sheet leaves out, or a cell left empty, is what a new row begins with; a kept row stays as it is', async () => {
    const short = headings.slice(0, 6)
    const checked = await me.plan(
      await me.upload(await workbook([short, line('N1').slice(0, 6), line('N2').slice(0, 6)])),
    )
    expect(checked.counts).toEqual({ new: 2 })
    await me.commit(checked, 'all')
    const begun = (await me.kept()).filter(({ code }) => code.startsWith('N'))
    expect(begun.map(({ enabled }) => enabled)).toEqual([true, true])
    await me.commit(
      await me.plan(await me.upload(await workbook([headings, [...line('N1').slice(0, 6), '否']]))),
    )
    const again = [line('N1', '改了名').slice(0, 6), [...line('N3').slice(0, 6), '']]
    await me.commit(await me.plan(await me.upload(await workbook([headings, ...again]))), 'all')
    const kept = (await me.kept()).filter(({ code }) => ['N1', 'N3'].includes(code))
    expect(Object.fromEntries(kept.map(({ code, enabled }) => [code, enabled]))).toEqual({
      N1: false,
      N3: true,
    })
  })

  test('One file adds and updates; the same file again is the same import', async () => {
    const sheet = await workbook([headings, line('T1', '新名称'), line('T3')])
    const checked = await me.plan(await me.upload(sheet))
    expect(checked.counts).toEqual({ new: 1, changed: 1 })
    const done = await me.commit(checked)
    expect(done).toMatchObject({ added: 1, changed: 1 })
    const { body } = await me.send(sheet)
    expect(body.data).toMatchObject({ known: true, import: { id: done.id, state: 'committed' } })
  })

  test('Every error says the cell, what was read and what is wanted', async () => {
    const bad = ['T 9', '', '没有的性质', '没有的系', '三分', 1.5, '也许']
    const twin = line('T8')
    const checked = await me.plan(await me.upload(await workbook([headings, bad, twin, twin])))
    expect(checked.counts).toEqual({ bad: 2, new: 1 })
    const [first, , last] = await me.rows(checked)
    expect(first.faults).toMatchObject({
      code: expect.stringContaining('读到“T 9”'),
      name: '请填写科目名称',
      kind: expect.stringContaining('读到“没有的性质”，可填：'),
      departmentId: '读到“没有的系”，没有找到这个开课部门',
      credit: '读到“三分”，应为数字',
      hours: expect.stringContaining('应为整数'),
      enabled: '读到“也许”，应为“是”或“否”',
    })
    expect(last.faults).toEqual({ code: '与第 3 行的科目代码重复' })
    const refused = await me.ask('POST', 'base/import/commit', { id: checked.id, extent: 'all' })
    expect(refused.status).toBe(409)
    const file = await server.hono().request(`/api/campus-base/import/annotated?id=${checked.id}`, {
      headers: { 'Tenant-Id': server.tenantId, 'Campus-Auth': `bearer ${me.token}` },
    })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  test('A cell mended in the stage frees its row, and the twin that stood behind it', async () => {
    const checked = await me.plan(
      await me.upload(await workbook([headings, line('U1'), line('U1', '另一门')])),
    )
    expect(checked.counts).toEqual({ new: 1, bad: 1 })
    const { body } = await me.ask('POST', 'base/import/cell', { id: checked.id, line: 2, at: 0, value: 'U2' })
    expect(body.data).toMatchObject({ row: { state: 'new', faults: {} }, import: { counts: { new: 2 } } })
    const replaced = await me.ask('POST', 'base/import/replace', {
      id: checked.id,
      at: 1,
      find: '另一门',
      replace: '第二门',
      whole: false,
    })
    expect(replaced.body.data.count).toBe(1)
    expect(await me.commit(checked, 'all')).toMatchObject({ added: 2 })
  })

  test('finding 13: replacing makes no cell longer than a cell may be, and writes nothing where one would be', async () => {
    const long = '门'.repeat(90)
    const checked = await me.plan(await me.upload(await workbook([headings, line('W1'), line('W2', long)])))
    const replace = (find: string, replace: string) =>
      me.ask('POST', 'base/import/replace', { id: checked.id, at: 1, find, replace, whole: false })
    const refused = await replace('门', '字'.repeat(100))
    expect([refused.status, refused.body.msg]).toEqual([400, '第 3 行“科目名称(必填)”替换后超过 4000 个字'])
    expect((await me.rows(checked)).map((row: { cells: unknown[] }) => row.cells[1])).toEqual([
      line('W1')[1],
      long,
    ])
    expect((await replace('门', '字')).status).toBe(200)
  })

  test('Undoing removes what was added and restores what was changed; what moved on since stays, and is named', async () => {
    const sheet = await workbook([headings, line('T1', '改名'), line('V1'), line('V2')])
    const done = await me.commit(await me.plan(await me.upload(sheet)))
    const moved = (await me.kept()).find(({ code }) => code === 'V2')
    await me.ask('POST', 'base/subject/update', {
      id: moved?.id,
      revision: moved?.revision,
      name: '后来改的',
    })
    await me.ask('POST', 'base/import/undo', { id: done.id })
    const undone = await me.one(done.id)
    expect(undone).toMatchObject({ state: 'undone', skipped: 1 })
    const kept = await me.kept()
    expect(kept.find(({ code }) => code === 'T1')).toMatchObject({ name: '新名称' })
    expect(kept.map(({ code }) => code)).not.toContain('V1')
    expect(kept.map(({ code }) => code)).toContain('V2')
    expect(await me.rows(undone, 'bad')).toMatchObject([
      { line: 4, faults: { '': '导入后又被修改，已保留' } },
    ])
  })

  test('The import is in the log with its file, and the menu that the client tells of', async () => {
    const done = await me.commit(await me.plan(await me.upload(await workbook([headings, line('L1')]))))
    const told = { menuCode: 'm', menuTitle: '科目管理', fileId: done.fileId }
    expect((await me.ask('POST', 'base/importLog/add', told)).status).toBe(200)
    const { body } = await me.ask('GET', 'system/logImport/page?params.menuTitle=科目管理')
    expect(body.data.records).toMatchObject([{ outcome: 'done', added: 1, menuCode: 'm' }])
    const foreign = await me.ask('POST', 'base/importLog/add', { ...told, fileId: crypto.randomUUID() })
    expect(foreign.status).toBe(400)
  })

  test('finding 19: who may import nothing from a menu writes nothing into its log', async () => {
    const { fileId } = await me.commit(await me.plan(await me.upload(await workbook([headings, line('L2')]))))
    await sql`delete from system_log_import where file_id = ${fileId}`.execute(server.app().db)
    const told = (menuCode: string) => ({ menuCode, menuTitle: '人事档案', fileId })
    expect((await me.ask('POST', 'base/importLog/add', told('security/audit-record'))).status).toBe(403)
    expect((await me.ask('POST', 'base/importLog/add', told('base/subject'))).status).toBe(200)
  })

  test('The columns of the same headings are remembered', async () => {
    const odd = ['甲', '乙', '丙', '丁', '戊', '己', '庚']
    const first = await me.upload(await workbook([odd, line('M1')]))
    expect(first.plan?.columns.every((name) => name === null)).toBe(true)
    const columns = ['code', 'name', 'kind', 'departmentId', 'credit', 'hours', 'enabled']
    await me.plan(first, { columns, key: ['code'], mode: 'both' })
    const second = await me.upload(await workbook([odd, line('M2')]))
    expect(second).toMatchObject({ remembered: true, plan: { columns } })
  })

  test('F-01 a commit that breaks leaves nothing; done again it is done once', async () => {
    const staged = await me.plan(await me.upload(await workbook([headings, line('F1'), line('F2')])))
    const { db } = server.app()
    await sql`update system_import_batch set state = 'committing' where id = ${staged.id}`.execute(db)
    const { commitBatch } = await import('./commit.ts')
    const { personOf } = await import('#server/core/actor/person-of.ts')
    const { rows } = await sql<{
      id: string
    }>`select id from "system_user" where account = ${me.account}`.execute(db)
    const actor = await personOf(server.app(), server.tenantId, rows[0]?.id ?? '')
    if (!actor) throw new Error('Nobody is there.')
    const asked = { id: staged.id, tenantId: server.tenantId }
    const breaking = {
      cancelled: () => false,
      tell: () => {
        throw new Error('The machine stopped.')
      },
    }
    await expect(commitBatch(server.app(), actor, asked, 'good', breaking)).rejects.toThrow('stopped')
    expect((await me.kept()).filter(({ code }) => code.startsWith('F'))).toEqual([])
    const quiet = { cancelled: () => false, tell: () => {} }
    await commitBatch(server.app(), actor, asked, 'good', quiet)
    await commitBatch(server.app(), actor, asked, 'good', quiet)
    expect((await me.kept()).filter(({ code }) => code.startsWith('F'))).toHaveLength(2)
    const { body } = await me.ask('GET', 'system/logImport/page?size=100')
    expect(
      body.data.records.filter(({ batchId }: { batchId: string }) => batchId === staged.id),
    ).toHaveLength(1)
  })

  test('Nobody else sees or touches an import, and who may not import there begins none', async () => {
    const staged = await me.plan(await me.upload(await workbook([headings, line('X1')])))
    const other = await importerOn(server)
    for (const path of ['one', 'rows', 'annotated'])
      expect((await other.ask('GET', `base/import/${path}?id=${staged.id}`)).status).toBe(404)
    expect((await other.ask('POST', 'base/import/commit', { id: staged.id, extent: 'good' })).status).toBe(
      404,
    )
    const student = await server.as('student')
    expect((await student('base/import/mine?resource=base.subject')).status).toBe(403)
  })

  test('A-39 headings that name parts of the language name no field', async () => {
    const parsed = await me.upload(
      await workbook([
        ['__proto__', 'constructor', '科目代码', '科目代码'],
        ['a', 'b', 'P1', 'P2'],
      ]),
    )
    expect(parsed.plan?.columns).toEqual([null, null, 'code', null])
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })
})
