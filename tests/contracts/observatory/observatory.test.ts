import { readFileSync } from 'node:fs'
import { streamXlsxRows } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from '#domain/index.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { newId } from '#server/core/new-id.ts'
import { loadDemo } from '#server/demo/load.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { resourceCalls } from '#server/platform/openapi/resource-calls.ts'
import { allAreas, demoAreas } from '#server/registry.ts'
import { oneEngine } from '#tests/support/database.ts'
import { importerOn, someDepartment, workbook } from '#tests/support/import.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { observatory, telescope } from './domain.ts'
import { observatoryServer, telescopeOf } from './server.ts'

const ownFiles = ['domain.ts', 'server.ts', 'en.json'].map((file) => `${import.meta.dirname}/${file}`)

it('a whole area takes 200 lines at most, beside a line in each of two registries', () => {
  const lines = ownFiles.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(200)
  expect(areas).toContain(observatory)
  expect(allAreas).toContain(observatoryServer)
})

describe.each(oneEngine)('an area that was only declared, on %s', (engine) => {
  const server = sessionsOn(engine)
  let admin: Awaited<ReturnType<typeof importerOn>>
  let departmentId: string
  const call = (name: string) => `observatory/telescope/${name}`
  const records = async (query = '') =>
    (await admin.ask('GET', call(`page?size=100&${query}`))).body.data.records as Record<string, unknown>[]
  const as = async (role: 'student' | 'department') => {
    const { body } = await server.signIn(await server.person(role))
    return (method: 'GET' | 'POST', path: string, json?: object) =>
      server.ask(method, path, { token: body.access_token, ...(json && { json }) })
  }

  beforeAll(async () => {
    departmentId = await someDepartment(server)
    admin = await importerOn(server, 'observatory.telescope')
    const rows = [0, 1, 2].map((at) => telescopeOf(departmentId, at, newId()))
    await insertRows(server.app().db, telescope, server.tenantId, rows)
  })

  const oneOf = (departmentId: string) => {
    const { id: _, ...row } = telescopeOf(departmentId, 0, '')
    return row
  }

  it('has a menu, buttons and a screen for the roles that were named', async () => {
    const { body } = await admin.ask('GET', 'base/sysMenu/getUserBtn')
    const verbs = ['view', 'add', 'update', 'remove', 'import', 'export', 'close', 'downgrade', 'inspect']
    expect(verbs.filter((verb) => !body.data[`observatory.telescope:${verb}`])).toEqual([])
    const menus = JSON.stringify((await admin.ask('GET', 'base/sysMenu/getUserRoutes')).body.data)
    expect(menus).toContain('"component":"observatory/telescope"')
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
    const json = { ...oneOf(departmentId), code: 'L010', grade: 'a' }
    const refused = await admin.ask('POST', call('add'), json)
    expect([refused.status, refused.body.msg]).toEqual([400, '一级望远镜应填写最近校准日期'])
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
        const json = { ...oneOf(departmentId), code, name: code, grade: 'b' }
        return (await admin.ask('POST', call('add'), json)).body.data.id as string
      }),
    )
    const answers = { reason: '通风柜损坏', byId: departmentId }
    const empty = await admin.ask('POST', call('downgrade'), { id: first, ...answers, reason: ' ' })
    expect([empty.status, empty.body.data.fields]).toEqual([400, { reason: '请填写原因' }])
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
        expect.objectContaining({ id: first, message: '望远镜的当前状态不能执行此操作' }),
        { id: second, name: 'L031' },
      ],
    )
    const [latest] = (await admin.ask('GET', call(`history?id=${second}`))).body.data
    expect(latest).toMatchObject({ verb: 'downgrade', reason: '通风柜损坏', batch: expect.any(String) })
    const kept = await sql<{
      action: string
      target: string
    }>`select action, target from security_audit_record
      where action like '%降级望远镜' order by serial`.execute(server.app().db)
    expect(kept.rows).toEqual([
      { action: '降级望远镜', target: 'L030' },
      { action: '批量降级望远镜', target: '1 条' },
    ])
  })

  it('describes what the action asks to programs', () => {
    const told = resourceCalls(telescope)['observatory/telescope/downgrade']
    expect(told?.bodySchema).toMatchObject({
      properties: { reason: { title: '原因', maxLength: 200 }, byId: { format: 'uuid' } },
      required: ['id', 'reason', 'byId'],
    })
  })

  it('is exported as it is seen', async () => {
    const heard = { code: '望远镜编号', departmentId: '管理院系', phone: '值班电话' }
    const answer = await server.hono().request('/api/campus-observatory/telescope/export', {
      method: 'POST',
      headers: { 'Campus-Auth': `bearer ${admin.token}`, 'Tenant-Id': server.tenantId },
      body: JSON.stringify({ fileName: '望远镜', params: { filters: { code: 'L010' } }, heard }),
    })
    const rows: unknown[][] = []
    for await (const { values } of streamXlsxRows(new Uint8Array(await answer.arrayBuffer())))
      rows.push([...values])
    expect(rows.slice(0, 2)).toEqual([Object.values(heard), ['L010', '信息工程系', '138****5678']])
  })

  it('is imported, added to and changed by one sheet, and the import is undone', async () => {
    const sheet = await workbook([
      ['望远镜编号', '望远镜名称', '管理院系', '精度等级', '观测位', '开放'],
      ['L001', '改名的望远镜', '信息工程系', '三级', 41, '是'],
      ['L020', '新望远镜', '信息工程系', '二级', 20, '是'],
    ])
    const checked = await admin.plan(await admin.upload(sheet, { name: '望远镜.xlsx' }))
    expect(checked.counts).toEqual({ new: 1, changed: 1 })
    expect(await admin.commit(checked, 'all')).toMatchObject({ added: 1, changed: 1 })
    expect((await records('params.code=L001'))[0]?.name).toBe('改名的望远镜')
    await admin.ask('POST', 'base/import/undo', { id: checked.id })
    expect(await records('params.code=L020')).toEqual([])
    expect((await records('params.code=L001'))[0]?.name).toBe('第1望远镜')
  })

  it('wants something of people, tells them of it, and tidies up by the clock', async () => {
    const { db } = server.app()
    const [{ id: telescopeId } = {}] = await records()
    const booked = async (night: string) => {
      const json = { subject: '木星', telescopeId, night }
      return (await admin.ask('POST', 'observatory/booking/add', json)).body.data.id as string
    }
    const [id] = [await booked('2099-01-01'), await booked('2020-01-01')]
    const todos = (await admin.ask('GET', 'base/todo/mine')).body.data as { id: string }[]
    expect(todos.map((todo) => todo.id)).toContain(`booking:${id}`)
    const json = { event: 'booking-declined', title: '{{title}}', text: '{{reason}}！', inApp: true }
    const rule = { ...json, sms: false, wechatWork: false, email: false, enabled: true }
    expect((await admin.ask('POST', 'system/messageConfig/add', rule)).status).toBe(200)
    const declined = await admin.ask('POST', 'observatory/booking/decline', { id, reason: '有雨' })
    expect(declined.body.data.outcome).toBe('已告知预约人')
    const told = (await admin.ask('GET', 'base/message/mine')).body.data.records
    expect(told[0]).toMatchObject({ title: '未批准您的观测预约“木星”', text: '有雨！' })
    await installJobs(db, server.tenantId)
    await sql`update resource_job set next_at = now() where code = 'drop-old-bookings'`.execute(db)
    await runDue(server.app())
    const left = (await admin.ask('GET', 'observatory/booking/page')).body.data.records as { id: string }[]
    expect(left.map((booking) => booking.id)).toEqual([id])
  })

  it('has rows in the demo college', async () => {
    const { db } = server.app()
    await loadDemo(server.app(), { size: 'small', tenantId: 'demo' })
    await demoAreas(server.app(), 'demo')
    const { rows } = await sql`select from observatory_telescope where tenant_id = 'demo'`.execute(db)
    expect(rows).toHaveLength(3)
  })

  it('is shut to whom nobody named, and bounded for whom its scope bounds', async () => {
    const student = await as('student')
    expect((await student('GET', call('page'))).status).toBe(403)
    expect((await student('POST', call('add'), {})).status).toBe(403)
    const department = await as('department')
    expect((await department('GET', call('page'))).body.data.total).toBe(0)
    const { rows } = await sql`select from observatory_telescope`.execute(server.app().db)
    expect(rows.length).toBeGreaterThan(3)
  })
})
