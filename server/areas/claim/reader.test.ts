import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the readers of desks, on %s', (engine) => {
  const { as, app, tenantId } = sessionsOn(engine)
  const channelKey = '00112233445566778899aabbccddeeff'
  const row = { name: '一号读卡器', desk: '一号台', kind: 'osdp', enabled: true }

  it('a key is kept sealed, and given only to a desk, which is written down', async () => {
    const admin = await as('admin')
    const { id } = (await admin('claim/reader/add', 'POST', { json: { ...row, channelKey } })).body.data
    const { rows } = await sql<{ channel_key: string }>`select channel_key from claim_reader
      where tenant_id = ${tenantId}`.execute(app().db)
    expect(rows[0]?.channel_key).not.toMatch(/00112233/i)
    expect((await admin(`claim/reader/getOne?id=${id}`)).body.data).not.toHaveProperty('channelKey')

    const verifier = await as('verifier')
    expect((await verifier(`claim/deskKey/getOne?id=${id}`)).body.data).toEqual({
      key: channelKey.toUpperCase(),
    })
    const { rows: audited } = await sql<{ target: string }>`select target from security_audit_record
      where tenant_id = ${tenantId} and action = '领取读卡器密钥'`.execute(app().db)
    expect(audited).toEqual([{ target: '一号台 一号读卡器' }])
    expect((await (await as('student'))(`claim/deskKey/getOne?id=${id}`)).status).toBe(403)
  })

  it('a desk that has given its reader another key puts it on record, and is given that one from then on', async () => {
    const verifier = await as('verifier')
    const given = { ...row, name: '五号读卡器', channelKey }
    const { id } = (await verifier('claim/reader/add', 'POST', { json: given })).body.data
    const { revision } = (await verifier(`claim/reader/getOne?id=${id}`)).body.data
    const next = { id, revision, channelKey: 'FFEEDDCCBBAA99887766554433221100' }
    const kept = await verifier('claim/reader/update', 'POST', { json: next })
    expect([kept.status, JSON.stringify(kept.body).includes('FFEEDDCC')]).toEqual([200, false])
    expect((await verifier(`claim/deskKey/getOne?id=${id}`)).body.data).toEqual({ key: next.channelKey })
    expect((await verifier('claim/reader/update', 'POST', { json: next })).status).toBe(409)
    const { rows } = await sql<{ detail: string }>`select detail from security_audit_record
      where tenant_id = ${tenantId} and action = '修改核验设备'`.execute(app().db)
    expect(rows).toEqual([{ detail: '安全通道密钥' }])
    // Another name is no other key.
    const renamed = { id, revision: kept.body.data.revision, name: '六号读卡器' }
    expect((await verifier('claim/reader/update', 'POST', { json: renamed })).status).toBe(200)
    expect((await verifier(`claim/deskKey/getOne?id=${id}`)).body.data).toEqual({ key: next.channelKey })
  })

  it('a reader without a key, or out of use, has none to give', async () => {
    const admin = await as('admin')
    const bare = (await admin('claim/reader/add', 'POST', { json: { ...row, name: '二号读卡器' } })).body.data
    expect((await admin(`claim/deskKey/getOne?id=${bare.id}`)).status).toBe(409)
    const off = (
      await admin('claim/reader/add', 'POST', {
        json: { ...row, name: '三号读卡器', channelKey, enabled: false },
      })
    ).body.data
    expect((await admin(`claim/deskKey/getOne?id=${off.id}`)).status).toBe(404)
  })

  it('says how it names itself when it was last seen', async () => {
    const verifier = await as('verifier')
    const { id } = (await verifier('claim/reader/add', 'POST', { json: { ...row, name: '四号读卡器' } })).body
      .data
    await verifier('claim/reader/seen', 'POST', {
      json: { id, identity: '05.03-20260901-0000000001-0000000002' },
    })
    const seen = (await verifier(`claim/reader/getOne?id=${id}`)).body.data
    expect(seen.identity).toBe('05.03-20260901-0000000001-0000000002')
    expect(seen.lastSeenAt).toMatch(/^\d{4}-/)
  })
})
