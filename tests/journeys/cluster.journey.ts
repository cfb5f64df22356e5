import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ask, tokenOf } from '#tests/support/api.ts'
import { type Portal, post, twoServers } from '#tests/support/cluster.ts'

const cluster = twoServers()

describe('two servers on one database', () => {
  it('start at once on an empty database, which is made and filled by one of them (F-31)', async () => {
    const names = await cluster.rowsOf(sql<{ name: string }>`select name from migration order by name`)
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
    expect(cluster.portals.filter((portal) => portal.said().includes('正在载入演示学院'))).toHaveLength(1)
    const admins = await cluster.rowsOf(sql`select id from "system_user" where account = 'admin'`)
    expect(admins).toHaveLength(1)
  })

  it('know anyone who signed in at the other, and see what was written there', async () => {
    const token = await tokenOf(cluster.one().url, 'admin')
    const body = { code: 'CLUSTER', name: '两台服务器', enabled: true }
    expect((await post(cluster.one().url, 'base/campus/add', token, body)).status).toBe(200)
    const seen = await ask(cluster.two().url, 'base/campus/page?params.code=CLUSTER', token)
    expect(((await seen.json()) as { data: { records: object[] } }).data.records).toMatchObject([body])
  })

  it('read each other’s files', async () => {
    const token = await tokenOf(cluster.one().url, 'admin')
    const form = new FormData()
    form.set('file', new File(['甲,乙\n1,2\n'], 'two.csv', { type: 'text/csv' }))
    const auth = { 'Campus-Auth': `bearer ${token}` }
    const put = await fetch(`${cluster.one().url}/api/campus-resource/oss/endpoint/put-file-save`, {
      method: 'POST',
      headers: auth,
      body: form,
    })
    const { data } = (await put.json()) as { data: { link: string } }
    const link = data.link.replace(/^https?:\/\/[^/]+/, '')
    expect(await (await fetch(`${cluster.two().url}${link}`, { headers: auth })).text()).toContain('1,2')
  })

  it('do a job once that both find due at the same moment (F-34: two schedulers)', async () => {
    // Neither sees the table until both stand before it.
    const slot = await cluster.db.transaction().execute(async (db) => {
      await sql`lock table resource_job in access exclusive mode`.execute(db)
      const { rows } = await sql<{ slot: Date }>`update resource_job set next_at = now() - interval '1 minute'
        where code = 'sweep-sessions' returning next_at as slot`.execute(db)
      const waiting = sql`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%from resource_job%skip locked%'`
      await expect.poll(async () => (await cluster.rowsOf(waiting)).length, { timeout: 60_000 }).toBe(2)
      return rows[0]?.slot
    })
    const tasks = () =>
      cluster.rowsOf(
        sql`select state, attempts from resource_task where key like ${`job sweep-sessions ${slot?.toISOString()}%`}`,
      )
    await expect.poll(tasks).toEqual([{ state: 'done', attempts: 1 }])
  })

  it('make one export of one that was asked for at both (F-34: duplicate delivery)', async () => {
    const token = await tokenOf(cluster.one().url, 'admin')
    const body = { fileName: '学生', heard: { studentNo: '学号', name: '姓名' }, params: {} }
    const key = crypto.randomUUID()
    const asked = (portal: Portal) => post(portal.url, 'base/student/export', token, body, key)
    const exports = () =>
      cluster.rowsOf(
        sql<{ state: string }>`select state from resource_task where kind = 'export' order by id`,
      )
    const logged = () => cluster.rowsOf(sql`select id from system_log_export`)
    // The demo college has asked for exports, which are made as soon as somebody is free.
    await expect
      .poll(async () => (await exports()).every(({ state }) => state === 'done'), { timeout: 60_000 })
      .toBe(true)
    const [tasks, logs] = [(await exports()).length, (await logged()).length]
    const replies = await Promise.all([asked(cluster.one()), asked(cluster.two())])
    expect(replies.map(({ status }) => status).filter((status) => status !== 409)).toContain(200)
    await expect
      .poll(async () => (await exports())[tasks]?.state ?? 'none', { timeout: 60_000 })
      .toMatch(/done|none/)
    expect((await exports()).length).toBeLessThanOrEqual(tasks + 1)
    expect((await logged()).length).toBeLessThanOrEqual(logs + 1)
  })
})
