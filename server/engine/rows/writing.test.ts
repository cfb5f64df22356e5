import { describe, expect, it } from 'vitest'
import { campus } from '#domain/base/campus.ts'
import { servedOf } from '#server/core/serve.ts'
import { engines } from '#tests/support/database.ts'
import { added, codes, hall, north, nowhere, south } from '#tests/support/places.ts'
import { serverOn } from '#tests/support/server.ts'
import { readerOf } from './reading.ts'
import { writerOf } from './writing.ts'

const all = ['base.campus', 'base.building', 'base.department'] as const

describe.each(engines)('a row on %s', (engine) => {
  const server = serverOn(engine)

  it('is added, read, changed and removed', async () => {
    const ask = server.college().manager(...all)
    const row = await added(ask, 'campus', south)
    expect(row).toMatchObject({ ...south, revision: 1, phone: null, labels: { cantonId: null } })
    expect(row.can).toEqual(['view', 'update', 'remove'])
    expect(row.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(row.createdBy).toBe(ask.actor.id)

    const changed = await ask('POST', 'base/campus/update', {
      json: { id: row.id, revision: 1, name: '西校区' },
    })
    expect(changed.body.data).toMatchObject({ ...south, name: '西校区', revision: 2 })
    expect((await ask('GET', `base/campus/getOne?id=${row.id}`)).body.data).toEqual(changed.body.data)
    expect((await ask('GET', 'base/campus/list')).body.data).toEqual([changed.body.data])

    expect((await ask('POST', 'base/campus/remove', { form: { ids: row.id } })).status).toBe(200)
    expect((await ask('GET', `base/campus/getOne?id=${row.id}`)).status).toBe(404)
  })

  it.each([
    ['nothing', { ...north, name: '' }, { name: '请填写校区名称' }],
    [
      'a wrong value',
      { ...north, code: '一', longitude: 181 },
      { code: expect.any(String), longitude: '经度不能大于 180' },
    ],
    ['a wrong type', { ...north, enabled: 'yes' }, { enabled: '启用不正确' }],
    ['an unknown reference', { ...north, cantonId: nowhere }, { cantonId: '所在地区不存在' }],
    [
      'what there is not',
      { ...north, tenantId: '1', createdBy: 'x' },
      { tenantId: '不支持的字段：tenantId' },
    ],
    ['no object', [], expect.anything()],
  ])('refuses to add %s, field by field', async (_, json, fields) => {
    const ask = server.college().manager(...all)
    const { status, body } = await ask('POST', 'base/campus/add', { json })
    expect([status, body.data.fields]).toEqual([400, fields])
    expect(body.msg === Object.values(fields)[0] || typeof Object.values(fields)[0] !== 'string').toBe(true)
    expect(await codes(ask, '')).toEqual([])
  })

  it('asks the rules between fields, of a change over the whole row', async () => {
    const ask = server.college().manager(...all)
    const { id } = await added(ask, 'campus', north)
    const building = await added(ask, 'building', hall(id))
    const json = { id: building.id, revision: 1, kind: 'dormitory' }
    const { status, body } = await ask('POST', 'base/building/update', { json })
    expect([status, Object.keys(body.data.fields)]).toEqual([400, ['residents']])
  })

  it('names the value that is there already', async () => {
    const ask = server.college().manager(...all)
    const { id } = await added(ask, 'campus', north)
    const again = await ask('POST', 'base/campus/add', { json: { ...south, code: 'N' } })
    expect([again.status, again.body.msg]).toEqual([409, '校区代码“N”已存在'])
    expect(again.body.data.fields).toEqual({ code: '校区代码“N”已存在' })
    await added(ask, 'building', hall(id))
    const twin = await ask('POST', 'base/building/add', { json: { ...hall(id), code: 'A9' } })
    expect([twin.status, twin.body.msg]).toEqual([409, '建筑名称“A1楼”已存在'])
    const other = await added(ask, 'campus', south)
    const json = { id: other.id, revision: 1, code: 'N' }
    expect((await ask('POST', 'base/campus/update', { json })).body.msg).toBe('校区代码“N”已存在')
  })

  it('does not lose a change that somebody else made meanwhile', async () => {
    const ask = server.college().manager(...all)
    const { id } = await added(ask, 'campus', north)
    const change = (name: string) => ask('POST', 'base/campus/update', { json: { id, revision: 1, name } })
    const both = await Promise.all([change('甲'), change('乙')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = both.find(({ status }) => status === 200)
    const lost = both.find(({ status }) => status === 409)
    expect(lost?.body.data.current).toEqual(won?.body.data)
    const late = await ask('POST', 'base/campus/update', { json: { id, revision: 1, cantonId: nowhere } })
    expect([late.status, late.body.data.current]).toEqual([409, won?.body.data])
  })

  it('is added once when it is sent twice at once', async () => {
    const ask = server.college().manager(...all)
    const add = () => ask('POST', 'base/campus/add', { json: north })
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  it('is not removed while others point at it, and says which', async () => {
    const ask = server.college().manager(...all)
    const campus = await added(ask, 'campus', north)
    const free = await added(ask, 'campus', south)
    await added(ask, 'building', hall(campus.id))
    const { status, body } = await ask('POST', 'base/campus/batchRemove', { json: [free.id, campus.id] })
    expect([status, body.msg]).toEqual([409, '校区已被建筑物使用，不能删除'])
    expect(await codes(ask, '')).toEqual(['N', 'S'])
  })

  it('is tried out before it is saved, when it is not stale, and without what its sender may not fill', async () => {
    const ask = server.college().manager(...all)
    const { id } = await added(ask, 'campus', north)
    const tried: object[] = []
    const served = {
      ...servedOf(server.app(), campus),
      tryOut: async (next: object) => {
        tried.push(next)
      },
    }
    const { change } = writerOf(served, readerOf(campus))
    const save = (sent: object, access = {}) => change(server.app(), ask.actor, { id, ...sent }, { access })
    await expect(save({ revision: 7, name: '旧' })).rejects.toMatchObject({ refusal: { type: 'stale' } })
    expect(tried).toEqual([])
    await save({ revision: 1, name: '新', phone: '05718888' }, { phone: 'read' }).catch(() => {})
    expect(tried).toEqual([expect.objectContaining({ name: '新', phone: null })])
  })
})
