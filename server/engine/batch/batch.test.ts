import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { campus } from '#domain/base/campus.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { oneEngine } from '#tests/support/database.ts'
import { added, hall, north, south, teacherOf } from '#tests/support/places.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

const places = ['base.campus', 'base.building', 'base.department'] as const

describe.each(oneEngine)('a batch on %s', (engine) => {
  const server = serverOn(engine)
  const update = (ask: Ask, json: object) => ask('POST', 'base/campus/batchUpdate', { json })
  const names = async (ask: Ask) =>
    (await ask('GET', 'base/campus/list?ascs=code')).body.data.map((row: { name: string }) => row.name)
  const two = async (ask: Ask) => {
    const one = await added(ask, 'campus', north)
    const other = await added(ask, 'campus', south)
    return [one.id, other.id] as const
  }

  it('says before what it will do, and does it in one go with one history', async () => {
    const ask = server.college().manager(...places)
    const ids = await two(ask)
    const asked = { rows: { ids }, changes: { enabled: true } }
    const preview = (await update(ask, { ...asked, preview: true })).body.data
    expect(preview).toMatchObject({ batch: null, total: 2, changed: 1, unchanged: 1, refused: 0 })
    expect(preview.samples).toEqual([
      { id: ids[1], name: '南校区', changes: [{ field: 'enabled', from: false, to: true }] },
    ])
    const history = async () => (await ask('GET', `base/campus/history?id=${ids[1]}`)).body.data
    expect(await history()).toHaveLength(1)
    const done = (await update(ask, { ...asked, expected: 2 })).body.data
    expect(done).toMatchObject({ total: 2, changed: 1, unchanged: 1 })
    expect((await history())[0]).toMatchObject({ verb: 'update', batch: done.batch })
  })

  it('puts the old values back where nobody has changed them since', async () => {
    const ask = server.college().manager(...places)
    const ids = await two(ask)
    const { batch } = (await update(ask, { rows: { ids }, changes: { phone: '13800001111' } })).body.data
    await ask('POST', 'base/campus/update', { json: { id: ids[0], revision: 2, phone: '13900001111' } })
    const undone = (await ask('POST', 'base/campus/undo', { json: { batch } })).body.data
    expect(undone).toEqual({
      undone: 1,
      refused: 1,
      refusals: [{ id: ids[0], name: '北校区', message: '此后又被修改过' }],
    })
    const rows = (await ask('GET', 'base/campus/list?ascs=code')).body.data
    expect(rows.map(({ phone }: { phone: string | null }) => phone)).toEqual(['13900001111', null])
  })

  it('takes nobody else’s batch back', async () => {
    const college = server.college()
    const ask = college.manager(...places)
    const { batch } = (await update(ask, { rows: { ids: await two(ask) }, changes: { enabled: true } })).body
      .data
    const other = college.manager(...places)
    expect((await other('POST', 'base/campus/undo', { json: { batch } })).status).toBe(404)
  })

  it('A-26 changes and removes nothing when one id is of another college', async () => {
    const ask = server.college().manager(...places)
    const ids = await two(ask)
    const stranger = server.college().manager(...places)
    const foreign = await added(stranger, 'campus', north)
    const rows = { ids: [...ids, foreign.id] }
    expect((await update(ask, { rows, changes: { enabled: true } })).status).toBe(404)
    for (const only of ['all', 'good'])
      expect((await ask('POST', 'base/campus/batchRemove', { json: { rows, only } })).status).toBe(404)
    expect(await names(ask)).toEqual(['北校区', '南校区'])
    expect(await names(stranger)).toEqual(['北校区'])
  })

  it('A-19 takes no field that only the server fills, and no field that is none', async () => {
    const ask = server.college().manager(...places)
    const ids = await two(ask)
    for (const name of ['id', 'revision', 'tenantId', 'createdBy', 'colour']) {
      const { status, body } = await update(ask, { rows: { ids }, changes: { [name]: 'x' } })
      expect([status, body.msg]).toEqual([400, `不支持的字段：${name}`])
    }
    const { body } = await update(ask, { rows: { ids }, changes: { name: '同名' } })
    expect(body.msg).toBe('“校区名称”每条各不相同，不能批量修改')
  })

  it('does all or, when asked, those that can be', async () => {
    const ask = server.college().manager(...places)
    const campusId = (await two(ask))[0]
    const low = await added(ask, 'building', { ...hall(campusId, 'A1'), floors: 2 })
    const inUse = await added(ask, 'campus', { ...north, code: 'W', name: '西校区' })
    await added(ask, 'building', hall(inUse.id, 'B1'))
    const free = await added(ask, 'campus', { ...north, code: 'E', name: '东校区' })
    const json = { rows: { ids: [inUse.id, free.id] } }
    const all = await ask('POST', 'base/campus/batchRemove', { json })
    expect([all.status, all.body.msg]).toEqual([
      409,
      '有 1 条不能处理，全部未改动。西校区：校区已被建筑物使用，不能删除',
    ])
    const good = (await ask('POST', 'base/campus/batchRemove', { json: { ...json, only: 'good' } })).body.data
    expect(good).toMatchObject({ changed: 1, refused: 1, refusals: [{ name: '西校区' }] })
    const dormitory = { rows: { ids: [low.id] }, changes: { kind: 'dormitory' }, preview: true }
    const ruled = (await ask('POST', 'base/building/batchUpdate', { json: dormitory })).body.data
    expect(ruled).toMatchObject({ changed: 0, refused: 1 })
  })

  it('refuses rows that are others by now than the preview showed', async () => {
    const ask = server.college().manager(...places)
    await two(ask)
    const rows = { matching: { filters: { search: '校区' } } }
    const { status, body } = await update(ask, { rows, changes: { enabled: true }, expected: 1 })
    expect([status, body.msg]).toEqual([409, '符合条件的数据已变为 2 条，请重新核对后再提交'])
  })

  it('leaves alone what the permission does not reach', async () => {
    const college = server.college()
    const own = crypto.randomUUID()
    const within = await teacherOf(server.app(), college.tenantId, own)
    const without = await teacherOf(server.app(), college.tenantId)
    const head = college.person(
      [{ may: ['base.teacher:view'] }, { may: ['base.teacher:update'], grants: ['departments'] }],
      { departments: [own] },
    )
    const json = { rows: { ids: [within, without] }, changes: { phone: '0571-88880000' }, only: 'good' }
    const { body } = await head('POST', 'base/teacher/batchUpdate', { json })
    expect(body.data).toMatchObject({
      changed: 1,
      refusals: [{ id: without, message: '不在您的管理范围内' }],
    })
    const strict = await head('POST', 'base/teacher/batchUpdate', { json: { ...json, only: 'all' } })
    expect(strict.status).toBe(409)
  })

  it('of what is audited the chain has one entry each time, with how many rows it was', async () => {
    const college = server.college()
    const ask = college.manager('fee.body')
    const body = async (code: string) => {
      const json = { code, name: `主体${code}`, kind: 'school', enabled: true }
      return (await ask('POST', 'fee/body/add', { json })).body.data.id
    }
    const ids = [await body('A'), await body('B')]
    const rows = { ids }
    await ask('POST', 'fee/body/batchUpdate', { json: { rows, changes: { enabled: false } } })
    const { batch } = (await ask('POST', 'fee/body/batchRemove', { json: { rows } })).body.data
    await ask('POST', 'fee/body/restore', { json: { batch } })
    const { rows: told } = await sql`select action, target from security_audit_record
      where tenant_id = ${college.tenantId} order by security_audit_record.serial`.execute(server.app().db)
    expect(told).toEqual([
      { action: '新增收费主体', target: '主体A' },
      { action: '新增收费主体', target: '主体B' },
      { action: '批量修改收费主体', target: '2 条' },
      { action: '批量删除收费主体', target: '2 条' },
      { action: '批量恢复收费主体', target: '2 条' },
    ])
  })

  it('takes ten thousand rows in one call, with a record of each', { timeout: 60_000 }, async () => {
    const college = server.college()
    const ask = college.manager(...places)
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      id: crypto.randomUUID(),
      code: `C${at}`,
      name: `第 ${at} 校区`,
      enabled: false,
    }))
    await insertRows(server.app().db, campus, college.tenantId, rows)
    const asked = { rows: { matching: { filters: { search: '校区' } } }, changes: { enabled: true } }
    const { body } = await update(ask, { ...asked, expected: 10_000 })
    expect(body.data).toMatchObject({ changed: 10_000, refused: 0 })
    const { rows: kept } = await sql<{ count: number }>`select count(*)::float8 as count
      from security_change_record where tenant_id = ${college.tenantId}`.execute(server.app().db)
    expect(kept[0]?.count).toBe(10_000)
  })
})
