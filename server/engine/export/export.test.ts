import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { campus } from '#domain/base/campus.ts'
import { unguarded } from '#domain/kits/spreadsheet-text.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { openFile } from '#server/core/files/keep.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { oneEngine } from '#tests/support/database.ts'
import { hall, north, south } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { xlsxOf } from './sheet.ts'

const heard = { code: '校区代码', name: '校区名称', enabled: '启用' }

/** Every cell of a workbook, as it is kept in the file. */
async function cellsIn(bytes: BodyInit) {
  const rows: unknown[][] = []
  for await (const { values } of streamXlsxRows(new Uint8Array(await new Response(bytes).arrayBuffer())))
    rows.push([...values])
  return rows
}

it('a text is cut to what a cell holds before its codes are spelled out, so that none is cut in two', async () => {
  const text = `${'长'.repeat(32_758)}_x0041_${'x'.repeat(20)}`
  async function* rows() {
    yield [text]
  }
  const [, [kept] = []] = await cellsIn(await xlsxOf([{ title: '一', shape: 'text' }], rows()))
  expect(String(kept).slice(-12)).toBe(text.slice(0, 32_767).slice(-12))
  expect(String(kept).length).toBe(32_767)
})

describe.each(oneEngine)('an export, on %s', (engine) => {
  const college = sessionsOn(engine)
  const { tenantId, app, hono } = college

  async function signedIn(role: 'admin' | 'counsellor' | 'student' = 'admin') {
    const { body } = await college.signIn(await college.person(role))
    const token = body.access_token as string
    const ask = (method: 'GET' | 'POST', path: string, json?: object) =>
      college.ask(method, path, { token, ...(json && { json }) })
    const take = (path: string, json: object, headers: Record<string, string> = {}) =>
      hono().request(`/api/campus-${path}`, {
        method: 'POST',
        headers: {
          'Campus-Auth': `bearer ${token}`,
          'Tenant-Id': tenantId,
          'Accept-Errors': '2',
          ...headers,
        },
        body: JSON.stringify(json),
      })
    return { ask, take }
  }
  const many = (count: number) =>
    insertRows(
      app().db,
      campus,
      tenantId,
      Array.from({ length: count }, (_, at) => ({
        id: crypto.randomUUID(),
        code: `M${String(at).padStart(6, '0')}`,
        name: `第 ${at} 校区`,
        enabled: true,
      })),
    )
  const empty = () =>
    sql`delete from base_building; delete from base_campus; delete from system_log_export`.execute(app().db)

  it('is a sheet of what the list shows, in its order, under its titles, and says whose it is', async () => {
    await empty()
    const { ask, take } = await signedIn()
    for (const place of [north, south]) await ask('POST', 'base/campus/add', place)
    const answer = await take('base/campus/export', { fileName: '校区', params: { sort: ['-code'] }, heard })
    expect(answer.status).toBe(200)
    const disposition = answer.headers.get('content-disposition') ?? ''
    const [, base64 = ''] = /filename="([^"]+)"/.exec(disposition) ?? []
    expect(new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))).toBe(
      '校区.xlsx',
    )
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('校区.xlsx')}`)
    const [head, ...rows] = await cellsIn(answer.body ?? '')
    expect(head).toEqual(['校区代码', '校区名称', '启用'])
    expect(rows.slice(0, 2)).toEqual([
      ['S', '南校区', '否'],
      ['N', '北校区', '是'],
    ])
    const { rows: told } = await sql`select target, detail from security_audit_record
      where tenant_id = ${tenantId} and action = '导出校区'`.execute(app().db)
    expect(told).toEqual([{ target: '校区.xlsx', detail: '2 条' }])
    expect(rows[2]?.[0]).toMatch(/^导出人：测试（admin-.+）　导出时间：.+　条件：无　共 2 条$/)
  })

  it('has a heading that stands out, and columns as wide as what is in them', async () => {
    const columns = [
      { title: '码', shape: 'text' },
      { title: '名称', shape: 'text' },
    ] as const
    async function* rows() {
      yield ['A', '学生公寓的一号楼']
      yield ['导出人：测试　共 1 条，这一行很长']
    }
    const bytes = await new Response(await xlsxOf(columns, rows())).arrayBuffer()
    const book = await readXlsx(new Uint8Array(bytes), { readStyles: true })
    const [sheet] = book.sheets
    expect(sheet?.columns?.map(({ width }) => width)).toEqual([8, 18])
    const bold = (row: number) => sheet?.cells?.get(`${row},0`)?.style?.font?.bold ?? false
    expect([bold(0), bold(1)]).toEqual([true, false])
  })

  it('takes the filters of the page, the chosen rows, and headings over several columns', async () => {
    await empty()
    const { ask, take } = await signedIn()
    const { body } = await ask('POST', 'base/campus/add', north)
    await ask('POST', 'base/campus/add', south)
    const codes = async (asked: object) =>
      (await cellsIn((await take('base/campus/export', { fileName: 'a', heard, ...asked })).body ?? ''))
        .slice(1, -1)
        .map(([code]) => code)
    expect(await codes({ params: { filters: { name: '南' } } })).toEqual(['S'])
    expect(await codes({ rows: { ids: [body.data.id] } })).toEqual(['N'])
    expect(await codes({ rows: { matching: { filters: { enabled: 'true' } } } })).toEqual(['N'])
    expect(
      await codes({
        heard: { 'code,name': '校区', tool: '操作', fileList: '附件' },
        params: { sort: ['code'] },
      }),
    ).toEqual(['N,北校区', 'S,南校区'])
  })

  it('through a view is its columns in their order, its filters and its sorting, and nothing it hides', async () => {
    await empty()
    const [{ ask, take }, other] = [await signedIn(), await signedIn()]
    for (const place of [north, south, { ...north, code: 'W', name: '西校区', phone: '13800001111' }])
      await ask('POST', 'base/campus/add', place)
    const view = {
      columns: [{ name: 'name', width: 200 }, { name: 'code' }],
      sort: ['-code'],
      filters: { enabled: 'true' },
      condition: { field: 'name', is: 'contains', value: '校区' },
    }
    const saved = await ask('POST', 'system/savedView/save', { screen: 'base/campus', name: '启用的', view })
    const { id: viewId } = saved.body.data
    // What is asked beside it does not widen it.
    const beside = { params: { filters: {}, sort: ['code'] }, heard: { phone: '电话', code: '代码' } }
    for (const more of [{}, beside]) {
      const answer = await take('base/campus/export', { fileName: 'a', viewId, ...more })
      expect((await cellsIn(answer.body ?? '')).slice(0, -1)).toEqual([
        ['校区名称', '校区代码'],
        ['西校区', 'W'],
        ['北校区', 'N'],
      ])
    }
    for (const strange of [
      await take('base/building/export', { fileName: 'a', viewId }),
      await other.take('base/campus/export', { fileName: 'a', viewId }),
    ])
      expect([strange.status, (await strange.json()).msg]).toEqual([400, '数据视图不存在'])
  })

  it('nothing found is said, a field that is not there is refused, and so is who may not export', async () => {
    await empty()
    const { take, ask } = await signedIn()
    const none = await take('base/campus/export', { fileName: 'a', heard })
    expect([none.status, await none.json()]).toMatchObject([
      200,
      { code: 200, data: null, msg: '没有可导出的数据！' },
    ])
    expect((await take('base/campus/export', { fileName: 'a', heard: { tenantId: 'x' } })).status).toBe(400)
    expect((await take('base/campus/export', { fileName: 'a', heard: { tool: '操作' } })).status).toBe(400)
    const student = await signedIn('student')
    expect((await student.take('base/campus/export', { fileName: 'a', heard })).status).toBe(403)
    expect((await ask('GET', 'system/logExport/page')).body.data.total).toBe(0)
  })

  it('no text is a formula: cells of type text, and in csv an apostrophe and quotation marks (A-40)', async () => {
    await empty()
    const { take } = await signedIn()
    const texts = ["=cmd|'/c calc'!A1", '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '"quoted"', "'=1"]
    await insertRows(
      app().db,
      campus,
      tenantId,
      texts.map((name, at) => ({ id: crypto.randomUUID(), code: `F${at}`, name, enabled: true })),
    )
    const asked = { fileName: 'a', params: { sort: ['code'] }, heard: { name: '名称' } }
    const xlsx = await (await take('base/campus/export', asked)).arrayBuffer()
    const { unzipSync, strFromU8 } = await import('fflate')
    const sheet = strFromU8(unzipSync(new Uint8Array(xlsx))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).not.toContain('<f')
    expect(sheet.match(/t="inlineStr"/g)).toHaveLength(texts.length + 2)
    const read = (await cellsIn(xlsx)).slice(1, -1).map(([name]) => name)
    expect(read).toEqual(texts.map((text) => text.replace('\r', '\n')))
    const csv = await (await take('base/campus/export', { ...asked, format: 'csv' })).text()
    const { default: papa } = await import('papaparse')
    const [, ...lines] = papa.parse<string[]>(csv.replace('\ufeff', '').trimEnd()).data
    for (const [name = ''] of lines) expect(name).toMatch(/^'/)
    expect(lines.map(([name = '']) => unguarded(name))).toEqual(texts)
  })

  it('shows no more than the list: out of reach is absent, masked stays masked, labels stand for codes', async () => {
    await empty()
    const { ask, take } = await signedIn()
    const { body } = await ask('POST', 'base/campus/add', north)
    await ask('POST', 'base/building/add', hall(body.data.id))
    const answer = await take('base/building/export', {
      fileName: 'a',
      heard: { code: '编号', campusId: '校区', kind: '类别', createdAt: '创建时间' },
    })
    const [, row] = await cellsIn(answer.body ?? '')
    expect(row?.slice(0, 3)).toEqual(['A1', '北校区', '教学楼'])
    expect(row?.[3]).toBeInstanceOf(Date)
    const teacher = await college.person('teacher')
    await sql`update "system_user" set phone = '13812345678' where account = ${teacher}`.execute(app().db)
    const people = { fileName: 'a', heard: { account: '账号', phone: '手机' } }
    const users = await cellsIn((await take('system/user/export', people)).body ?? '')
    expect(users.map(([, phone]) => phone)).toContain('138****5678')
    expect(JSON.stringify(users)).not.toContain('13812345678')
    const secret = { ...people, heard: { account: '账号', passwordHash: '密码' } }
    const [titles] = await cellsIn((await take('system/user/export', secret)).body ?? '')
    expect(titles).toEqual(['账号'])
  })

  it('of many rows is put aside, written by the same hand, kept as a file and logged', async () => {
    await empty()
    await many(5001)
    const { ask, take } = await signedIn()
    const asked = {
      fileName: '全部校区',
      heard,
      params: { sort: ['code'] },
      menuTitle: '校区管理',
      menuCode: 'base/campus',
    }
    const answer = await take('base/campus/export', asked, { 'Idempotency-Key': 'export-1' })
    const { data } = await answer.json()
    expect(data.total).toBe(5001)
    const again = await take('base/campus/export', asked, { 'Idempotency-Key': 'export-1' })
    expect((await again.json()).data.taskId).toBe(data.taskId)
    await runDue(app())
    const { body } = await ask('GET', `resource/task/state?id=${data.taskId}`)
    expect(body.data).toMatchObject({
      state: 'done',
      progress: 5001,
      total: 5001,
      result: { rows: 5001, fileName: '全部校区.xlsx' },
    })
    const { bytes } = await openFile(app(), tenantId, body.data.result.fileId)
    const rows = await cellsIn(bytes)
    expect(rows).toHaveLength(5003)
    expect([rows[1]?.[0], rows[5001]?.[0]]).toEqual(['M000000', 'M005000'])
    const log = await ask('GET', 'system/logExport/page')
    expect(log.body.data.records).toMatchObject([
      {
        menuTitle: '校区管理',
        rows: 5001,
        format: 'xlsx',
        fileList: body.data.result.fileId,
        columns: '校区代码、校区名称、启用',
      },
    ])
  })

  it('put aside, asks anew who may: a right lost meanwhile leaves nothing behind', async () => {
    await empty()
    await many(5001)
    const { take, ask } = await signedIn()
    const { data } = await (await take('base/campus/export', { fileName: 'a', heard })).json()
    await sql`delete from system_user_role where user_id = (select user_id from resource_task where id = ${data.taskId})`.execute(
      app().db,
    )
    await runDue(app())
    const { rows } = await sql<
      Record<string, unknown>
    >`select state, note, result from resource_task where id = ${data.taskId}`.execute(app().db)
    expect(rows).toEqual([{ state: 'dead', note: '没有导出权限', result: null }])
    expect((await ask('GET', 'system/logExport/page')).status).toBe(403)
  })

  it('is logged with the file that its taker has kept: one’s own file, in one’s own entry, once', async () => {
    await empty()
    const [{ take, ask }, other] = [await signedIn(), await signedIn()]
    await ask('POST', 'base/campus/add', north)
    const menu = { menuCode: 'base/campus', menuTitle: '校区管理' }
    await (await take('base/campus/export', { fileName: '校区', heard, ...menu })).arrayBuffer()
    const { rows } = await sql<{
      id: string
      by: string
    }>`select id, created_by as by from system_log_export`.execute(app().db)
    const [{ id, by } = { id: '', by: '' }] = rows
    const fileId = crypto.randomUUID()
    await sql`insert into resource_attachment (tenant_id, id, name, content_type, size, bucket, owner_id)
      values (${tenantId}, ${fileId}, '校区.xlsx', 'application/x', 1, 'private', ${by})`.execute(app().db)
    const add = { ...menu, fileList: fileId }
    expect((await other.ask('POST', 'base/sysExportLog/add', add)).status).toBe(400)
    expect((await ask('POST', 'base/sysExportLog/add', add)).body.data).toBe(id)
    const { body } = await ask('GET', 'system/logExport/page?descs=createdAt')
    expect(body.data.records).toMatchObject([{ rows: 1, fileList: fileId }])
  })

  it('finding 19: an export that never was is not logged, no matter who tells of it', async () => {
    await empty()
    const { ask } = await signedIn()
    const add = { menuCode: 'base/campus', menuTitle: '校区管理', fileList: '' }
    expect((await ask('POST', 'base/sysExportLog/add', add)).status).toBe(400)
    expect((await ask('GET', 'system/logExport/page')).body.data.total).toBe(0)
  })
})
