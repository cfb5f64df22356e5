import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { startBeating, writeBeat } from './beat.ts'
import { trafficCounter } from './traffic.ts'

const identity = { name: 'one', version: '1.2.3', runtime: 'Node.js 24' }
const vitals = { lag: 1.5, heap: 80, rss: 200, disk: { free: 5000, size: 9000 } }
const traffic = { requests: 30, errors: 2, p50: 8, p95: 40 }

describe.each(oneEngine)('the service monitor, on %s', (engine) => {
  const college = sessionsOn(engine)
  const { tenantId, app } = college
  afterEach(() => sql`delete from system_heartbeat`.execute(app().db))
  const beat = (over: object = {}) =>
    writeBeat(app().db, {
      tenantId,
      identity,
      vitals,
      traffic,
      uptime: 3600,
      seconds: 15,
      stopped: false,
      ...over,
    })
  const now = async () => {
    const { status, body } = await (await college.as('admin'))('system/serviceMonitor/now')
    expect([status, college.logged]).toEqual([200, []])
    return body.data
  }
  const pass = (seconds: number) =>
    sql`update system_heartbeat set at = at - make_interval(secs => ${seconds})`.execute(app().db)

  it('tells of each server what it said in the last minute', async () => {
    await beat()
    await pass(15)
    await beat({ traffic: { requests: 0, errors: 0, p50: null, p95: null } })
    await beat({ identity: { ...identity, name: 'two' }, vitals: { ...vitals, disk: undefined } })
    const { servers, course } = await now()
    expect(servers).toHaveLength(2)
    expect(servers[0]).toMatchObject({ server: 'one', state: 'up', version: '1.2.3', uptime: 3600 })
    expect(servers[0]).toMatchObject({
      requests: 30,
      errors: 2,
      rate: 1,
      p95: null,
      lag: 1.5,
      diskFree: 5000,
    })
    expect(servers[1]).toMatchObject({ server: 'two', rate: 2, p50: 8, p95: 40, diskSize: null })
    expect(course).toHaveLength(60)
    expect(course.at(-1)).toMatchObject({ rate: 3, errors: 4, p95: 40, rss: 400 })
    expect(course[0]).toMatchObject({ rate: null, errors: null, lag: null })
  })

  it('tells a server that left from one that fell silent, and forgets both', async () => {
    await beat()
    await pass(50)
    await beat({ identity: { ...identity, name: 'two' }, stopped: true })
    expect((await now()).servers.map(({ state }: { state: string }) => state)).toEqual(['silent', 'stopped'])
    await pass(3700)
    expect((await now()).servers).toEqual([])
    await pass(86_400)
    await beat()
    const { rows } = await sql`select id from system_heartbeat`.execute(app().db)
    expect(rows).toHaveLength(1)
  })

  it('tells how the database stands', async () => {
    const { store } = await now()
    expect(store.version).toMatch(/^PostgreSQL \d+/)
    expect(store.bytes).toBeGreaterThan(1_000_000)
    expect(store.tables).toHaveLength(8)
    expect(store.embedded).toBe(false)
    expect(store.connections.open).toBeGreaterThan(0)
    const slow = sql`select pg_sleep(${3})`.execute(app().db)
    await expect.poll(async () => (await now()).store.statements[0]?.text).toBe('select pg_sleep($1)')
    await slow
  })

  it('tells how the queue, the files and the surprises stand', async () => {
    const task = (state: string, error: string | null = null) =>
      sql`insert into resource_task (tenant_id, id, kind, label, state, params, attempts, run_at, error, finished_at)
        values (${tenantId}, gen_random_uuid(), 'export', '导出学生', ${state}, '{}', 5, now() - interval '1 minute',
          ${error}, now())`.execute(app().db)
    await task('queued')
    await task('failed')
    await task('dead', '连接中断')
    await task('done')
    await sql`insert into system_log_error (tenant_id, id, at, side, message)
      values (${tenantId}, gen_random_uuid(), now(), 'client', 'x')`.execute(app().db)
    const { work, files, surprises } = await now()
    expect(work).toMatchObject({ queued: 1, running: 0, failed: 1, dead: 1, workers: 0 })
    expect(work.waits).toBeGreaterThanOrEqual(60)
    expect(work.given).toMatchObject([{ label: '导出学生', error: '连接中断', attempts: 5 }])
    expect(files).toEqual({ count: 0, bytes: 0 })
    expect(surprises).toEqual({ server: 0, client: 1 })
  })

  it('is the administrator’s alone', async () => {
    expect((await (await college.as('teacher'))('system/serviceMonitor/now')).status).toBe(403)
    expect((await college.ask('GET', 'system/serviceMonitor/now')).status).toBe(401)
  })

  it('a server says at once that it is there, and at its end that it goes', async () => {
    const counter = trafficCounter()
    counter.note(200, 12)
    const heart = startBeating(app(), { tenantId, identity, traffic: counter, vitals: async () => vitals })
    await expect.poll(async () => (await now()).servers[0]?.p50).toBe(12)
    await heart.stop()
    expect((await now()).servers[0]).toMatchObject({ state: 'stopped', requests: 1 })
  })

  it('a beat that cannot be written stops nothing', async () => {
    const heart = startBeating(app(), {
      tenantId,
      identity,
      traffic: trafficCounter(),
      vitals: () => Promise.reject(new Error('no disk')),
    })
    await heart.stop()
    expect(college.logged.map(({ message }) => message)).toContain('heartbeat not written')
  })
})

describe('traffic', () => {
  it('is counted since the last look, its times over the last minute', () => {
    const counter = trafficCounter()
    for (let n = 1; n <= 100; n++) counter.note(n > 98 ? 500 : 200, n)
    expect(counter.take()).toEqual({ requests: 100, errors: 2, p50: 50, p95: 95 })
    expect(counter.take()).toEqual({ requests: 0, errors: 0, p50: 50, p95: 95 })
    counter.take()
    counter.take()
    expect(counter.take()).toEqual({ requests: 0, errors: 0, p50: null, p95: null })
  })

  it('of a rush keeps a fair part of the times', () => {
    const counter = trafficCounter()
    for (let n = 0; n < 100_000; n++) counter.note(200, n % 1000)
    const { requests, p50 } = counter.take()
    expect(requests).toBe(100_000)
    expect(p50).toBeGreaterThan(400)
    expect(p50).toBeLessThan(600)
  })
})
