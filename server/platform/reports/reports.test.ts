import { sql } from 'kysely'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { department } from '#domain/base/department.ts'
import { usualLayout } from '#domain/reports/check.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { writePdf } from '#server/node/write-pdf.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { installReports } from './install.ts'

/** What is written on the pages. */
const textsIn = async (bytes: Uint8Array) => (await extractText(bytes, { mergePages: true })).text

describe.each(oneEngine)('reports, on %s', (engine) => {
  const college = sessionsOn(engine, { writePaper: writePdf })
  const { tenantId, app, hono } = college

  async function signedIn(role: 'admin' | 'student') {
    const { body } = await college.signIn(await college.person(role))
    const token = body.access_token as string
    const ask = (method: 'GET' | 'POST', path: string, json?: object) =>
      college.ask(method, path, { token, ...(json && { json }) })
    const take = (json: object) =>
      hono().request('/api/campus-system/report/print', {
        method: 'POST',
        headers: { 'Campus-Auth': `bearer ${token}`, 'Tenant-Id': tenantId, 'Accept-Errors': '2' },
        body: JSON.stringify(json),
      })
    return { ask, take }
  }
  type Somebody = Awaited<ReturnType<typeof signedIn>>
  let admin: Somebody
  let id: string
  const layout = {
    ...usualLayout(department),
    bands: {
      reportHeader: {
        height: 10,
        items: [
          {
            id: 'a',
            is: 'text',
            x: 0,
            y: 0,
            width: 150,
            height: 8,
            size: 10,
            bold: false,
            align: 'start',
            text: "{{constructor.constructor('x')()}}",
          },
        ],
      },
    },
  }
  beforeAll(async () => {
    await installReports(app().db, tenantId)
    admin = await signedIn('admin')
    await insertRows(app().db, department, tenantId, [
      { id: crypto.randomUUID(), code: 'D1', name: '软件学院', enabled: true, sort: 1, kind: 'college' },
    ])
    const { body } = await admin.ask('POST', 'system/report/add', {
      code: 'departments',
      name: '院系名单',
      resource: 'base.department',
      layout: JSON.stringify(layout),
    })
    id = body.data.id
  })

  it('A-27 a PDF of the rows, with whose it is, and an expression stands there as text', async () => {
    const answer = await admin.take({ id })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const said = await textsIn(new Uint8Array(await answer.arrayBuffer()))
    expect(said).toContain('软件学院')
    expect(said).toContain("{{constructor.constructor('x')()}}")
    expect(said).toContain('打印人：测试')
    const { rows } = await sql<{ format: string; rows: number }>`select format, rows from system_log_export
      where tenant_id = ${tenantId}`.execute(app().db)
    expect(rows).toEqual([{ format: 'pdf', rows: 1 }])
  })

  it('is nobody’s who was not given it, nor theirs who may not take its rows along', async () => {
    const student = await signedIn('student')
    expect((await student.take({ id })).status).toBe(404)
    expect((await student.ask('GET', 'system/report/mine?resource=base.student')).body.data).toEqual([])
    expect((await student.ask('POST', 'system/report/preview', { id, layout })).status).toBe(403)
    expect((await admin.ask('GET', 'system/report/mine?resource=base.student')).body.data).toHaveLength(4)
    expect((await admin.ask('GET', 'system/report/mine?resource=base.department')).body.data).toEqual([])
  })

  it('many rows are put on paper in the background', async () => {
    await insertRows(
      app().db,
      department,
      tenantId,
      Array.from({ length: 250 }, (_, at) => ({
        id: crypto.randomUUID(),
        code: `X${at}`,
        name: `第${at}系`,
        enabled: true,
        sort: 2,
        kind: 'college',
      })),
    )
    const { data } = (await (await admin.take({ id })).json()) as { data: { taskId: string } }
    await runDue(app())
    const { body } = await admin.ask('GET', `resource/task/state?id=${data.taskId}`)
    expect(body.data).toMatchObject({ state: 'done', result: { rows: 251, fileName: '院系名单.pdf' } })
    expect(body.data.result.pages).toBeGreaterThan(5)
  })

  it('more rows than fit on paper are refused before anything is queued, and a preview shows the first', async () => {
    await sql`insert into base_department (tenant_id, id, code, name, enabled, sort, kind)
      select ${tenantId}, gen_random_uuid(), 'M' || n, '分院' || n, true, 3, 'college'
      from generate_series(1, 10000) n`.execute(app().db)
    const tasks = async () =>
      (await sql`select id from resource_task where kind = 'report'`.execute(app().db)).rows.length
    const before = await tasks()
    const refused = await admin.take({ id })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ msg: '一次最多打印 10000 条，请缩小查询范围' }),
    ])
    expect(await tasks()).toBe(before)
    const some = await admin.ask('POST', 'system/report/preview', { id, layout })
    expect(some.body.data.pages.length).toBeGreaterThan(1)
    await sql`delete from base_department where tenant_id = ${tenantId} and code like 'M%'`.execute(app().db)
  })

  it('no layout is kept over fields that are not there', async () => {
    const wrong = JSON.stringify(layout).replace("constructor.constructor('x')()", 'passwordHash')
    const answer = await admin.ask('POST', 'system/report/add', {
      code: 'wrong',
      name: '错',
      resource: 'base.department',
      layout: wrong,
    })
    expect([answer.status, answer.body.msg]).toEqual([400, expect.stringContaining('passwordHash')])
  })

  it('a preview shows the first pages before anything is saved', async () => {
    const { body } = await admin.ask('POST', 'system/report/preview', { id, layout })
    expect(body.data.pages.length).toBeGreaterThan(1)
    expect(JSON.stringify(body.data.pages)).toContain('软件学院')
  })
})
