import { randomBytes } from 'node:crypto'
import md5 from 'crypto-js/md5.js'
import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPortal } from '#tests/support/portal.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { openPostgres } from './postgres.ts'

type Portal = Awaited<ReturnType<typeof startPortal>>

/** The connections of the server. */
const ours = sql`application_name = 'campus-workbench'`

const exported = crypto.randomUUID()
const exportPlan = {
  resource: 'base.campus',
  fileName: '校区',
  format: 'csv',
  columns: [{ title: '编码', fields: ['code'] }],
  question: {},
}

/** Two slips of a program, for which a signal asks. */
const slips = `
  process.on('SIGWINCH', () => { Promise.reject(new Error('nobody awaited')) })
  process.on('SIGCONT', () => { throw new Error('nobody caught') })`

describe('a database that breaks connections off under load', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let portal: Portal
  let token = ''
  const acknowledged: string[] = []
  let numbered = 0

  beforeAll(async () => {
    postgres = await startPostgres({ keeps: true })
    await beside((db) => sql`create database college`.execute(db), 'postgres')
    portal = await startPortal({
      DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: '/college' }).href,
      SECRET_KEY: randomBytes(32).toString('base64'),
      DEMO: 'off',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(slips)}`,
    })
    await vi.waitFor(() => expect(portal.said()).toMatch(/密码 \w{16}/))
    const secret = /密码 (\w{16})/.exec(portal.said())?.[1] ?? ''
    const body = new URLSearchParams({
      grant_type: 'password',
      username: 'admin',
      password: `${md5(secret)}`,
    })
    const answer = await fetch(`${portal.url}/api/campus-auth/oauth/token`, { method: 'POST', body })
    token = (await answer.json()).access_token
  }, 120_000)
  afterAll(async () => {
    portal?.signal('SIGKILL')
    await postgres?.stop()
  })

  /** Beside the server, on connections that bear another name. */
  async function beside<T>(work: (db: Kysely<unknown>) => Promise<T>, database = 'college'): Promise<T> {
    const place = { pathname: `/${database}`, search: '?application_name=administrator' }
    const { db, close } = await openPostgres(Object.assign(new URL(postgres.url), place).href)
    try {
      return await work(db)
    } finally {
      await close()
    }
  }

  const ask = async (path: string, json?: object) => {
    const answer = await fetch(`${portal.url}/api/campus-${path}`, {
      method: json ? 'POST' : 'GET',
      headers: { 'Campus-Auth': token, 'Idempotency-Key': crypto.randomUUID() },
      ...(json && { body: JSON.stringify(json) }),
    })
    const body = await answer.json()
    return { status: answer.status, again: answer.headers.get('retry-after'), body }
  }
  const read = () => ask('base/campus/page')
  async function write() {
    const code = `C${numbered++}`
    const answer = await ask('base/campus/add', { code, name: code, enabled: true })
    if (answer.status === 200) acknowledged.push(code)
    return answer
  }
  async function expectKept() {
    const { rows } = await beside((db) => sql<{ code: string }>`select code from base_campus`.execute(db))
    const there = new Set(rows.map(({ code }) => code))
    expect(acknowledged.filter((code) => !there.has(code))).toEqual([])
  }

  /** Has an export and a job by the clock begin, which wait in the middle for tables that `locking` holds. */
  async function beginTasks(locking: Transaction<unknown>) {
    await sql`lock table system_log_export, system_import_batch in access exclusive mode`.execute(locking)
    const slot = new Date().toISOString()
    const code = await beside(async (db) => {
      // The second time the same one, as if its last word had been lost when the database broke.
      await sql`insert into resource_task
          (tenant_id, id, created_by, updated_by, kind, label, state, params, attempts, run_at, user_id)
        select tenant_id, ${exported}, id, id, 'export', '导出校区', 'queued', ${JSON.stringify({ plan: exportPlan })},
          0, now(), id from "system_user" where account = 'admin'
        on conflict (tenant_id, id) do update
          set state = 'running', attempts = 1, worker = 'gone', lease_until = now()`.execute(db)
      const { rows } = await sql<{
        code: string
      }>`update resource_job set next_at = ${slot}::timestamptz, enabled = true
        where handler = 'sweep-uploads' returning code`.execute(db)
      return rows[0]?.code
    })
    const waiting = sql`select distinct pid from pg_locks where not granted`
    await expect.poll(async () => (await waiting.execute(locking)).rows.length).toBeGreaterThanOrEqual(2)
    return sql`(id = ${exported} or key = ${`job ${code} ${slot}`})`
  }

  /** Each was begun again and is done; what it leaves behind is there once. */
  const expectTakenUp = (tasks: Awaited<ReturnType<typeof beginTasks>>) =>
    beside(async (db) => {
      // Sooner than a silent worker is given up and what has failed is tried again.
      const sooner = sql`update resource_task set run_at = now(), lease_until = now()
        where ${tasks} and state in ('running', 'failed') and started_at < ${new Date().toISOString()}::timestamptz`
      const ended = sql`select kind, state, attempts > 1 as again from resource_task where ${tasks} order by kind`
      await expect
        .poll(async () => {
          await sooner.execute(db)
          return (await ended.execute(db)).rows
        })
        .toEqual(['export', 'job'].map((kind) => ({ kind, state: 'done', again: true })))
      const { rows } = await sql`select l.file_list = t.result::jsonb ->> 'fileId' as same
        from system_log_export l, resource_task t where t.id = ${exported} and l.resource = 'base.campus'`.execute(
        db,
      )
      expect(rows).toEqual([{ same: true }])
      const jobs =
        await sql`select last_outcome as outcome from resource_job where handler = 'sweep-uploads'`.execute(
          db,
        )
      expect(jobs.rows).toEqual([{ outcome: 'done' }])
    })

  /** Done, or to be made again: nothing else. */
  function expectSound(answers: readonly Awaited<ReturnType<typeof ask>>[]) {
    for (const { status, again, body } of answers)
      if (status !== 200) expect([status, again, body.msg]).toEqual([503, '5', '服务暂时不可用，请稍后重试'])
  }
  const alive = async () => (await fetch(`${portal.url}/healthz`)).status

  it('backends killed in the middle of reads, writes and transactions end no server; what they did may be asked again', async () => {
    expectSound([await read(), await write()])
    for (let round = 0; round < 2; round++) {
      const { asked, tasks } = await beside((db) =>
        db.transaction().execute(async (tx) => {
          await sql`lock table base_campus in access exclusive mode`.execute(tx)
          const tasks = await beginTasks(tx)
          const asked = Promise.all([
            ...Array.from({ length: 14 }, read),
            ...Array.from({ length: 6 }, write),
          ])
          // Each holds a connection by now, many of them inside a transaction that has written already.
          await expect
            .poll(
              async () =>
                (
                  await sql`select from pg_stat_activity where ${ours} and wait_event_type = 'Lock'`.execute(
                    db,
                  )
                ).rows.length,
            )
            .toBeGreaterThanOrEqual(5)
          await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`.execute(db)
          return { asked, tasks }
        }),
      )
      const answers = await asked
      expectSound(answers)
      expect(answers.some(({ status }) => status === 503)).toBe(true)
      await expectTakenUp(tasks)
    }
    expect(await alive()).toBe(200)
    expectSound(await Promise.all(Array.from({ length: 20 }, read)))
    expect((await read()).status).toBe(200)
    await expectKept()
  }, 60_000)

  it('broken off whole and started again, it is served again at once, and nothing acknowledged is lost', async () => {
    let going = true
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    const client = async (work: typeof read) => {
      while (going) answers.push(await work())
    }
    const clients = [
      ...Array.from({ length: 20 }, () => client(read)),
      ...Array.from({ length: 10 }, () => client(write)),
    ]
    for (let times = 0; times < 2; times++) {
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before + 20)
      const begun: Awaited<ReturnType<typeof beginTasks>>[] = []
      const breaking = beside((db) =>
        db.transaction().execute(async (tx) => {
          begun.push(await beginTasks(tx))
          await postgres.breakOff()
        }),
      )
      await expect(breaking).rejects.toThrow()
      const broken = answers.length
      await expect.poll(() => answers.slice(broken).some(({ status }) => status === 503)).toBe(true)
      expect((await fetch(`${portal.url}/readyz`)).status).toBe(503)
      await postgres.startAgain()
      await expect
        .poll(async () => (await fetch(`${portal.url}/readyz`)).status, { timeout: 10_000 })
        .toBe(200)
      expect(begun).toHaveLength(1)
      for (const tasks of begun) await expectTakenUp(tasks)
    }
    going = false
    await Promise.all(clients)
    expectSound(answers)
    expect((await read()).status).toBe(200)
    await expectKept()
    expect(await alive()).toBe(200)
  }, 60_000)

  it('a promise that nobody awaits is kept among the errors and ends nothing; an exception ends the server in good order', async () => {
    const errors = () =>
      beside((db) => sql<{ message: string }>`select message from system_log_error order by at`.execute(db))
    portal.signal('SIGWINCH')
    await expect
      .poll(async () => (await errors()).rows.map(({ message }) => message))
      .toContain('unhandled rejection: nobody awaited')
    expect((await read()).status).toBe(200)
    portal.signal('SIGCONT')
    expect(await portal.ended).toBe(1)
    expect((await errors()).rows.at(-1)?.message).toBe('uncaught exception: nobody caught')
    expect(portal.said()).toContain('stopping')
    expect(portal.said()).not.toContain('could not stop')
  }, 60_000)
})
