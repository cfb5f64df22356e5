import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { email } from '#domain/resource/email.ts'
import { messageConfig } from '#domain/system/message-config.ts'
import type { Mail } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { oneEngine } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { deliverDue } from './deliver.ts'

const all = { withoutSms: [], withoutWechatWork: [], quietFrom: null, quietTo: null }
const words = { title: '{{title}}', text: '{{text}}' }

describe.each(oneEngine)('messages by e-mail, on %s', (engine) => {
  const mails: Mail[] = []
  let refusal: string | undefined
  const college = sessionsOn(engine, {
    sendMail: async (_, mail) => {
      if (refusal) throw Object.assign(new Error('550 5.1.1 relay.inner'), { code: refusal })
      mails.push(mail)
    },
  })
  const { tenantId } = college

  beforeAll(async () => {
    const { db } = college.app()
    const server = { name: '校园邮箱', host: 'smtp.example.com', port: 465, encryption: 'tls' }
    const sender = { senderAddress: 'office@example.com', senderName: '学生处', dailyLimit: 1000 }
    await insertRows(db, email, tenantId, [
      { id: crypto.randomUUID(), ...server, ...sender, usual: true, enabled: true },
    ])
    for (const event of ['notice', 'service', 'security']) {
      const channels = { inApp: true, sms: false, wechatWork: false, email: true }
      const rule = { id: crypto.randomUUID(), event, ...channels, ...words, enabled: true }
      await insertRows(db, messageConfig, tenantId, [rule])
    }
  })
  beforeEach(() => {
    mails.length = 0
    refusal = undefined
  })

  /** Somebody with an address on record, named so that a header would break on it. */
  async function somebody(address: string | null = 'li@example.com') {
    const { db } = college.app()
    const teacherId = await teacherOf(college.app(), tenantId)
    await sql`update base_teacher set email = ${address} where id = ${teacherId}`.execute(db)
    const account = await college.person('teacher', { teacherId, name: '李\r\nBcc: thief@example.com' })
    const { body } = await college.signIn(account)
    const { rows } = await sql<{ id: string }>`select id from "system_user"
      where tenant_id = ${tenantId} and account = ${account}`.execute(db)
    const userId = rows[0]?.id ?? ''
    const ask = async (path: string, json?: object) => {
      const asked = { token: body.access_token as string, ...(json && { json }) }
      return (await college.ask(json ? 'POST' : 'GET', path, asked)).body.data
    }
    const tell = (kind: 'notice' | 'service' | 'security', title: string) =>
      notifyPerson(db, college.app(), { tenantId, userId, kind, title, text: `${title}的内容` })
    return { account, ask, tell }
  }
  const goes = async (seconds: number) => {
    college.pass(seconds)
    await deliverDue(college.app())
  }
  const log = async () => {
    const admin = await college.as('admin')
    return (await admin('system/sendLog/list?params.channel=email')).body.data as Record<string, unknown>[]
  }

  it('go at once, each by itself, from the college, with a line for each header', async () => {
    const { tell } = await somebody()
    await tell('notice', '开学安排\r\nBcc: thief@example.com')
    await goes(0)
    expect(mails).toEqual([
      {
        from: { name: '学生处', address: 'office@example.com' },
        to: { name: '李 Bcc: thief@example.com', address: 'li@example.com' },
        subject: '开学安排 Bcc: thief@example.com',
        text: expect.stringContaining('的内容\n\n——'),
      },
    ])
    expect(await log()).toMatchObject([{ state: 'sent', target: 'l***@example.com', provider: '校园邮箱' }])
  })

  it('stand in one mail, of the hour or the day that a person has chosen, but for their safety', async () => {
    const { ask, tell } = await somebody()
    const kept = await ask('base/messageChoice/set', { ...all, mailPace: 'daily' })
    expect(kept).toMatchObject({ mailPace: 'daily', hasEmail: true })
    await tell('notice', '开学安排')
    await tell('service', '报修完成')
    await tell('security', '在新设备登录')
    await goes(0)
    expect(mails.map(({ subject }) => subject)).toEqual(['在新设备登录'])
    await goes(24 * 3600)
    expect(mails.map(({ subject }) => subject)).toEqual(['在新设备登录', '您有 2 条新消息'])
    expect(mails[1]?.text).toMatch(/1\. 开学安排\n {3}开学安排的内容\n\n2\. 报修完成/)
    await goes(24 * 3600)
    expect(mails).toHaveLength(2)
  })

  it('of an event that a person has switched off do not go, nor of a kind; others and those of others do', async () => {
    const [one, other] = [await somebody(), await somebody('wang@example.com')]
    const off = { event: 'notice', sms: true, wechatWork: true, email: false }
    const { switches } = await one.ask('base/messageChoice/set', { ...all, switches: [off] })
    expect(switches).toContainEqual({ event: 'notice', sms: null, wechatWork: null, email: false })
    expect(switches.map(({ event }: { event: string }) => event)).not.toContain('security')
    await one.tell('notice', '一')
    await other.tell('notice', '二')
    await one.tell('service', '三')
    await one.ask('base/messageChoice/set', { ...all, withoutEmail: ['service'] })
    await one.tell('service', '四')
    await goes(0)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['三', '二'])
    const wrong = { ...off, event: 'security' }
    const refused = await one.ask('base/messageChoice/set', { ...all, switches: [wrong] })
    expect(Object.keys(refused.fields)).toEqual(['switches'])
  })

  it('that a server refuses say why, and nothing of its network; without an address none goes', async () => {
    const { tell } = await somebody()
    refusal = 'EENVELOPE'
    await tell('notice', '被拒绝的')
    await goes(0)
    const line = (await log()).find(({ title }) => title === '被拒绝的')
    expect(line).toMatchObject({ state: 'failed', reason: '收件地址被邮件服务器拒绝' })
    const before = (await log()).length
    await (await somebody(null)).tell('notice', '没有邮箱的')
    expect(await log()).toHaveLength(before)
  })

  it('and within the portal: the sender sees who has read, and nothing else of their boxes', async () => {
    const { account, ask, tell } = await somebody()
    await tell('notice', '请阅读')
    const admin = await college.as('admin')
    const sent: { id: string; title: string }[] = (await admin('system/sendLog/list?params.channel=in-app'))
      .body.data
    const sending = sent.find(({ title }) => title === '请阅读')
    const receipts = async (more = '') =>
      (await admin(`system/sendLog/receipts?id=${sending?.id}${more}`)).body.data
    expect(await receipts()).toMatchObject({ total: 1, read: 0, records: [{ account, readAt: null }] })
    const [message] = (await ask('base/message/mine')).records
    await ask('base/message/read', { ids: [message.id] })
    const { read, records } = await receipts()
    expect([read, Object.keys(records[0]).toSorted()]).toEqual([
      1,
      ['account', 'id', 'name', 'place', 'readAt'],
    ])
    expect((await receipts('&unread=1')).records).toEqual([])
    const teacher = await college.as('teacher')
    expect((await teacher(`system/sendLog/receipts?id=${sending?.id}`)).status).toBe(403)
  })
})
