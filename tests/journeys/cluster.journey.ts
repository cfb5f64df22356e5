import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Opened } from '#server/node/pglite.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { ask, tokenOf } from '#tests/support/api.ts'
import { startBalancer } from '#tests/support/balancer.ts'
import { closingCall } from '#tests/support/closing-call.ts'
import { startPortal } from '#tests/support/portal.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { openS3, s3Bucket, s3Key } from '#tests/support/s3.ts'

type Portal = Awaited<ReturnType<typeof startPortal>>

let postgres: Awaited<ReturnType<typeof startPostgres>>
let store: Opened
let s3: Awaited<ReturnType<typeof openS3>>
let balancer: Awaited<ReturnType<typeof startBalancer>>
let portals: Portal[]
let environment: Record<string, string>

beforeAll(async () => {
  postgres = await startPostgres()
  s3 = await openS3()
  environment = {
    DATABASE_URL: postgres.url,
    DEMO: 'on',
    SECRET_KEY: randomBytes(32).toString('base64'),
    S3_ENDPOINT: `http://${s3.host}`,
    S3_BUCKET: s3Bucket,
    S3_ACCESS_KEY: s3Key,
    S3_ACCESS_SECRET: s3Key,
  }
  portals = await Promise.all([startPortal(environment), startPortal(environment)])
  balancer = await startBalancer(portals.map(({ port }) => port))
  store = await openPostgres(postgres.url)
})
afterAll(async () => {
  balancer?.close()
  await store?.close()
  for (const portal of portals ?? []) {
    portal.signal('SIGKILL')
    await portal.stop()
  }
  s3?.close()
  await postgres?.stop()
})

const one = () => portals[0] as Portal
const two = () => portals[1] as Portal
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(store.db)).rows
const headers = (token: string) => ({ 'Campus-Auth': `bearer ${token}`, 'Content-Type': 'application/json' })
const post = (url: string, path: string, token: string, body: object, key?: string) =>
  fetch(`${url}/api/campus-${path}`, {
    method: 'POST',
    headers: { ...headers(token), ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  })

/** A task that waits for a table which we hold, and the server that has it. */
async function busyTask() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let locked = () => {}
  const taken = new Promise<void>((resolve) => {
    locked = resolve
  })
  const holding = store.db.transaction().execute(async (db) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    await sql`lock table resource_upload in access exclusive mode`.execute(db)
    locked()
    await held
  })
  await taken
  const [job] = await rowsOf(sql<{ id: string }>`select id from resource_job where code = 'sweep-uploads'`)
  const token = await tokenOf(balancer.url, 'admin')
  expect((await post(balancer.url, 'resource/job/run', token, { id: job?.id })).status).toBe(200)
  const latest = async () =>
    (
      await rowsOf(
        sql<{ id: string; state: string; worker: string | null; attempts: number }>`
          select id, state, worker, attempts from resource_task where kind = 'job' and key is null
          order by id desc limit 1`,
      )
    )[0]
  await expect.poll(async () => (await latest())?.state).toBe('running')
  const worker = (await latest())?.worker
  const holder = portals.find(({ pid }) => worker?.endsWith(`-${pid}`)) ?? one()
  return {
    holder,
    worker,
    latest,
    async letGo() {
      letGo()
      await holding
    },
  }
}

describe('two servers on one database', () => {
  it('start at once on an empty database, which is made and filled by one of them (F-31)', async () => {
    const names = await rowsOf(sql<{ name: string }>`select name from migration order by name`)
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
    expect(portals.filter((portal) => portal.said().includes('正在载入演示学院'))).toHaveLength(1)
    const admins = await rowsOf(sql`select id from "system_user" where account = 'admin'`)
    expect(admins).toHaveLength(1)
  })

  it('know anyone who signed in at the other, and see what was written there', async () => {
    const token = await tokenOf(one().url, 'admin')
    const body = { code: 'CLUSTER', name: '两台服务器', enabled: true }
    expect((await post(one().url, 'base/campus/add', token, body)).status).toBe(200)
    const seen = await ask(two().url, 'base/campus/page?params.code=CLUSTER', token)
    expect(((await seen.json()) as { data: { records: object[] } }).data.records).toMatchObject([body])
  })

  it('read each other’s files', async () => {
    const token = await tokenOf(one().url, 'admin')
    const form = new FormData()
    form.set('file', new File(['甲,乙\n1,2\n'], 'two.csv', { type: 'text/csv' }))
    const auth = { 'Campus-Auth': `bearer ${token}` }
    const put = await fetch(`${one().url}/api/campus-resource/oss/endpoint/put-file-save`, {
      method: 'POST',
      headers: auth,
      body: form,
    })
    const { data } = (await put.json()) as { data: { link: string } }
    const link = data.link.replace(/^https?:\/\/[^/]+/, '')
    expect(await (await fetch(`${two().url}${link}`, { headers: auth })).text()).toContain('1,2')
  })

  it('do a job once that both find due at the same moment (F-34: two schedulers)', async () => {
    // Neither sees the table until both stand before it.
    const slot = await store.db.transaction().execute(async (db) => {
      await sql`lock table resource_job in access exclusive mode`.execute(db)
      const { rows } = await sql<{ slot: Date }>`update resource_job set next_at = now() - interval '1 minute'
        where code = 'sweep-sessions' returning next_at as slot`.execute(db)
      const waiting = sql`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%from resource_job%skip locked%'`
      await expect.poll(async () => (await rowsOf(waiting)).length, { timeout: 60_000 }).toBe(2)
      return rows[0]?.slot
    })
    const tasks = () =>
      rowsOf(
        sql`select state, attempts from resource_task where key like ${`job sweep-sessions ${slot?.toISOString()}%`}`,
      )
    await expect.poll(tasks).toEqual([{ state: 'done', attempts: 1 }])
  })

  it('make one export of one that was asked for at both (F-34: duplicate delivery)', async () => {
    const token = await tokenOf(one().url, 'admin')
    const body = { fileName: '学生', heard: { studentNo: '学号', name: '姓名' }, params: {} }
    const key = crypto.randomUUID()
    const asked = (portal: Portal) => post(portal.url, 'base/student/export', token, body, key)
    // The demo college has exported already.
    const exports = () =>
      rowsOf(sql<{ state: string }>`select state from resource_task where kind = 'export' order by id`)
    const logged = () => rowsOf(sql`select id from system_log_export`)
    const [tasks, logs] = [(await exports()).length, (await logged()).length]
    const replies = await Promise.all([asked(one()), asked(two())])
    expect(replies.map(({ status }) => status).filter((status) => status !== 409)).toContain(200)
    await expect
      .poll(async () => (await exports())[tasks]?.state ?? 'none', { timeout: 60_000 })
      .toMatch(/done|none/)
    expect((await exports()).length).toBeLessThanOrEqual(tasks + 1)
    expect((await logged()).length).toBeLessThanOrEqual(logs + 1)
  })

  it('one may go under load: no call fails, its task is the other’s at once (F-36)', async () => {
    const token = await tokenOf(balancer.url, 'admin')
    const busy = await busyTask()
    let going = true
    const statuses: number[] = []
    const written: string[] = []
    const lane = async (lane: number) => {
      for (let n = 0; going; n++) {
        const url = `${balancer.url}/api/campus-base/campus`
        statuses.push(await closingCall(`${url}/page`, { headers: headers(token) }))
        if (n % 4 > 0) continue
        const code = `L${lane}N${n}`
        const body = JSON.stringify({ code, name: `负载 ${code}`, enabled: true })
        const keyed = { ...headers(token), 'Idempotency-Key': `cluster-${code}` }
        statuses.push(await closingCall(`${url}/add`, { method: 'POST', headers: keyed, body }))
        written.push(code)
      }
    }
    const lanes = Promise.all([1, 2, 3, 4, 5, 6].map(lane))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    busy.holder.signal('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await closingCall(`${busy.holder.url}/readyz`)).toBe(503)
    await expect.poll(async () => (await busy.latest())?.worker, { timeout: 60_000 }).not.toBe(busy.worker)
    await busy.letGo()
    expect(await busy.holder.ended).toBe(0)
    going = false
    await lanes
    expect(statuses.length).toBeGreaterThan(50)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const kept = await rowsOf(sql<{ code: string }>`select code from base_campus where code like 'L%N%'`)
    expect(kept.map(({ code }) => code).sort()).toEqual([...written].sort())
    await expect.poll(async () => (await busy.latest())?.state, { timeout: 60_000 }).toBe('done')
    const [last] = await rowsOf(sql<{ stopped: boolean }>`select stopped from system_heartbeat
      where server = ${busy.worker} order by at desc limit 1`)
    expect(last?.stopped).toBe(true)
  })

  it('one may die: its task is taken over once its lease has run out (F-36)', async () => {
    portals = await Promise.all(
      portals.map((portal) => (isGone(portal) ? startPortal(environment) : Promise.resolve(portal))),
    )
    balancer.close()
    balancer = await startBalancer(portals.map(({ port }) => port))
    const busy = await busyTask()
    busy.holder.signal('SIGKILL')
    await busy.holder.ended
    await busy.letGo()
    expect(await busy.latest()).toMatchObject({ state: 'running', worker: busy.worker })
    await expect.poll(async () => (await busy.latest())?.state, { timeout: 90_000 }).toBe('done')
    expect(await busy.latest()).toMatchObject({ attempts: 2 })
    expect((await busy.latest())?.worker).not.toBe(busy.worker)
  })
})

/** No such process any more. */
function isGone({ pid }: Portal): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}
