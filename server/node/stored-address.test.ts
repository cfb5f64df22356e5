import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aiConfig } from '#domain/security/ai-config.ts'
import { storeOf } from '#server/core/files/stores.ts'
import { stamps } from '#server/core/stamps.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { carrierWithId, carryBy } from '#server/identity/sms/carrier.ts'
import { askModel } from '#server/platform/ai/model.ts'
import { engines } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { outwardFetch } from './outward-fetch.ts'

/**
 * An address is kept today and asked tomorrow, and meanwhile its row may have come from elsewhere: an import, a
 * restore, an older version with no guard. The guard stands where it is asked, not only where it is written.
 */
describe.each(engines)('A-45 an address that is in the database already, on %s', (engine) => {
  let server: Server
  let own: string
  let asked = 0
  beforeAll(async () => {
    server = createServer((_, response) => {
      asked += 1
      response.end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    own = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  const { app, tenantId } = sessionsOn(engine, { fetch: outwardFetch([]), storageFetch: outwardFetch([]) })
  const addresses = () => [
    `http://${own}/`,
    `http://localhost:${own.split(':')[1]}/`,
    `http://0x7f.1:${own.split(':')[1]}/`,
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'file:///etc/passwd',
  ]

  it('is not asked to carry messages', async () => {
    for (const url of addresses()) {
      const row = {
        ...stamps(tenantId),
        name: url.slice(0, 40),
        url,
        body: '{"phone":"{{phone}}","text":"{{text}}"}',
        daily_limit: 99,
        usual: false,
        enabled: true,
      }
      await app().db.insertInto('resource_sms').values(row).execute()
      const carrier = await carrierWithId(app(), tenantId, row.id)
      if (!carrier) throw new Error('It was kept.')
      await expect(carryBy(app(), tenantId, carrier, '13800000001', '一'), url).rejects.toMatchObject({
        cause: { message: expect.stringContaining('may not be asked') },
      })
    }
    expect(asked).toBe(0)
  })

  it('is not asked as a language model', async () => {
    const config = await settingsOf(app().db, tenantId, aiConfig)
    for (const endpoint of addresses())
      await expect(askModel(app(), tenantId, { ...config, endpoint }, '一'), endpoint).rejects.toThrow(
        'may not be asked',
      )
    expect(asked).toBe(0)
  })

  it('is not asked for files', async () => {
    for (const endpoint of addresses()) {
      const row = {
        ...stamps(tenantId),
        name: endpoint.slice(0, 60),
        kind: 's3',
        endpoint,
        path_style: true,
        enabled: true,
        usual: false,
      }
      await app().db.insertInto('resource_object_storage').values(row).execute()
      const reading = async () => (await storeOf(app(), tenantId, row.id)).get('a')
      await expect(reading(), endpoint).rejects.toThrow(/STORAGE_HOSTS|private network/)
    }
    expect(asked).toBe(0)
    expect((await sql`select 1 from resource_object_storage`.execute(app().db)).rows).toHaveLength(6)
  })
})
