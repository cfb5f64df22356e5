import { beforeAll, describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { pdf } from '#tests/support/files.ts'
import { password, sessionsOn } from '#tests/support/session.ts'
import { secondClient } from './client.ts'
import { dialects } from './dialects.ts'

const [engine = 'pglite'] = oneEngine
const building = { kind: 'office', floors: 3, area: 1280.5, enabled: true }

describe.each(dialects)('a client of the specification that speaks as $name', (dialect) => {
  const server = sessionsOn(engine)
  const { tenantId, now, guard } = server
  const connected = () =>
    secondClient(
      (url, request) => server.hono().request(url, request),
      { product: 'campus', tenantId, now },
      dialect,
    )
  let client: ReturnType<typeof connected>
  let account: string
  beforeAll(async () => {
    await guard({ signaturePolicy: 'v1-window', allowTokenInQuery: true, nullToEmpty: dialect.emptyForNull })
    client = connected()
    account = await server.person('admin')
    await client.signIn(account, password)
  })

  it('signs in, and finds who that is, the menus and the buttons', async () => {
    expect(await client.person()).toMatchObject({ accountNo: account, roleType: 'admin', tenantId })
    await expect(connected().signIn(account, 'wrong')).rejects.toThrow('用户名或密码错误')
    const menus = await client.menus()
    expect(menus.find(({ path }) => path === '/base')).toMatchObject({
      meta: { title: '基础数据', isAuth: true, isLink: '', iframe: false },
      children: expect.arrayContaining([expect.objectContaining({ path: '/base/places' })]),
    })
    expect((await client.buttons())['base.building:add']).toBe(true)
    const refused = await client.raw('base/building/add', {
      method: 'POST',
      form: new FormData(),
    })
    expect([refused.status, (await refused.json()).msg]).toEqual([415, '不支持当前媒体类型'])
  })

  it('asks for pages by bare filters, and sends back what it has read', async () => {
    const campus = await client.add('campus', { code: 'N', name: '北校区', enabled: true })
    const add = (code: string, name: string, more: object = {}) =>
      client.add('building', { ...building, campusId: campus.id, code, name, ...more })
    await add('A1', '行知楼')
    const other = await add('A2', '思源楼', { floors: 8 })
    await add('A3', '行健楼', { floors: 8 })

    const found = await client.page('building', {
      current: '1',
      size: '1',
      descs: 'code',
      [dialect.containing('name')]: '行',
      campusId: String(campus.id),
      enabled: 'true',
      kind: '',
    })
    expect(found).toMatchObject({ total: 2, size: 1, current: 1, pages: 2 })
    expect(found.orders).toEqual([{ column: 'code', asc: false }])
    expect(found.records).toMatchObject([{ code: 'A3', area: 1280.5 }])
    const high = await client.page('building', { floors_ge: '5', name_likeright: '行' })
    expect(high.records.map(({ code }) => code)).toEqual(['A3'])
    await expect(client.page('building', { storeys: '5' })).rejects.toThrow('不支持的查询条件：storeys')

    const read = await client.one('building', String(other.id))
    expect(Object.values(read).includes(null)).toBe(!dialect.emptyForNull)
    const saved = await client.update('building', { ...read, name: '思齐楼' })
    expect(saved).toMatchObject({ name: '思齐楼', revision: 2, code: 'A2', floors: 8, area: 1280.5 })
    await expect(client.update('building', { ...read, name: '太晚' })).rejects.toThrow('已被他人修改')
    const { revision: _, ...unversioned } = read
    expect(await client.update('building', { ...unversioned, name: '思远楼' })).toMatchObject({ revision: 3 })
    await client.remove('building', String(other.id))
    expect((await client.page('building', {})).total).toBe(2)
  })

  it('exports what a page shows, with a name that it can read', async () => {
    const heard = { code: '编号', name: '名称', tool: '操作' }
    const body = { fileName: '建筑物', heard }
    const params = { current: 1, size: 10, [dialect.containing('name')]: '行', kind: '' }
    const { name, file } = await client.export('building', { ...body, params })
    expect(name).toBe('建筑物.xlsx')
    expect([...file.slice(0, 2)]).toEqual([0x50, 0x4b])
    const none = { ...params, [dialect.containing('name')]: '没有' }
    await expect(client.export('building', { ...body, params: none })).rejects.toThrow('没有可导出的数据！')
    const strange = { storeys: '5' }
    await expect(client.export('building', { ...body, params: strange })).rejects.toThrow('storeys')
  })

  it('sends up a file and opens it by its address', async () => {
    const { fileId } = await client.upload(new File([pdf()], '名单.pdf'))
    expect(await client.files(String(fileId))).toMatchObject([{ attachId: fileId, originalName: '名单.pdf' }])
    for (const call of ['link-file', 'download-file'] as const) {
      const answer = await client.open(call, String(fileId))
      expect([answer.status, await answer.text()]).toEqual([200, pdf()])
    }
    await client.logOut()
    expect((await client.open('link-file', String(fileId))).status).toBe(401)
    await expect(client.person()).rejects.toThrow('请求未授权')
  })
})
