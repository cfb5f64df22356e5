import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { defaultSettings } from '#server/core/settings.ts'
import { lookInto } from '#server/node/look-into.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('a datasource, on %s', (engine) => {
  const url = new URL(inject('postgresUrl'))
  const whole = {
    name: '教务库',
    host: url.hostname,
    port: Number(url.port || 5432),
    databaseName: url.pathname.slice(1) || 'postgres',
    account: decodeURIComponent(url.username) || 'postgres',
    password: decodeURIComponent(url.password) || 'none',
    encrypted: false,
    enabled: true,
  }
  const { ask, app, person, signIn, tenantId } = sessionsOn(engine, {
    lookInto,
    settings: { ...defaultSettings, datasourceHosts: [url.hostname] },
  })
  async function admin() {
    const token = (await signIn(await person('admin'))).body.access_token as string
    return {
      get: (path: string) => ask('GET', path, { token }),
      post: (path: string, json: object) => ask('POST', path, { token, json }),
      add: async (more: object = {}) =>
        ask('POST', 'resource/datasource/add', {
          token,
          json: { ...whole, name: crypto.randomUUID().slice(0, 8), ...more },
        }),
    }
  }

  it('answers, and shows its tables and columns', async () => {
    const me = await admin()
    const { id } = (await me.add()).body.data
    const { status, body } = await me.post('resource/datasource/test', { id })
    expect([status, body.data.version]).toEqual([200, expect.stringMatching(/^PostgreSQL \d/)])
    expect((await me.get(`resource/codeGeneration/tables?datasourceId=${id}`)).status).toBe(200)
  })

  it('keeps its password sealed, and sends it to no other host', async () => {
    const me = await admin()
    const { data } = (await me.add({ password: 'known-to-two' })).body
    expect(JSON.stringify([data, (await me.get('resource/datasource/list')).body])).not.toContain(
      'known-to-two',
    )
    const { rows } = await sql<{
      password: string
    }>`select password from resource_datasource where tenant_id = ${tenantId} and id = ${data.id}`.execute(
      app().db,
    )
    expect(await app().secrets.open(rows[0]?.password ?? '')).toBe('known-to-two')
    const moved = await me.post('resource/datasource/update', {
      id: data.id,
      revision: data.revision,
      port: 1,
    })
    expect(Object.keys(moved.body.data.fields)).toEqual(['password'])
  })

  it.each([
    'localhost.example',
    '169.254.169.254',
    'db.internal',
    '/var/run/postgresql',
    'file:///etc/passwd',
  ])('A-46 is none on a host that the operator has not named: %s', async (host) =>
    expect(Object.keys((await (await admin()).add({ host })).body.data.fields)).toEqual(['host']),
  )

  it('A-46 is not asked any more once its host is not named any more', async () => {
    const me = await admin()
    const { id } = (await me.add()).body.data
    await sql`update resource_datasource set host = 'elsewhere' where id = ${id}`.execute(app().db)
    expect((await me.post('resource/datasource/test', { id })).status).toBe(400)
  })

  it('A-46 is nobody’s but an administrator’s', async () => {
    const token = (await signIn(await person('teacher'))).body.access_token as string
    for (const path of ['resource/datasource/list', 'resource/codeGeneration/tables'])
      expect((await ask('GET', path, { token })).status).toBe(403)
  })

  it('is read, and never written to', async () => {
    const { host, port, account: user, password, databaseName: database } = whole
    const foreign = { host, port, user, password, database, encrypted: false }
    await expect(lookInto(foreign, 'create table intruder (n int)')).rejects.toThrow(/read-only/)
    await expect(lookInto(foreign, 'commit; create table intruder (n int)')).rejects.toThrow(/read-only/)
    await expect(lookInto(foreign, 'select pg_sleep(30)')).rejects.toThrow(/timeout/)
  }, 20_000)
})
