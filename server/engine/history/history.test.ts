import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { changeRecord } from '#domain/security/change-record.ts'
import { oneEngine } from '#tests/support/database.ts'
import { added, hall, north, south, teacherOf } from '#tests/support/places.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'
import { sealChanges } from './seal.ts'
import { firstBreach } from './verify.ts'

const places = ['base.campus', 'base.building', 'base.department'] as const
const history = async (ask: Ask, call: string, id: string) =>
  (await ask('GET', `base/${call}/history?id=${id}`)).body.data

describe.each(oneEngine)('the history of rows, on %s', (engine) => {
  const server = serverOn(engine)
  const change = (ask: Ask, row: { id: string; revision: number }, values: object) =>
    ask('POST', 'base/campus/update', { json: { id: row.id, revision: row.revision, ...values } })

  it('tells who changed which field from what to what, and of an unchanged row nothing', async () => {
    const ask = server.college().manager(...places)
    const row = await added(ask, 'campus', north)
    await change(ask, row, { name: '西校区', phone: '13800001111' })
    await change(ask, { ...row, revision: 2 }, { name: '西校区' })
    const [latest, first, ...more] = await history(ask, 'campus', row.id)
    expect(more).toEqual([])
    expect([first.verb, latest.verb, latest.serial, latest.rowTitle]).toEqual(['add', 'update', 2, '西校区'])
    expect(latest).toMatchObject({ account: ask.actor.account, address: null, batch: null })
    expect(latest.changes).toContainEqual({ field: 'name', from: '北校区', to: '西校区' })
    expect(latest.changes.map(({ field }: { field: string }) => field).toSorted()).toEqual(['name', 'phone'])
  })

  it('names the rows behind references', async () => {
    const ask = server.college().manager(...places)
    const one = await added(ask, 'campus', north)
    const other = await added(ask, 'campus', south)
    const building = await added(ask, 'building', hall(one.id))
    await ask('POST', 'base/building/update', {
      json: { id: building.id, revision: 1, campusId: other.id },
    })
    const [latest] = await history(ask, 'building', building.id)
    expect(latest.changes).toEqual([
      { field: 'campusId', from: one.id, to: other.id, fromLabel: '北校区', toLabel: '南校区' },
    ])
  })

  it('masks personal values for anyone who may not see them whole', async () => {
    const college = server.college()
    const ask = college.manager('base.teacher')
    const id = await teacherOf(server.app(), college.tenantId)
    const json = { id, revision: 1, mobile: '13800001234' }
    await ask('POST', 'base/teacher/update', { json })
    const [latest] = await history(ask, 'teacher', id)
    expect(latest.changes).toEqual([{ field: 'mobile', from: '139****8888', to: '138****1234' }])
  })

  it('is not told to anyone who does not reach the row', async () => {
    const row = await added(server.college().manager(...places), 'campus', north)
    const stranger = server.college().manager(...places)
    expect((await stranger('GET', `base/campus/history?id=${row.id}`)).status).toBe(404)
  })

  it('keeps a removed row, and is found by row, person and field', async () => {
    const college = server.college()
    const ask = college.manager(...places, changeRecord.name)
    const row = await added(ask, 'campus', north)
    await change(ask, row, { name: '西校区' })
    await ask('POST', 'base/campus/remove', { form: { ids: row.id } })
    const records = async (query: string) =>
      (await ask('GET', `security/changeRecord/page?${query}`)).body.data.records
    expect((await records('')).map(({ verb }: { verb: string }) => verb).toSorted()).toEqual([
      'add',
      'remove',
      'update',
    ])
    expect(await records(`params.rowId=${row.id}&params.changed=,phone,`)).toEqual([])
    const [gone] = await records(`params.verb=remove&params.account=${ask.actor.account}`)
    expect(gone.changes).toBeUndefined()
    const { body } = await ask('GET', `security/changeRecord/changes?id=${gone.id}`)
    expect(body.data.changes).toContainEqual({ field: 'name', from: '西校区', to: null })
    const auditor = server.college().manager(...places, changeRecord.name)
    expect((await auditor('GET', `security/changeRecord/changes?id=${gone.id}`)).status).toBe(404)
  })

  it('is whole while nobody touches it, and says which record was rewritten', async () => {
    const college = server.college()
    const ask = college.manager(...places)
    const row = await added(ask, 'campus', north)
    await change(ask, row, { name: '西校区' })
    const { db } = server.app()
    expect(await firstBreach(db, college.tenantId)).toBeNull()
    await sql`update security_change_record set changes = '{}'
      where tenant_id = ${college.tenantId} and serial = 2`.execute(db)
    expect(await firstBreach(db, college.tenantId)).toMatchObject({
      record: { resource: 'base.campus', serial: 2 },
    })
  })

  it('shows that its end was cut off once it is sealed', async () => {
    const college = server.college()
    const ask = college.manager(...places, changeRecord.name)
    const row = await added(ask, 'campus', north)
    await change(ask, row, { name: '西校区' })
    expect((await ask('POST', 'security/changeRecord/seal')).body.data).toEqual({ sealed: 2 })
    expect(await sealChanges(server.app(), college.tenantId)).toBe(0)
    const verdict = async () => (await ask('GET', 'security/changeRecord/verify')).body.data
    expect(await verdict()).toEqual({ total: 2, sealed: 2, breach: null })
    await sql`delete from security_change_record
      where tenant_id = ${college.tenantId} and serial = 2`.execute(server.app().db)
    expect((await verdict()).breach).toEqual({ seal: 1 })
  })

  it('follows one order when many change one row at once', async () => {
    const college = server.college()
    const ask = college.manager(...places)
    const row = await added(ask, 'campus', north)
    await Promise.all(['甲', '乙', '丙', '丁'].map((name) => change(ask, row, { name })))
    expect(await history(ask, 'campus', row.id)).toHaveLength(2)
    expect(await firstBreach(server.app().db, college.tenantId)).toBeNull()
  })
})
