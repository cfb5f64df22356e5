import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { choices, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { grants } from '#domain/kernel/grant.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { serve } from '#server/core/serve.ts'
import { engines } from '#tests/support/database.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'
import { resourceRoutes } from './routes.ts'
import { settingsOf } from './single.ts'

const lamp = defineResource({
  name: 'base.test-lamp',
  label: '灯',
  title: 'name',
  fields: {
    name: text('名称', { required: true, searchable: true }),
    on: yesNo('亮', { required: true }),
    key: text('钥匙', { secret: true }),
    over: choices('范围', grants),
  },
  columns: ['name', 'on', 'over'],
  filters: ['on', 'over'],
  actions: {
    light: { label: '开灯', when: (row) => !row.on, set: { on: true } },
    mend: { label: '修理' },
  },
  audited: true,
  scope: [{ field: 'id', grant: 'self' }],
})

const rules = defineResource({
  name: 'base.test-rules',
  label: '规矩',
  title: 'name',
  fields: { name: text('名称', { required: true }), most: integer('最多', { required: true }) },
  columns: ['name', 'most'],
  filters: [],
  singleton: { initial: { name: '起初', most: 3 } },
})

const lamps = serve(lamp, { actions: { mend: ({ name }) => ({ secret: `${name}的新钥匙` }) } })
const routes = [...resourceRoutes(lamps), ...resourceRoutes(serve(rules))]

describe.each(engines)('declared, on %s', (engine) => {
  const server = serverOn(engine, { routes, own: true })
  const may = (...verbs: readonly string[]) => verbs.map((verb) => `base.test-lamp:${verb}`)
  let college: ReturnType<typeof server.college>
  let ask: Ask
  let id: string

  beforeAll(async () => {
    for (const statement of createStatements([lamp, rules])) await sql.raw(statement).execute(server.app().db)
    college = server.college()
    ask = college.person([{ may: may('view', 'add', 'update', 'remove', 'light', 'mend') }])
    const json = { name: '台灯', on: false, key: 'k-1', over: 'self,classes' }
    id = (await ask('POST', 'base/testLamp/add', { json })).body.data.id
  })
  const row = async (who = ask) => (await who('GET', `base/testLamp/getOne?id=${id}`)).body.data

  it('a secret goes in and never comes out (A-21)', async () => {
    const { rows } = await sql`select key from base_test_lamp where id = ${id}`.execute(server.app().db)
    expect(rows).toEqual([{ key: 'k-1' }])
    for (const call of [`getOne?id=${id}`, 'page', 'list', 'getSelect'])
      expect(JSON.stringify((await ask('GET', `base/testLamp/${call}`)).body)).not.toContain('k-1')
  })

  it('an action is offered, and done, only where permission and row allow it', async () => {
    const looking = college.person([{ may: may('view') }])
    expect((await row(looking)).can).toEqual(['view'])
    expect((await looking('POST', 'base/testLamp/light', { json: { id } })).status).toBe(403)
    expect((await row()).can).toEqual(['view', 'update', 'remove', 'light', 'mend'])
    const lit = await ask('POST', 'base/testLamp/light', { json: { id } })
    expect(lit.body.data.row).toMatchObject({ on: true, can: ['view', 'update', 'remove', 'mend'] })
    const again = await ask('POST', 'base/testLamp/light', { json: { id } })
    expect([again.status, again.body.msg]).toEqual([409, '灯的当前状态不能执行此操作'])
    const mended = await ask('POST', 'base/testLamp/mend', { json: { id } })
    expect(mended.body.data.secret).toBe('台灯的新钥匙')
  })

  it('an action is as far out of reach as its row', async () => {
    const other = server.college().person([{ may: may('view', 'light', 'mend') }])
    for (const action of ['light', 'mend'])
      expect((await other('POST', `base/testLamp/${action}`, { json: { id } })).status).toBe(404)
    expect((await ask('POST', 'base/testLamp/mend', { json: { id: '1' } })).status).toBe(400)
  })

  it('an action reaches as far as the role that holds it, not as one that only looks', async () => {
    const mender = (self: readonly string[]) =>
      college.person([{ may: may('view') }, { may: may('mend'), grants: ['self'] }], { self: [...self] })
    const mend = async (who: Ask) => (await who('POST', 'base/testLamp/mend', { json: { id } })).status
    expect((await row(mender([]))).can).toEqual(['view'])
    expect(await mend(mender([]))).toBe(404)
    expect(await mend(mender([id]))).toBe(200)
  })

  it('every write is in the chain, and of what changed only the names', async () => {
    const before = await row()
    await ask('POST', 'base/testLamp/update', { json: { id, revision: before.revision, key: 'k-2' } })
    const { rows } = await sql<{ action: string; target: string; detail: string | null }>`
      select action, target, detail from security_audit_record
      where tenant_id = ${college.tenantId} order by security_audit_record.serial`.execute(server.app().db)
    expect(rows.map(({ action }) => action)).toEqual(['新增灯', '开灯灯', '修理灯', '修理灯', '修改灯'])
    expect(rows.at(-1)).toMatchObject({ target: '台灯', detail: '钥匙' })
  })

  it('several codes are found by any of them', async () => {
    const found = async (query: string) =>
      (await ask('GET', `base/testLamp/page?params.over=${query}`)).body.data?.total
    expect(await found('classes,all')).toBe(1)
    expect(await found('all')).toBe(0)
    expect(await found('nonsense')).toBeUndefined()
    const json = { name: '吊灯', on: true, over: 'self,self' }
    expect((await ask('POST', 'base/testLamp/add', { json })).status).toBe(400)
  })

  it('what nothing refers to is offered only to anyone who may view it (finding 4)', async () => {
    const nobody = college.person([{ may: [] }])
    expect((await nobody('GET', 'base/testLamp/getSelect')).status).toBe(403)
    expect((await ask('GET', 'base/testLamp/getSelect')).status).toBe(200)
  })

  it('settings are one row, begun with what is declared, and saved with a look at the revision', async () => {
    const keeper = college.manager('base.test-rules')
    const { db } = server.app()
    expect(await settingsOf(db, college.tenantId, rules)).toMatchObject({ most: 3, revision: 0 })
    const asked = await Promise.all([1, 2, 3].map(() => keeper('GET', 'base/testRules/getOne')))
    const [first] = asked.map(({ body }) => body.data)
    expect(new Set(asked.map(({ body }) => body.data.id)).size).toBe(1)
    expect(first).toMatchObject({ name: '起初', most: 3, revision: 1, can: ['view', 'update', 'remove'] })
    const json = { id: first.id, revision: 1, most: 5 }
    expect((await keeper('POST', 'base/testRules/update', { json })).body.data.most).toBe(5)
    expect((await keeper('POST', 'base/testRules/update', { json })).status).toBe(409)
    expect(await settingsOf(db, college.tenantId, rules)).toMatchObject({ most: 5, revision: 2 })
    for (const call of ['add', 'remove', 'batchRemove'])
      expect((await keeper('POST', `base/testRules/${call}`)).status).toBe(404)
  })
})
