import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'
import { installCantons } from './install.ts'

describe.each(oneEngine)('on %s', (engine) => {
  const server = serverOn(engine)

  it('gives a new college the whole country once, and leaves what was changed', async () => {
    const { tenantId, manager } = server.college()
    const ask = manager('base.canton')
    await installCantons(server.app().db, tenantId)
    const [found] = (await ask('GET', 'base/canton/page?params.code=440305')).body.data.records
    expect(found).toMatchObject({ name: '南山区', fullName: '广东省深圳市南山区' })
    const changed = await ask('POST', 'base/canton/update', {
      json: { id: found.id, revision: found.revision, validTo: '2026-12-31' },
    })
    expect(changed.status).toBe(200)
    await installCantons(server.app().db, tenantId)
    expect((await ask('GET', `base/canton/getOne?id=${found.id}`)).body.data.validTo).toBe('2026-12-31')
  })

  it('renames what lies below, and keeps each level under the one above it', async () => {
    const ask = server.college().manager('base.canton')
    const add = async (json: object) => (await ask('POST', 'base/canton/add', { json })).body
    const province = (await add({ code: '440000', name: '广东省', level: 'province' })).data
    const city = (await add({ code: '440300', name: '深圳市', level: 'city', parentId: province.id })).data
    const county = (await add({ code: '440305', name: '南山区', level: 'county', parentId: city.id })).data
    expect(county.fullName).toBe('广东省深圳市南山区')
    await ask('POST', 'base/canton/update', { json: { id: province.id, revision: 1, name: '粤' } })
    expect((await ask('GET', `base/canton/getOne?id=${county.id}`)).body.data.fullName).toBe('粤深圳市南山区')

    const skipping = { code: '440306', name: '宝安区', level: 'county', parentId: province.id }
    expect((await add(skipping)).data.fields).toEqual({ parentId: '县级区划的上级应为地级区划' })
    expect((await add({ ...skipping, parentId: null })).data.fields).toEqual({
      parentId: '省级以下应填写上级区划，省级不填',
    })
  })
})
