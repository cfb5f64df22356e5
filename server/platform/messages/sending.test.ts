import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { stamps } from '#server/core/stamps.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { deliverDue } from './deliver.ts'

const rules = {
  event: 'notice',
  inApp: true,
  sms: true,
  wechatWork: true,
  email: false,
  title: '【{{school}}】{{title}}',
  text: '{{name}}：{{text}}',
  quietFrom: null,
  quietTo: null,
  enabled: true,
}

describe.each(oneEngine)('messages by other channels, on %s', (engine) => {
  const asked: { url: URL; body: unknown }[] = []
  let errcode = 0
  const { ask, app, tenantId, person, signIn, sent, pass, now } = sessionsOn(engine, {
    fetch: async (input, init = {}) => {
      const url = new URL(String(input))
      asked.push({ url, body: init.body ? JSON.parse(String(init.body)) : null })
      const reply = url.pathname.endsWith('gettoken') ? { access_token: 't', expires_in: 7200 } : { errcode }
      return new Response(JSON.stringify(reply))
    },
  })

  async function admin() {
    const token = (await signIn(await person('admin'))).body.access_token as string
    return (path: string, json?: object) => ask(json ? 'POST' : 'GET', path, { token, ...(json && { json }) })
  }

  async function reader(phone: string | null = '13800000001') {
    const account = await person('student')
    const { rows } = await sql<{
      id: string
    }>`update "system_user" set phone = ${phone}, name = ${'李{{title}}'}
      where account = ${account} returning id`.execute(app().db)
    return rows[0]?.id ?? ''
  }

  const tell = (userId: string, text = '请于今日办理') =>
    notifyPerson(app().db, app(), { tenantId, userId, kind: 'notice', title: '开学 {{name}}', text })

  async function set(more: object = {}) {
    await sql`delete from system_message_config where tenant_id = ${tenantId}`.execute(app().db)
    const answer = await (await admin())('system/messageConfig/add', { ...rules, ...more })
    return answer
  }

  it('A-27 go in the words that were set, and no value is read as a template', async () => {
    expect((await set()).status).toBe(200)
    const userId = await reader()
    await tell(userId, '{{constructor.constructor("x")()}} <#assign>')
    const { rows } = await sql<{ title: string; text: string }>`select title, text from system_message
      where user_id = ${userId}`.execute(app().db)
    expect(rows).toEqual([
      {
        title: '【智慧校园】开学 {{name}}',
        text: '李{{title}}：{{constructor.constructor("x")()}} <#assign>',
      },
    ])
    expect(sent).toEqual([])
    await deliverDue(app())
    expect(sent.at(-1)).toEqual({ phone: '13800000001', text: rows[0]?.text })
  })

  it.each(['{{unknown}}', '{{ 7*7 }}', '{{title', '{{reason}}'])(
    'A-27 a template may not say %s',
    async (text) => {
      expect(Object.keys((await set({ text })).body.data.fields)).toContain('text')
    },
  )

  it('wait for the end of quiet hours, and go once however many send', async () => {
    const local = (minutes: number) =>
      new Date(now() + 8 * 3_600_000 + minutes * 60_000).toISOString().slice(11, 16)
    await set({ quietFrom: local(-60), quietTo: local(60) })
    const before = sent.length
    await tell(await reader())
    await deliverDue(app())
    expect(sent.length).toBe(before)
    pass(61 * 60)
    await Promise.all([deliverDue(app()), deliverDue(app())])
    expect(sent.length).toBe(before + 1)
  })

  it('reach nobody by telephone who has none, and everybody as before where nothing is set', async () => {
    await set({ inApp: false, wechatWork: false })
    const before = sent.length
    await tell(await reader(null))
    await deliverDue(app())
    expect(sent.length).toBe(before)
    await sql`delete from system_message_config where tenant_id = ${tenantId}`.execute(app().db)
    const userId = await reader()
    await tell(userId)
    await deliverDue(app())
    expect(sent.length).toBe(before)
    const { rows } = await sql<{
      title: string
    }>`select title from system_message where user_id = ${userId}`.execute(app().db)
    expect(rows).toEqual([{ title: '开学 {{name}}' }])
  })

  it('go to the members of WeChat Work, are counted, and sent again when they failed', async () => {
    await set({ sms: false })
    const userId = await reader()
    const provider = {
      ...stamps(tenantId),
      ...{ code: 'wx', name: '企业微信', kind: 'wechat-work', sort: 1, enabled: true, on_main: true },
      ...{ on_welcome: false, binding_asked: false, client_id: 'corp', agent_id: '1000002' },
    }
    await app().db.insertInto('system_login_type').values(provider).execute()
    await app()
      .db.insertInto('system_user_binding')
      .values({
        ...stamps(tenantId),
        login_type_id: provider.id,
        subject: 'liming',
        user_id: userId,
        account: 'x',
      })
      .execute()
    errcode = 60011
    await tell(userId)
    await deliverDue(app())
    const me = await admin()
    const lines = async () => (await me('system/sendLog/list?params.channel=wechat-work')).body.data
    const [line] = await lines()
    expect(line).toMatchObject({ state: 'failed', reason: '企业微信返回 60011', target: 'liming' })
    errcode = 0
    expect((await me('system/sendLog/resend', { id: line.id })).status).toBe(200)
    await deliverDue(app())
    expect((await lines())[0]).toMatchObject({ state: 'sent', provider: '企业微信', reason: null })
    expect(asked.at(-1)?.body).toEqual({
      touser: 'liming',
      msgtype: 'text',
      agentid: 1000002,
      text: { content: '【智慧校园】开学 {{name}}\n李{{title}}：请于今日办理' },
    })
    expect((await me('system/sendLog/resend', { id: line.id })).status).toBe(409)
    const { data } = (await me('system/sendCount/figures?params.channel=wechat-work')).body
    const [all] = data.sets.find(({ by }: { by: string[] }) => by.length === 0).rows
    expect(all.figures[data.measures.indexOf('sent')]).toBe(1)
  })

  it('that a dead server left under way are failures, not sent twice', async () => {
    await set({ wechatWork: false })
    await tell(await reader())
    await sql`update system_send_log set state = 'sending', updated_at = ${new Date(now() - 6 * 60_000).toISOString()}
      where state = 'waiting'`.execute(app().db)
    const before = sent.length
    await deliverDue(app())
    expect(sent.length).toBe(before)
    const [line] = (await (await admin())('system/sendLog/list?params.channel=sms&params.state=failed')).body
      .data
    expect(line.reason).toBe('发送中断，未能确认是否送达')
  })
})
