import { describe, expect, it } from 'vitest'
import { engines } from '#tests/support/database.ts'
import { added, codes, hall, north, nowhere, south } from '#tests/support/places.ts'
import { serverOn } from '#tests/support/server.ts'

const all = ['base.campus', 'base.building', 'base.department'] as const

describe.each(engines)('a page on %s', (engine) => {
  const server = serverOn(engine)

  it('comes in pages, with the names behind its references', async () => {
    const ask = server.college().manager(...all)
    const { id } = await added(ask, 'campus', north)
    for (const code of ['A3', 'A1', 'A2']) await added(ask, 'building', hall(id, code))
    const { body } = await ask('GET', 'base/building/page?current=2&size=2')
    expect(body.data).toMatchObject({ total: 3, size: 2, current: 2, pages: 2 })
    expect(body.data.records).toEqual([
      expect.objectContaining({ code: 'A3', labels: { campusId: '北校区', keeperId: null } }),
    ])
  })

  it('is filtered by kind of field, and sorted by what people see', async () => {
    const ask = server.college().manager(...all)
    await added(ask, 'campus', north)
    const { id } = await added(ask, 'campus', south)
    expect(await codes(ask, 'params.name=校区')).toEqual(['N', 'S'])
    expect(await codes(ask, 'params.name=南&params.enabled=')).toEqual(['S'])
    expect(await codes(ask, 'params.enabled=true')).toEqual(['N'])
    expect(await codes(ask, 'params.search=南校')).toEqual(['S'])
    expect(await codes(ask, 'descs=code')).toEqual(['S', 'N'])
    expect(await codes(ask, 'ascs=enabled,code&params[code]=s')).toEqual(['S'])
    await added(ask, 'building', hall(id))
    const found = (query: string) =>
      ask('GET', `base/building/page?${query}`).then(({ body }) => body.data?.total)
    expect(await found(`params.campusId=${nowhere},${id}&params.kind=teaching,office`)).toBe(1)
    expect(await found(`params.campusId=${nowhere}`)).toBe(0)
    const twin = await added(ask, 'campus', { ...north, code: 'Z', name: '东校区' })
    await added(ask, 'building', hall(twin.id, 'A2'))
    const names = async (query: string) => {
      const { body } = await ask('GET', `base/building/page?${query}`)
      return body.data.records.map((row: { labels: object }) => row.labels)
    }
    const [first, last] = [
      { campusId: '东校区', keeperId: null },
      { campusId: '南校区', keeperId: null },
    ]
    expect(await names('ascs=campusId')).toEqual([first, last])
    expect(await names('descs=campusId')).toEqual([last, first])
  })

  it('may be asked for by ids, of which those that are no ids are refused', async () => {
    const ask = server.college().manager(...all)
    await added(ask, 'campus', north)
    const { id } = await added(ask, 'campus', south)
    expect(await codes(ask, `params.id=${nowhere},${id}`)).toEqual(['S'])
    expect((await ask('GET', `base/campus/page?params.id=${id},1`)).status).toBe(400)
  })

  it('takes %, _ and \\ in a search for themselves', async () => {
    const ask = server.college().manager(...all)
    await added(ask, 'campus', { ...north, name: '100%_\\北' })
    await added(ask, 'campus', { ...south, name: '100xy北' })
    for (const text of ['100%', '%_', '_\\', '\\北'])
      expect(await codes(ask, `params.search=${encodeURIComponent(text)}`)).toEqual(['N'])
  })

  it.each([
    'current=-1',
    'current=0',
    'current=NaN',
    'current=1e3',
    'current[]=1',
    'current=1&current=2',
    'size=-1',
    'size=0',
    'size=10.5',
    'params.enabled=maybe',
    'params.enabled=true&params.enabled=false',
    'params.name.from=1',
    'params=1',
    'params.phone=1',
    'params.tenantId=1',
    'params.name_equal=1',
    'params.search=a%00b',
    `params.name=${'a'.repeat(201)}`,
    'strange=1',
    'ascs=(case when (select 1)=1 then id else name end)',
    'descs=1;drop table base_campus',
    'ascs=tenantId',
    'sort=tenantId',
    'sort=name,-name,code,-code,enabled,longitude',
    'sort=name;drop table base_campus',
    'condition=1',
    'condition={"all":[]}',
    'condition={"field":"tenantId","is":"equals","value":"1"}',
    'condition={"field":"name_equal);--","is":"equals","value":"1"}',
    'condition={"field":"name","is":"= 1 or 1","value":"1"}',
    'condition={"field":"name","is":"equals","value":{"$gt":""}}',
    'condition={"field":"name","is":"equals","value":"1","or":1}',
    'condition={"__proto__":{"field":"name","is":"filled"}}',
    `condition=${'{"not":'.repeat(6)}{"field":"name","is":"filled"}${'}'.repeat(6)}`,
    `condition=${'['.repeat(4000)}`,
    `condition={"field":"name","is":"contains","value":"${'a'.repeat(10_000)}"}`,
    `condition={"any":[${Array.from({ length: 51 }, () => '{"field":"name","is":"filled"}').join(',')}]}`,
    'params.search=a&params.dataScope=1',
    'a.b.c.d.e.f=1',
    Array.from({ length: 300 }, (_, n) => `a${n}=1`).join('&'),
  ])('A-22, A-23, A-24, A-25, A-28 refuses a page asked as %s', async (query) => {
    const ask = server.college().manager(...all)
    const { status, body } = await ask('GET', `base/campus/page?${query}`)
    expect([status, body.code, body.success]).toEqual([400, 400, false])
    expect(body.msg).not.toBe('')
  })

  it('A-24 finds a text with %, _ and \\ by its letters, in a condition too, and no slower for it', async () => {
    const ask = server.college().manager(...all)
    await added(ask, 'campus', { ...north, name: '100%_\\北' })
    await added(ask, 'campus', { ...south, name: '100xy北' })
    const contains = (value: string) =>
      codes(ask, `condition=${encodeURIComponent(JSON.stringify({ field: 'name', is: 'contains', value }))}`)
    for (const text of ['100%', '%_', '_\\', '\\北']) expect(await contains(text)).toEqual(['N'])
    expect(await contains('%'.repeat(200))).toEqual([])
    const quickest = async (text: string) => {
      const took: number[] = []
      while (took.length < 5) {
        const began = performance.now()
        await contains(text)
        took.push(performance.now() - began)
      }
      return Math.min(...took)
    }
    expect(await quickest('%'.repeat(200))).toBeLessThan(10 * (await quickest('无'.repeat(200))))
  })

  it('is asked by a condition beside its filters, and sorted by several columns in their order', async () => {
    const ask = server.college().manager(...all)
    await added(ask, 'campus', north)
    await added(ask, 'campus', { ...south, enabled: true })
    await added(ask, 'campus', { ...south, code: 'T', name: '南二校区', enabled: false })
    const query = (condition: object, more = '') =>
      codes(ask, `condition=${encodeURIComponent(JSON.stringify(condition))}${more}`)
    const southern = { field: 'name', is: 'begins', value: '南' }
    expect(await query(southern, '&sort=enabled,-code')).toEqual(['T', 'S'])
    expect(await query({ not: southern })).toEqual(['N'])
    expect(await query(southern, '&params.enabled=true')).toEqual(['S'])
    expect(await query({ field: 'createdAt', is: 'below', value: '2020-01-01 00:00:00' })).toEqual([])
    expect(await query({ field: 'longitude', is: 'empty' })).toEqual(['N'])
  })

  it('names the filter and the sort key it does not know', async () => {
    const ask = server.college().manager(...all)
    expect(await codes(ask, 'params.owner=1')).toBe('不支持的查询条件：owner')
    expect(await codes(ask, 'descs=owner')).toBe('不支持的排序字段：owner')
  })

  it('answers an oversize page with the size it is cut to', async () => {
    const { body } = await server.college().manager(...all)('GET', 'base/campus/page?size=999999')
    expect(body.data).toEqual({ records: [], total: 0, size: 1000, current: 1, pages: 0, orders: [] })
  })
})
