import { readFileSync } from 'node:fs'
import { streamXlsxRows } from 'hucre/xlsx'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { resourceCalls } from '#server/platform/openapi/resource-calls.ts'
import { engines, openTables } from '#tests/support/database.ts'
import { importerOn, someDepartment, workbook } from '#tests/support/import.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { laboratoriesOf, laboratory } from './new-resource.declaration.ts'

// As if the declaration stood in its area, with the one line in the area.
vi.mock('#domain/base/index.ts', async (original) => {
  const { base } = await original<typeof import('#domain/base/index.ts')>()
  const { laboratory, laboratoryScreen } = await import('./new-resource.declaration.ts')
  return {
    base: {
      ...base,
      resources: [...base.resources, laboratory],
      screens: [...base.screens, laboratoryScreen],
    },
  }
})

it('a resource is declared in under 100 lines', () => {
  const file = `${import.meta.dirname}/new-resource.declaration.ts`
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(100)
})

describe.each(engines)('a resource that was only declared, on %s', (engine) => {
  const server = sessionsOn(engine, {}, async () => {
    const opened = await openTables(engine)
    await sql.raw(createStatements([laboratory]).join(';\n')).execute(opened.db)
    return opened
  })
  let admin: Awaited<ReturnType<typeof importerOn>>
  let departmentId: string
  const call = (name: string) => `base/laboratory/${name}`
  const records = async (query = '') =>
    (await admin.ask('GET', call(`page?size=100&${query}`))).body.data.records as Record<string, unknown>[]
  const as = async (role: 'student' | 'department') => {
    const { body } = await server.signIn(await server.person(role))
    return (method: 'GET' | 'POST', path: string, json?: object) =>
      server.ask(method, path, { token: body.access_token, ...(json && { json }) })
  }

  beforeAll(async () => {
    departmentId = await someDepartment(server)
    admin = await importerOn(server, 'base.laboratory')
    const rows = laboratoriesOf([departmentId, departmentId, departmentId])
    await insertRows(
      server.app().db,
      laboratory,
      server.tenantId,
      rows.map((row) => ({ ...row, id: v7() })),
    )
  })

  it('has a menu, buttons and a screen for the roles that were named', async () => {
    const { body } = await admin.ask('GET', 'base/sysMenu/getUserBtn')
    const verbs = ['view', 'add', 'update', 'remove', 'import', 'export', 'close', 'downgrade', 'inspect']
    expect(verbs.filter((verb) => !body.data[`base.laboratory:${verb}`])).toEqual([])
    const menus = JSON.stringify((await admin.ask('GET', 'base/sysMenu/getUserRoutes')).body.data)
    expect(menus).toContain('"component":"base/laboratory"')
  })

  it('has a list: searched, filtered, sorted, with its references in words', async () => {
    expect(await records()).toHaveLength(3)
    expect((await records('params.search=第2')).map(({ code }) => code)).toEqual(['L002'])
    expect((await records('params.grade=b')).map(({ code }) => code)).toEqual(['L002'])
    expect((await records('sort=-seats'))[0]).toMatchObject({
      code: 'L003',
      labels: { departmentId: '信息工程系' },
    })
  })

  it('has a form whose rules the server keeps, with a history of what changed', async () => {
    const json = { ...laboratoriesOf([departmentId])[0], code: 'L010', grade: 'a' }
    const refused = await admin.ask('POST', call('add'), json)
    expect([refused.status, refused.body.msg]).toEqual([400, '一级实验室应填写最近检查日期'])
    const { data } = (
      await admin.ask('POST', call('add'), { ...json, checkedOn: '2026-09-01', phone: '13812345678' })
    ).body
    expect(data.phone).toBe('138****5678')
    const { id, revision } = data
    const twice = await admin.ask('POST', call('add'), { ...json, checkedOn: '2026-09-01' })
    expect(twice.body.data.fields.code).toContain('已存在')
    expect((await admin.ask('POST', call('update'), { id, revision, seats: 60 })).body.data.seats).toBe(60)
    expect((await admin.ask('POST', call('update'), { id, revision, seats: 61 })).status).toBe(409)
    expect((await admin.ask('POST', call('close'), { id })).body.data.row.open).toBe(false)
    const history = JSON.stringify((await admin.ask('GET', call(`history?id=${id}`))).body.data)
    expect(history).toContain('seats')
  })

  it('has an action that asks: for one row and for many, with a reason in the history', async () => {
    const [first, second] = await Promise.all(
      ['L030', 'L031'].map(async (code) => {
        const json = { ...laboratoriesOf([departmentId])[0], code, name: code, grade: 'b' }
        return (await admin.ask('POST', call('add'), json)).body.data.id as string
      }),
    )
    const answers = { reason: '通风柜损坏', byId: departmentId }
    const empty = await admin.ask('POST', call('downgrade'), { id: first, ...answers, reason: ' ' })
    expect([empty.status, empty.body.data.fields]).toEqual([400, { reason: '请填写降级原因' }])
    const foreign = await admin.ask('POST', call('downgrade'), { id: first, ...answers, byId: first })
    expect(foreign.body.data.fields).toEqual({ byId: '评定院系不存在' })
    const unasked = await admin.ask('POST', call('downgrade'), { id: first, ...answers, grade: 'a' })
    expect(unasked.body.data.fields).toEqual({ grade: '不支持的字段：grade' })
    const sent = { headers: { 'Idempotency-Key': crypto.randomUUID() }, token: admin.token }
    const once = () => server.ask('POST', call('downgrade'), { ...sent, json: { id: first, ...answers } })
    expect((await once()).body.data.row).toMatchObject({ grade: 'c', revision: 2 })
    expect((await once()).body.data.row).toMatchObject({ grade: 'c', revision: 2 })
    const many = { rows: { ids: [first, second] }, expected: 2 }
    const unanswered = await admin.ask('POST', call('batch/downgrade'), many)
    expect(Object.keys(unanswered.body.data.fields).toSorted()).toEqual(['byId', 'reason'])
    const { data } = (await admin.ask('POST', call('batch/downgrade'), { ...many, ...answers })).body
    expect(data.toSorted((a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name))).toEqual(
      [
        { id: first, name: 'L030', message: '实验室的当前状态不能执行此操作' },
        { id: second, name: 'L031' },
      ],
    )
    const [latest] = (await admin.ask('GET', call(`history?id=${second}`))).body.data
    expect(latest).toMatchObject({ verb: 'downgrade', reason: '通风柜损坏', batch: expect.any(String) })
    const kept = await sql<{
      action: string
      target: string
    }>`select action, target from security_audit_record
      where action like '%降级实验室' order by serial`.execute(server.app().db)
    expect(kept.rows).toEqual([
      { action: '降级实验室', target: 'L030' },
      { action: '批量降级实验室', target: '1 条' },
    ])
  })

  it('describes what the action asks to programs', () => {
    const told = resourceCalls(laboratory)['base/laboratory/downgrade']
    expect(told?.bodySchema).toMatchObject({
      properties: { reason: { title: '降级原因', maxLength: 200 }, byId: { format: 'uuid' } },
      required: ['id', 'reason', 'byId'],
    })
  })

  it('is exported as it is seen', async () => {
    const heard = { code: '实验室编号', departmentId: '管理院系', phone: '值班电话' }
    const answer = await server.hono().request('/api/campus-base/laboratory/export', {
      method: 'POST',
      headers: { 'Campus-Auth': `bearer ${admin.token}`, 'Tenant-Id': server.tenantId },
      body: JSON.stringify({ fileName: '实验室', params: { filters: { code: 'L010' } }, heard }),
    })
    const rows: unknown[][] = []
    for await (const { values } of streamXlsxRows(new Uint8Array(await answer.arrayBuffer())))
      rows.push([...values])
    expect(rows.slice(0, 2)).toEqual([Object.values(heard), ['L010', '信息工程系', '138****5678']])
  })

  it('is imported, added to and changed by one sheet, and the import is undone', async () => {
    const sheet = await workbook([
      ['实验室编号', '实验室名称', '管理院系', '安全等级', '工位数', '开放'],
      ['L001', '改名的实验室', '信息工程系', '三级', 41, '是'],
      ['L020', '新实验室', '信息工程系', '二级', 20, '是'],
    ])
    const checked = await admin.plan(await admin.upload(sheet, { name: '实验室.xlsx' }))
    expect(checked.counts).toEqual({ new: 1, changed: 1 })
    expect(await admin.commit(checked, 'all')).toMatchObject({ added: 1, changed: 1 })
    expect((await records('params.code=L001'))[0]?.name).toBe('改名的实验室')
    await admin.ask('POST', 'base/import/undo', { id: checked.id })
    expect(await records('params.code=L020')).toEqual([])
    expect((await records('params.code=L001'))[0]?.name).toBe('第1实验室')
  })

  it('is shut to whom nobody named, and bounded for whom its scope bounds', async () => {
    const student = await as('student')
    expect((await student('GET', call('page'))).status).toBe(403)
    expect((await student('POST', call('add'), {})).status).toBe(403)
    const department = await as('department')
    expect((await department('GET', call('page'))).body.data.total).toBe(0)
    const { rows } = await sql`select from base_laboratory`.execute(server.app().db)
    expect(rows.length).toBeGreaterThan(3)
  })
})
