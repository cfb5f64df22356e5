import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas, ownCards, resources } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { ownCallsAt } from '#domain/kernel/mine.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import { stamps } from '#server/core/stamps.ts'
import { declaredMenus } from '#server/identity/menus/declared.ts'
import { routes } from '#server/routes.ts'
import { isOfAsked } from '#tests/support/asked-area.ts'
import { oneEngine } from '#tests/support/database.ts'
import { maskedValue, sampleRows, secretValue } from '#tests/support/sample-rows.ts'
import { type Ask, type Asked, serverOn } from '#tests/support/server.ts'

const everything = [...new Set(areas.flatMap(declaredMenus).flatMap(({ permission }) => permission ?? []))]
const pathOf = ({ name }: AnyResource, call: string) => `${areaOf(name)}/${callNameOf(name)}/${call}`
const has = (resource: AnyResource, call: string) =>
  routes.some(({ path }) => path === pathOf(resource, call))
const maskedField = ({ fields }: AnyResource) =>
  Object.entries(fields as Fields).find(([, { masked }]) => masked)?.[0]
const cases = resources
  .filter((resource) => !resource.singleton && isOfAsked(resource))
  .map((resource) => [resource.name, resource] as const)

/** Everything that may be read of one row, as the parts that carry rows. */
async function readings(ask: Ask, resource: AnyResource, id: string) {
  const calls = [
    ['getOne', `getOne?id=${id}`],
    ['page', `page?params.id=${id}`],
    ['list', `list?params.id=${id}`],
    ['sums', `sums?params.id=${id}`],
    ['getSelect', `getSelect?ids=${id}`],
    ['getTree', `getTree?root=${id}`],
    ['history', `history?id=${id}`],
  ] as const
  const found: { call: string; status: number; body: { data: unknown } }[] = []
  for (const screen of ownCards.filter((each) => each.resource === resource.name))
    for (const call of ['getOne', 'history'])
      found.push({ call, ...(await ask('GET', `${ownCallsAt(screen)}/${call}?id=${id}`)) })
  for (const [call, asked] of calls)
    if (has(resource, call)) found.push({ call, ...(await ask('GET', pathOf(resource, asked))) })
  return found
}

/** Every call that writes, aimed at one row: those of the engine, the declared actions, and any that joins them. */
async function writings(ask: Ask, resource: AnyResource, id: string) {
  const prefix = pathOf(resource, '')
  const writing = routes.filter(({ method, path }) => method === 'POST' && path.startsWith(prefix))
  const found: { path: string; status: number; text: string }[] = []
  for (const { path } of writing)
    for (const asked of bodiesOf(resource, path.slice(prefix.length), id)) {
      const { status, body } = await ask('POST', path, asked)
      found.push({ path, status, text: JSON.stringify(body) })
    }
  return found
}

/** What each call is asked with, in every shape it takes. */
function bodiesOf(resource: AnyResource, call: string, id: string): readonly Asked[] {
  const [name = ''] = writable(resource)
  const rows = [{ ids: [id] }, { matching: { filters: { id } } }] as const
  const known: Readonly<Record<string, readonly Asked[]>> = {
    add: [],
    update: [{ json: { id, revision: 1 } }],
    remove: [{ form: { ids: id } }],
    batchRemove: [{ json: [id] }, ...rows.map((rows) => ({ json: { rows } }))],
    batchUpdate: rows.map((rows) => ({ json: { rows, changes: { [name]: null }, only: 'good' } })),
    reveal: [{ json: { id, field: maskedField(resource), purpose: 'verify' } }],
    undo: [{ json: { batch: id } }],
    restore: [{ json: { batch: id } }],
    export: rows.map((rows) => ({ json: { fileName: 'a', heard: { [name]: 'a' }, rows } })),
  }
  if (call.startsWith('batch/')) return rows.map((rows) => ({ json: { rows } }))
  return known[call] ?? [{ json: { id } }]
}

const writable = ({ fields }: AnyResource) =>
  Object.entries(fields as Fields).flatMap(([name, { presence, secret }]) =>
    presence === 'system' || secret ? [] : [name],
  )

const isRefused = (status: number) => [400, 403, 404, 409].includes(status)
/** The calls that go by a row's id; others, such as counting whom a notice would reach, take none. */
const isOfEngine = (resource: AnyResource, path: string) =>
  [...ofEngine, ...actionsOf(resource)].some((call) => path === pathOf(resource, call))
const ofEngine = ['update', 'remove', 'batchRemove', 'batchUpdate', 'undo', 'restore', 'reveal']
const actionsOf = ({ actions = {} }: AnyResource) =>
  Object.keys(actions).flatMap((name) => [name, `batch/${name}`])

describe.each(oneEngine)('every resource, on %s', (engine) => {
  const server = serverOn(engine)
  let here: ReturnType<typeof server.college>
  let own: Awaited<ReturnType<typeof sampleRows>>
  let theirs: typeof own
  let elsewhere: string
  const kept = async ({ name }: AnyResource, tenantId: string) =>
    (
      await sql`select to_jsonb(r) as row from ${sql.raw(quoted(name))} r where tenant_id = ${tenantId}`.execute(
        server.app().db,
      )
    ).rows

  beforeAll(async () => {
    here = server.college()
    elsewhere = server.college().tenantId
    own = await sampleRows(server.app().db, here.tenantId)
    theirs = await sampleRows(server.app().db, elsewhere)
  }, 120_000)

  it.each(cases)(
    '%s: who may do everything in one college does nothing in another (A-13, A-14)',
    async (_, resource) => {
      const ask = here.person([{ may: everything }])
      const id = theirs.get(resource.name)?.id ?? ''
      const before = await kept(resource, elsewhere)
      for (const { call, status, body } of await readings(ask, resource, id)) {
        if (['getOne', 'history'].includes(call)) expect([call, status]).toEqual([call, 404])
        else expect([call, JSON.stringify(body.data).includes(id)]).toEqual([call, false])
      }
      for (const { path, status, text } of await writings(ask, resource, id)) {
        expect([path, isRefused(status) || !text.includes(id)]).toEqual([path, true])
        expect([path, text.includes(maskedValue)]).toEqual([path, false])
        if (isOfEngine(resource, path)) expect([path, isRefused(status)]).toEqual([path, true])
      }
      expect(await kept(resource, elsewhere)).toEqual(before)
      expect(before).toHaveLength(1)
    },
  )

  it.each(cases.filter(([, { scope }]) => scope))(
    '%s: whose scope does not hold a row neither reads nor writes it (A-11, A-12)',
    async (_, resource) => {
      const id = own.get(resource.name)?.id ?? ''
      const ask = here.person([{ may: everything, grants: ['department', 'classes', 'students', 'self'] }])
      const before = await kept(resource, here.tenantId)
      for (const { call, status, body } of await readings(ask, resource, id)) {
        if (['getOne', 'history'].includes(call)) expect([call, status]).toEqual([call, 404])
        else expect([call, JSON.stringify(body.data).includes(id)]).toEqual([call, false])
      }
      for (const { path, status } of await writings(ask, resource, id))
        if (isOfEngine(resource, path)) expect([path, isRefused(status)]).toEqual([path, true])
      expect(await kept(resource, here.tenantId)).toEqual(before)
    },
  )

  it.each(
    cases.filter(([, { scope }]) => scope?.some(({ field, grant }) => field === 'id' && grant === 'self')),
  )('%s: what is one’s own is seen, and what is another’s is not (A-11)', async (_, resource) => {
    const id = own.get(resource.name)?.id ?? ''
    const asked = pathOf(resource, `getOne?id=${id}`)
    const role = { may: everything, grants: ['self'] as const }
    expect((await here.person([role], { self: [id] })('GET', asked)).status).toBe(200)
    expect((await here.person([role], { self: [crypto.randomUUID()] })('GET', asked)).status).toBe(404)
  })

  it.each(cases)('%s: no reply carries a secret, nor a personal value whole (A-21)', async (_, resource) => {
    const ask = here.person([{ may: everything }])
    const id = own.get(resource.name)?.id ?? ''
    const replies = await readings(ask, resource, id)
    const told = JSON.stringify(replies.map(({ body }) => body))
    expect(told).toContain(id)
    expect(told).not.toContain(secretValue)
    expect(told).not.toContain(maskedValue)
  })

  it('an import of another college is none, even to anyone who bears the id of its maker (A-13)', async () => {
    const ask = here.person([{ may: everything }])
    const id = crypto.randomUUID()
    const { db } = server.app()
    const file = stamps(elsewhere, ask.actor.id)
    const told = { name: 'theirs.xlsx', content_type: 'text/plain', size: 1, bucket: 'private', key: file.id }
    await db
      .insertInto('resource_attachment')
      .values({ ...file, ...told })
      .execute()
    await db
      .insertInto('system_import_batch')
      .values({
        ...stamps(elsewhere, ask.actor.id),
        id,
        resource: 'base.campus',
        file_id: file.id,
        file_name: 'theirs.xlsx',
        hash: 'h',
        state: 'staged',
      })
      .execute()
    const kept = () => sql`select * from system_import_batch where id = ${id}`.execute(db)
    const before = (await kept()).rows
    const plan = { columns: ['code'], key: [], mode: 'add', empty: 'keep' }
    const calls: readonly (readonly ['GET' | 'POST', string, object?])[] = [
      ...['one', 'rows', 'annotated'].map((call) => ['GET', `${call}?id=${id}`] as const),
      ['POST', 'plan', { id, plan }],
      ['POST', 'cell', { id, line: 1, at: 0, value: 'x' }],
      ['POST', 'replace', { id, at: 0, find: 'a', replace: 'b', whole: false }],
      ['POST', 'commit', { id, extent: 'good' }],
      ['POST', 'cancel', { id }],
      ['POST', 'undo', { id }],
    ]
    for (const [method, call, json] of calls) {
      const { status } = await ask(method, `base/import/${call}`, json && { json })
      expect([call, status]).toEqual([call, 404])
    }
    const { body } = await ask('GET', 'base/import/mine?resource=base.campus')
    expect(body.data).toEqual([])
    expect((await kept()).rows).toEqual(before)
  })
})
