import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jobHandlers } from '#domain/resource/job.ts'
import { handles } from '#server/core/jobs/handler.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { planAnew, tick } from '#server/core/jobs/tick.ts'
import { oneEngine, openTables } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { installJobs } from './install.ts'

describe.each(oneEngine)('schedules, on %s', (engine) => {
  // Every job of every college is counted here: nobody else's may be left.
  const college = sessionsOn(engine, {}, () => openTables(engine, { own: true }))
  const { tenantId, app } = college
  const admin = async () => {
    const { body } = await college.signIn(await college.person('admin'))
    return (method: 'GET' | 'POST', path: string, json?: object) =>
      college.ask(method, path, { token: body.access_token, ...(json && { json }) })
  }
  const tasks = async () =>
    (await sql<{ key: string }>`select key, state from resource_task where kind = 'job'`.execute(app().db))
      .rows
  /** Of all jobs these alone are due, whatever hour it is about to strike. */
  const due = (...codes: readonly string[]) =>
    sql`update resource_job set next_at = now() + case when code in (${sql.join(codes)})
      then interval '-1 minute' else interval '1 day' end where enabled`.execute(app().db)

  it('each time of a schedule is one task, however many look (F-34: two schedulers)', async () => {
    await installJobs(app().db, tenantId)
    await installJobs(app().db, tenantId)
    await due('sweep-tasks')
    await Promise.all([tick(app()), tick(app()), tick(app())])
    expect(await tasks()).toHaveLength(1)
    // A scheduler that had read the time before the other moved it on.
    const [{ key = '' } = {}] = await tasks()
    const slot = key.split(' ')[2] ?? ''
    await sql`update resource_job set next_at = ${slot}::timestamptz where code = 'sweep-tasks'`.execute(
      app().db,
    )
    await tick(app())
    expect(await tasks()).toHaveLength(1)
  })

  it('what is due is done, told beside the job, and due again later', async () => {
    await due(...jobHandlers.known.keys())
    const began = await sql<{ at: string }>`select now()::text as at`.execute(app().db)
    await runDue(app())
    const ask = await admin()
    const { body } = await ask('GET', 'resource/job/page?size=100')
    expect(body.data.records).toHaveLength(jobHandlers.known.size)
    for (const row of body.data.records) expect(row).toMatchObject({ lastOutcome: 'done', lastNote: null })
    const { rows } = await sql`select id from resource_job
      where next_at <= ${began.rows[0]?.at}::timestamptz`.execute(app().db)
    expect(rows).toEqual([])
  })

  it('schedules and the queue follow the moved clock of a demo, and come back with it', async () => {
    const day = 86_400_000
    const at = (days: number) => ({ ...app(), ahead: () => days * day })
    const later = new Date(Date.now() + 2 * day)
    const { db } = app()
    const id = await enqueue(db, app(), {
      tenantId,
      kind: 'later',
      label: '到期',
      params: {},
      runAt: later,
      by: null,
    })
    const known = { later: handles(z.object({}), async () => undefined) }
    const state = async () =>
      (await sql<{ state: string }>`select state from resource_task where id = ${id}`.execute(db)).rows[0]
        ?.state
    const waits = async () =>
      (
        await sql<{
          far: boolean
        }>`select bool_or(next_at > now() + interval '2 days') as far from resource_job
        where cron = '*/10 * * * *'`.execute(db)
      ).rows[0]?.far
    await runDue(at(1), known)
    expect([await state(), await waits()]).toEqual(['queued', false])
    await runDue(at(3), known)
    expect([await state(), await waits()]).toEqual(['done', true])
    await planAnew(app())
    expect(await waits()).toBe(false)
    await sql`delete from resource_task where kind = 'job'`.execute(db)
  })

  it('a job is run at once, paused and resumed; what is no cron is refused; what is built in stays', async () => {
    const ask = await admin()
    const { body } = await ask('GET', 'resource/job/page?params.title=任务日志')
    const [{ id, revision }] = body.data.records
    const before = (await tasks()).length
    expect((await ask('POST', 'resource/job/run', { id })).status).toBe(200)
    expect(await tasks()).toHaveLength(before + 1)
    const paused = await ask('POST', 'resource/job/pause', { id })
    expect(paused.body.data.row).toMatchObject({ enabled: false, nextAt: null })
    const resumed = await ask('POST', 'resource/job/resume', { id })
    expect(resumed.body.data.row.nextAt).toMatch(/04:10:00$/)
    const wrong = await ask('POST', 'resource/job/update', { id, revision: revision + 2, cron: '61 * * * *' })
    expect([wrong.status, wrong.body.data.fields.cron]).toEqual([400, '执行时间不是有效的 Cron 表达式'])
    expect((await ask('POST', 'resource/job/batchRemove', [id] as never)).status).toBe(409)
  })

  it('tells the next five times of an expression to anyone who sees the jobs, in the zone of the school', async () => {
    const ask = await admin()
    const upcoming = (cron: string) => ask('GET', `resource/job/upcoming?cron=${encodeURIComponent(cron)}`)
    const { data } = (await upcoming('30 2 * * *')).body
    expect(data).toHaveLength(5)
    for (const time of data) expect(time).toMatch(/^\d{4}-\d\d-\d\d 02:30:00$/)
    expect(new Set(data).size).toBe(5)
    expect((await upcoming('61 * * * *')).body.data).toEqual([])
    expect((await upcoming('')).status).toBe(400)
    expect((await upcoming('*'.repeat(61))).status).toBe(400)
    const student = (await college.signIn(await college.person('student'))).body.access_token
    const asked = await college.ask('GET', 'resource/job/upcoming?cron=*', { token: student })
    expect(asked.status).toBe(403)
  })

  it('tasks that ended a month ago are swept, others stay', async () => {
    await sql`update resource_task set finished_at = now() - interval '31 days' where state = 'done'`.execute(
      app().db,
    )
    const kept = (await tasks()).filter((task) => (task as { state?: string }).state !== 'done').length
    await due('sweep-tasks')
    await runDue(app())
    const left = (await tasks()) as { state?: string }[]
    expect(left.filter(({ state }) => state !== 'done')).toHaveLength(0)
    expect(left.length).toBeLessThanOrEqual(kept + 1)
  })
})
