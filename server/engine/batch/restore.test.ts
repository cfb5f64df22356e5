import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { venue } from '#domain/base/venue.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { oneEngine } from '#tests/support/database.ts'
import { added, hall, north, south } from '#tests/support/places.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

const places = ['base.campus', 'base.building', 'base.venue', 'base.department', 'base.teacher'] as const

describe.each(oneEngine)('a batch of removals taken back, on %s', (engine) => {
  const server = serverOn(engine)
  const removeMany = async (ask: Ask, call: string, ids: readonly string[]) =>
    (await ask('POST', `base/${call}/batchRemove`, { json: { rows: { ids } } })).body.data
  const restore = async (ask: Ask, call: string, batch: string) =>
    (await ask('POST', `base/${call}/restore`, { json: { batch } })).body.data
  const one = async (ask: Ask, call: string, id: string) =>
    (await ask('GET', `base/${call}/getOne?id=${id}`)).body.data
  const two = async (ask: Ask) => [
    (await added(ask, 'campus', north)).id as string,
    (await added(ask, 'campus', south)).id as string,
  ]

  it('brings the rows back under their ids as they were, once, and history says so', async () => {
    const ask = server.college().manager(...places)
    const ids = await two(ask)
    const before = await Promise.all(ids.map((id) => one(ask, 'campus', id)))
    const removed = await removeMany(ask, 'campus', ids)
    expect(removed).toMatchObject({ changed: 2, undoable: true })
    expect(await restore(ask, 'campus', removed.batch)).toEqual({ undone: 2, refused: 0, refusals: [] })
    const after = await Promise.all(ids.map((id) => one(ask, 'campus', id)))
    const { revision, createdAt, updatedAt, ...values } = before[1]
    expect(after[1]).toMatchObject(values)
    // Anyone who still has the old row open must not write over the new one unseen.
    expect(after[1].revision).toBeGreaterThan(1_000)
    const { body } = await ask('GET', `base/campus/history?id=${ids[0]}`)
    expect(
      body.data.map(({ verb, reason }: { verb: string; reason: string | null }) => [verb, reason]),
    ).toEqual([
      ['add', '撤销批量删除'],
      ['remove', null],
      ['add', null],
    ])
    expect(await restore(ask, 'campus', removed.batch)).toMatchObject({
      undone: 0,
      refused: 2,
      refusals: [{ name: '北校区', message: '已经恢复过' }, {}],
    })
  })

  it('names the rows whose place is taken or whose references are gone, and brings the others', async () => {
    const ask = server.college().manager(...places)
    const ids = await two(ask)
    const campuses = await removeMany(ask, 'campus', ids)
    await added(ask, 'campus', { ...south, name: '新南校区' })
    expect(await restore(ask, 'campus', campuses.batch)).toMatchObject({
      undone: 1,
      refusals: [{ id: ids[1], name: '南校区', message: '校区代码“S”已存在' }],
    })
    const other = await added(ask, 'campus', { ...north, code: 'W', name: '西校区' })
    const stays = await added(ask, 'building', hall(ids[0] as string, 'A1'))
    const lost = await added(ask, 'building', hall(other.id, 'B1'))
    const buildings = await removeMany(ask, 'building', [stays.id, lost.id])
    await removeMany(ask, 'campus', [other.id])
    expect(await restore(ask, 'building', buildings.batch)).toMatchObject({
      undone: 1,
      refusals: [{ id: lost.id, name: 'B1楼', message: '所属校区不存在' }],
    })
    expect((await one(ask, 'building', stays.id)).labels).toMatchObject({ campusId: '北校区' })
  })

  it('rows that stand under each other come back together', async () => {
    const ask = server.college().manager(...places)
    const kept = { name: '系', kind: '1', sort: 1, enabled: true }
    const upper = await added(ask, 'department', { ...kept, code: 'U' })
    const lower = await added(ask, 'department', { ...kept, name: '教研室', code: 'L', parentId: upper.id })
    const { batch } = await removeMany(ask, 'department', [lower.id, upper.id])
    expect(await restore(ask, 'department', batch)).toMatchObject({ undone: 2, refused: 0 })
    expect(await one(ask, 'department', lower.id)).toMatchObject({ parentId: upper.id })
  })

  it('brings the lines of a row with it', async () => {
    const ask = server.college().manager(...places)
    const kept = { name: '系', kind: '1', sort: 1, enabled: true, code: 'D' }
    const departmentId = (await added(ask, 'department', kept)).id
    const studied = { since: '1998-09-01', until: '2002-06-30', school: '江南大学', education: '21' }
    const who = {
      staffNo: 'T1',
      name: '王芳',
      gender: '2',
      birthDate: '1980-01-02',
      idType: 'A',
      idNo: 'P1234567',
    }
    const post = { post: '1', teacherState: '1', departmentId, lines: { education: [studied] } }
    const { id } = await added(ask, 'teacher', { ...who, ...post })
    const before = await one(ask, 'teacher', id)
    const { batch } = await removeMany(ask, 'teacher', [id])
    expect(await restore(ask, 'teacher', batch)).toMatchObject({ undone: 1 })
    const [line] = (await one(ask, 'teacher', id)).lines.education
    expect(line).toMatchObject({ id: before.lines.education[0].id, ...studied })
  })

  it('holds the files again, and leaves a row away whose file is gone', async () => {
    const college = server.college()
    const ask = college.manager(...places)
    const { db } = server.app()
    const { tenantId } = college
    const campusId = (await two(ask))[0]
    const photo = crypto.randomUUID()
    await sql`insert into resource_attachment (tenant_id, id, name, content_type, size, bucket)
      values (${tenantId}, ${photo}, 'a.png', 'image/png', 1, 'private')`.execute(db)
    const room = { code: 'V1', name: '礼堂', kind: '1', campusId, capacity: 9, bookable: true, enabled: true }
    const id = crypto.randomUUID()
    await insertRows(db, venue, tenantId, [{ ...room, id, photos: photo }])
    const first = await removeMany(ask, 'venue', [id])
    expect(await restore(ask, 'venue', first.batch)).toMatchObject({ undone: 1 })
    const { rows } = await sql`select attachment_id as file, field from resource_attachment_use
      where tenant_id = ${tenantId} and row_id = ${id}`.execute(db)
    expect(rows).toEqual([{ file: photo, field: 'photos' }])
    const second = await removeMany(ask, 'venue', [id])
    await sql`delete from resource_attachment where id = ${photo}`.execute(db)
    expect(await restore(ask, 'venue', second.batch)).toMatchObject({
      undone: 0,
      refusals: [{ name: '礼堂', message: '照片中的文件已被删除' }],
    })
  })

  it('is for anyone who removed them and may add them, within their own college', async () => {
    const college = server.college()
    const ask = college.manager(...places)
    const { batch } = await removeMany(ask, 'campus', await two(ask))
    for (const other of [college.manager(...places), server.college().manager(...places)])
      expect((await other('POST', 'base/campus/restore', { json: { batch } })).status).toBe(404)
    const remover = college.person([{ may: ['base.campus:view', 'base.campus:remove'] }])
    const { id } = await added(ask, 'campus', north)
    const removed = await removeMany(remover, 'campus', [id])
    expect(removed.undoable).toBe(false)
    const { status } = await remover('POST', 'base/campus/restore', { json: { batch: removed.batch } })
    expect(status).toBe(403)
  })
})
