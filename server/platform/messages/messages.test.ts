import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('messages, on %s', (engine) => {
  const { ask, app, tenantId, person, signIn, pass } = sessionsOn(engine)

  async function somebody() {
    const account = await person()
    const token = (await signIn(account)).body.access_token as string
    const { rows } = await sql<{
      id: string
    }>`select id from "system_user" where account = ${account}`.execute(app().db)
    const userId = rows[0]?.id ?? ''
    return {
      tell: async (title: string) => {
        pass(1)
        await notifyPerson(app().db, app(), {
          tenantId,
          userId,
          kind: 'security',
          title,
          link: '/personalcenter',
        })
      },
      get: async (path: string) => (await ask('GET', `base/message/${path}`, { token })).body.data,
      post: (path: string, json: object) => ask('POST', `base/message/${path}`, { token, json }),
      remove: (ids: string) => ask('POST', 'base/message/remove', { token, form: { ids } }),
    }
  }

  it('come latest first, are counted while unread, and read by one or all', async () => {
    const me = await somebody()
    for (const title of ['密码已修改', '新设备登录', '<b>角色</b>已变更']) await me.tell(title)
    const { records, total } = await me.get('mine')
    expect([total, records.map(({ title }: { title: string }) => title)]).toEqual([
      3,
      ['<b>角色</b>已变更', '新设备登录', '密码已修改'],
    ])
    expect(records[0]).toMatchObject({ kind: 'security', link: '/personalcenter', readAt: null })
    expect(await me.get('unreadCount')).toEqual({ count: 3 })
    expect((await me.post('read', { ids: [records[0].id] })).body.data).toEqual({ count: 1 })
    expect((await me.get('mine?unread=1')).total).toBe(2)
    expect((await me.get('mine?keyword=设备')).total).toBe(1)
    expect((await me.get('mine?kind=service')).total).toBe(0)
    await me.post('read', {})
    expect(await me.get('unreadCount')).toEqual({ count: 0 })
  })

  it('are nobody else’s to read, mark or remove (A-11)', async () => {
    const [me, other] = [await somebody(), await somebody()]
    await me.tell('只给我')
    const [{ id }] = (await me.get('mine')).records
    expect((await other.get('mine')).total).toBe(0)
    expect((await other.post('read', { ids: [id] })).body.data).toEqual({ count: 0 })
    await other.post('read', {})
    expect((await other.remove(id)).status).toBe(200)
    expect(await me.get('unreadCount')).toEqual({ count: 1 })
    expect((await me.remove(id)).status).toBe(200)
    expect((await me.get('mine')).total).toBe(0)
    expect((await me.remove('')).body.msg).toBe('没有获取到要删除的数据！')
  })

  it('keep nobody’s session alive by being asked after', async () => {
    const me = await somebody()
    for (let minutes = 0; minutes < 30; minutes += 5) {
      expect(await me.get('unreadCount')).toEqual({ count: 0 })
      pass(5 * 60 + 1)
    }
    expect(await me.get('unreadCount')).toBeNull()
  })

  it('know what they are asked for', async () => {
    const me = await somebody()
    expect((await me.post('read', { ids: ["' or 1=1"] })).status).toBe(400)
    expect((await ask('GET', 'base/message/mine')).status).toBe(401)
  })
})
