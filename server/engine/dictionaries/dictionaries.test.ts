import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { installDictionaries } from './install.ts'

describe.each(oneEngine)('dictionaries, on %s', (engine) => {
  const { as, ask, app, tenantId } = sessionsOn(engine)
  const edit = (change: ReturnType<typeof sql>, key: string) =>
    sql`update system_dictionary set ${change} where code = 'school.post' and key = ${key}`.execute(app().db)
  let get: Awaited<ReturnType<typeof as>>
  beforeAll(async () => {
    get = await as('student')
  })
  const keysOf = async (path: string, name?: string) => {
    const { data } = (await get(`base/dataDictionary/${path}`)).body
    return (name ? data[name] : data).map(({ dictKey }: { dictKey: string }) => dictKey)
  }

  it('answer under every name that clients read', async () => {
    const { data } = (await get('base/dataDictionary/getDict?code=school.post')).body
    expect(data[0]).toMatchObject({
      parentId: '0',
      code: 'school.post',
      dictKey: '1',
      dictValue: '专任教师',
      value: '1',
      label: '专任教师',
      sort: 0,
      remark: '',
    })
  })

  it('answer from the declaration when they are closed', async () => {
    expect(await keysOf('getDict?code=school.residents')).toEqual(['men', 'women', 'mixed'])
  })

  it('no longer offer what is disabled or out of date, yet label it', async () => {
    await edit(sql`enabled = false`, '2')
    await edit(sql`valid_to = '2000-01-01'`, '3')
    await edit(sql`valid_from = '2999-01-01'`, '4')
    expect(await keysOf('getDict?code=school.post')).toEqual(['1', '5', '6'])
    expect(await keysOf('getDicts?codes=school.post,school.residents', 'school.post')).toHaveLength(6)
  })

  it('stay as an administrator left them when the server starts again', async () => {
    await edit(sql`label = '专职教师'`, '1')
    await sql`delete from system_dictionary where code = 'school.post' and key = '6'`.execute(app().db)
    await installDictionaries(app().db, tenantId)
    const { data } = (await get('base/dataDictionary/getDict?code=school.post')).body
    expect(data.map(({ label }: { label: string }) => label)).toEqual(['专职教师', '工勤人员', '兼职教师'])
  })

  it('are empty when nobody knows them', async () => {
    expect(await keysOf('getDict?code=no.such')).toEqual([])
    expect((await get('base/dataDictionary/getDicts?codes=no.such')).body.data).toEqual({ 'no.such': [] })
    expect((await get('base/dataDictionary/getDict')).status).toBe(400)
    expect((await get(`base/dataDictionary/getDict?code=%00`)).status).toBe(400)
    expect((await ask('GET', 'base/dataDictionary/getDict?code=school.post')).status).toBe(401)
  })
})
