import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { messageConfig } from '#domain/system/message-config.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { deliverDue } from '#server/platform/messages/deliver.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const all = { withoutSms: [], withoutWechatWork: [], quietFrom: null, quietTo: null }

describe.each(oneEngine)('what a person wants to be told outside the portal, on %s', (engine) => {
  const server = sessionsOn(engine)

  async function somebody(phone: string | null = '13800000001') {
    const account = await server.person()
    const { body } = await server.signIn(account)
    const { rows } = await sql<{ id: string }>`update "system_user" set phone = ${phone}
      where tenant_id = ${server.tenantId} and account = ${account} returning id`.execute(server.app().db)
    const token = body.access_token as string
    const userId = rows[0]?.id ?? ''
    const ask = async (path: string, json?: object) => {
      const { status, body } = await server.ask(json ? 'POST' : 'GET', path, { token, ...(json && { json }) })
      return { status, data: body.data }
    }
    const tell = async (kind: 'notice' | 'service' | 'security') => {
      const app = server.app()
      await notifyPerson(app.db, app, { tenantId: server.tenantId, userId, kind, title: `测试 ${kind}` })
      await deliverDue(app)
    }
    const within = async () => (await ask('base/message/mine')).data.total as number
    return { ask, tell, within }
  }

  async function bySms(event: string) {
    const { db } = server.app()
    await sql`delete from system_message_config where tenant_id = ${server.tenantId} and event = ${event}`.execute(
      db,
    )
    const words = { title: '{{title}}', text: '{{text}}' }
    const rule = { event, inApp: true, sms: true, wechatWork: false, email: false, ...words }
    await insertRows(db, messageConfig, server.tenantId, [
      { id: crypto.randomUUID(), ...rule, enabled: true },
    ])
  }

  it('is all that the college sends until they say otherwise, and never less than the portal has', async () => {
    await bySms('notice')
    await bySms('service')
    const { ask, tell, within } = await somebody()
    expect((await ask('base/messageChoice/mine')).data).toMatchObject({
      ...all,
      hasPhone: true,
      isMember: false,
    })
    const before = server.sent.length
    await tell('notice')
    expect(server.sent.length).toBe(before + 1)
    const { data } = await ask('base/messageChoice/set', { ...all, withoutSms: ['notice'] })
    expect(data.withoutSms).toEqual(['notice'])
    const kept = await within()
    await tell('notice')
    expect([server.sent.length, await within()]).toEqual([before + 1, kept + 1])
    await tell('service')
    expect(server.sent.length).toBe(before + 2)
  })

  it('waits for the end of their quiet hours, but for the safety of the account', async () => {
    await bySms('service')
    await bySms('security')
    const { ask, tell } = await somebody()
    const local = (minutes: number) =>
      new Date(server.now() + 8 * 3_600_000 + minutes * 60_000).toISOString().slice(11, 16)
    await ask('base/messageChoice/set', { ...all, quietFrom: local(-30), quietTo: local(30) })
    const before = server.sent.length
    await tell('service')
    await deliverDue(server.app())
    expect(server.sent.length).toBe(before)
    await tell('security')
    expect(server.sent.length).toBe(before + 1)
    server.pass(31 * 60)
    await deliverDue(server.app())
    expect(server.sent.length).toBe(before + 2)
  })

  it('is theirs alone, and refused by the field where it makes no sense', async () => {
    const [one, other] = [await somebody(), await somebody(null)]
    await one.ask('base/messageChoice/set', { ...all, withoutSms: ['system'] })
    expect((await other.ask('base/messageChoice/mine')).data).toMatchObject({
      withoutSms: [],
      hasPhone: false,
    })
    const wrong = [
      { withoutSms: ['security'] },
      { quietFrom: '22:00' },
      { quietFrom: '22:00', quietTo: '22:00' },
      { quietFrom: '25:00', quietTo: '07:00' },
    ]
    for (const more of wrong) {
      const { status, data } = await one.ask('base/messageChoice/set', { ...all, ...more })
      expect([status, Object.keys(data?.fields ?? {}).length > 0]).toEqual([400, true])
    }
    expect((await server.ask('GET', 'base/messageChoice/mine')).status).toBe(401)
  })
})
