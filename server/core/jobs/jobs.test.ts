import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { engines } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'
import { claim, complete, mostAttempts } from './claim.ts'
import { type Handler, handles } from './handler.ts'
import { perform } from './perform.ts'
import { cancelTask, enqueue } from './queue.ts'
import { runDue } from './run-due.ts'
import { startWorker } from './worker.ts'

const anything = z.looseObject({})

describe.each(engines)('the queue, on %s', (engine) => {
  const { app, college } = serverOn(engine)
  const { tenantId } = college()
  afterEach(() => sql`delete from resource_task`.execute(app().db))

  const ask = (kind = 'work', params: object = {}, key?: string) =>
    enqueue(app().db, app(), { tenantId, kind, label: '测试任务', params, key, by: null })
  const taskAt = async (id: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from resource_task where id = ${id}`.execute(
      app().db,
    )
    return rows[0] ?? {}
  }
  /** The database's clock decides, so that time passes by moving what it is compared with. */
  const pass = (seconds: number) =>
    sql`update resource_task set run_at = run_at - make_interval(secs => ${seconds}),
      lease_until = lease_until - make_interval(secs => ${seconds})`.execute(app().db)
  const work = (run: Handler['run']) => ({ work: handles(anything, run) })

  it('does what is due once, keeps what came of it, and how far it was', async () => {
    const seen: unknown[] = []
    const id = await ask('work', { n: 7 })
    const known = work(async ({ params, task, progress }) => {
      seen.push([params, task.attempts])
      progress(3, 9, '第 3 行')
      return { rows: 9 }
    })
    await runDue(app(), known)
    await runDue(app(), known)
    expect(seen).toEqual([[{ n: 7 }, 1]])
    expect(await taskAt(id)).toMatchObject({ state: 'done', progress: 3, total: 9, result: '{"rows":9}' })
  })

  it('takes the same key for the same task, also of many who ask at once (F-34: duplicate delivery)', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => ask('work', {}, 'once')))
    expect(new Set(ids).size).toBe(1)
    let done = 0
    const known = work(async () => void done++ as undefined)
    await runDue(app(), known)
    await ask('work', {}, 'once')
    await runDue(app(), known)
    expect(done).toBe(1)
  })

  it('is part of the transaction it is asked in', async () => {
    const failing = app()
      .db.transaction()
      .execute(async (db) => {
        await enqueue(db, app(), { tenantId, kind: 'work', label: '不存在', params: {}, by: null })
        throw new Error('undone')
      })
    await expect(failing).rejects.toThrow('undone')
    expect(await claim(app().db, 'w', ['work'])).toBeUndefined()
  })

  it('tries again after a growing while, and gives up at last (F-34: crash in the handler)', async () => {
    const id = await ask()
    let begun = 0
    const known = work(async () => {
      begun++
      throw new Error('token=s3cret is gone')
    })
    await runDue(app(), known)
    expect(await taskAt(id)).toMatchObject({ state: 'failed', attempts: 1 })
    await runDue(app(), known)
    expect(begun).toBe(1)
    const waits: number[] = []
    for (let at = 1; at < mostAttempts; at++) {
      const { rows } = await sql<{ wait: number }>`select extract(epoch from run_at - now())::float8 as wait
        from resource_task where id = ${id}`.execute(app().db)
      waits.push(Math.round((rows[0]?.wait ?? 0) / 10))
      await pass(3600)
      await runDue(app(), known)
    }
    expect(waits).toEqual([1, 2, 4, 8])
    const dead = await taskAt(id)
    expect([dead.state, begun]).toEqual(['dead', mostAttempts])
    expect(JSON.stringify(dead)).not.toContain('s3cret')
    await pass(36_000)
    await runDue(app(), known)
    expect(begun).toBe(mostAttempts)
  })

  it('puts down what cannot be read, or is refused, without trying again (F-34: poison payload)', async () => {
    const strict = {
      work: handles(z.strictObject({ n: z.number() }), async () =>
        refuse({ type: 'forbidden', message: '没有权限' }),
      ),
    }
    const unreadable = await ask('work', { n: '<script>' })
    const refused = await ask('work', { n: 1 })
    await sql`update resource_task set params = '{"n":' where id = ${unreadable}`.execute(app().db)
    await runDue(app(), strict)
    expect(await taskAt(unreadable)).toMatchObject({ state: 'dead', attempts: 1, note: '任务参数无法识别' })
    expect(await taskAt(refused)).toMatchObject({ state: 'dead', attempts: 1, note: '没有权限' })
  })

  it('a payload that kills anyone who takes it is put down too (F-34: poison payload)', async () => {
    const id = await ask()
    for (let at = 1; at <= mostAttempts; at++) {
      expect(await claim(app().db, `killed ${at}`, ['work'])).toMatchObject({ id, attempts: at })
      await pass(31)
    }
    let begun = 0
    await runDue(
      app(),
      work(async () => void begun++ as undefined),
    )
    expect([(await taskAt(id)).state, begun]).toEqual(['dead', 0])
  })

  it('another takes over what a killed worker held, after its lease and not before (F-34: crash)', async () => {
    const id = await ask()
    const lost = await claim(app().db, 'killed', ['work'])
    expect(await claim(app().db, 'other', ['work'])).toBeUndefined()
    await pass(31)
    let done = 0
    await runDue(
      app(),
      work(async () => void done++ as undefined),
    )
    expect([(await taskAt(id)).state, done]).toEqual(['done', 1])
    // The killed one was only slow: what it says now is not heard.
    if (lost) await complete(app().db, lost, { from: 'killed' })
    expect(await taskAt(id)).toMatchObject({ state: 'done', result: null, attempts: 2 })
  })

  it('anyone who is stuck does not hold a task for ever (F-34: stuck)', async () => {
    const id = await ask()
    const held = await claim(app().db, 'stuck', ['work'])
    const stuck = handles(anything, () => new Promise(() => {}))
    if (held) await perform(app(), held, stuck, 50)
    expect(await taskAt(id)).toMatchObject({ state: 'failed', note: '执行超过时限，已中止' })
  })

  it('the clocks of machines decide nothing (F-34: clock skew)', async () => {
    await ask()
    await claim(app().db, 'right', ['work'])
    const ahead = { ...app(), now: () => new Date(Date.now() + 86_400_000) }
    let taken = 0
    await runDue(
      ahead,
      work(async () => void taken++ as undefined),
    )
    expect(taken).toBe(0)
    const behind = { ...app(), now: () => new Date(0) }
    await ask()
    await runDue(
      behind,
      work(async () => void taken++ as undefined),
    )
    expect(taken).toBe(1)
  })

  it('a cancelled task ends, and anyone who is at it learns of it', async () => {
    const queued = await ask()
    expect(await cancelTask(app().db, { tenantId, id: queued, by: 'me' })).toBe(true)
    const id = await ask()
    let noticed = false
    await runDue(
      app(),
      work(async ({ cancelled, progress }) => {
        await cancelTask(app().db, { tenantId, id, by: 'me' })
        for (let at = 0; at < 100 && !cancelled(); at++) {
          progress(at, 100)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
        noticed = cancelled()
        return { late: true }
      }),
    )
    expect(noticed).toBe(true)
    expect(await taskAt(id)).toMatchObject({ state: 'cancelled', result: null })
    expect(await cancelTask(app().db, { tenantId, id, by: 'me' })).toBe(false)
  })

  it('several workers share the work, and no task is done twice', async () => {
    const done = new Map<string, number>()
    const known = work(async ({ task }) => {
      done.set(task.id, (done.get(task.id) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return undefined
    })
    const ids = await Promise.all(Array.from({ length: 40 }, () => ask()))
    const workers = Array.from({ length: 3 }, (_, at) => startWorker(app(), { name: `w${at}`, known }))
    try {
      await expect.poll(() => done.size).toBe(40)
    } finally {
      await Promise.all(workers.map(({ stop }) => stop()))
    }
    expect(ids.every((id) => done.get(id) === 1)).toBe(true)
  })

  it('a worker wakes at once for work of its own process, and hands back what it cannot end', async () => {
    const tries = 5
    let begun = 0
    const known = work(() => {
      begun++
      return begun < tries ? Promise.resolve(undefined) : new Promise(() => {})
    })
    const worker = startWorker(app(), { name: 'first', known })
    const took: number[] = []
    let id = ''
    while (took.length < tries) {
      // By then it has looked, and looks again by itself only a whole second later.
      await new Promise((resolve) => setTimeout(resolve, 200))
      const asked = performance.now()
      id = await ask()
      await expect.poll(() => begun, { interval: 10, timeout: 10_000 }).toBe(took.length + 1)
      took.push(performance.now() - asked)
    }
    expect(Math.min(...took)).toBeLessThan(700)
    await worker.stop()
    expect(await taskAt(id)).toMatchObject({ state: 'queued', worker: null, attempts: 0 })
  })

  it('one sees and cancels one’s own tasks only', async () => {
    const [me, other] = [college(), college()].map((each) => each.person([{ may: [] }]))
    if (!me || !other) throw new Error('nobody')
    const db = app().db
    await sql`insert into "system_user" (tenant_id, id, account, name, kind, enabled, password_hash)
      values (${me.actor.tenantId}, ${me.actor.id}, 'me', '我', 'other', true, '')`.execute(db)
    const id = await enqueue(db, app(), {
      tenantId: me.actor.tenantId,
      kind: 'work',
      label: '我的任务',
      params: { secret: 'canary' },
      by: me.actor.id,
    })
    const seen = await me('GET', 'resource/task/mine')
    expect(seen.body.data).toMatchObject([{ id, label: '我的任务', state: 'queued' }])
    expect(JSON.stringify(seen.body)).not.toContain('canary')
    expect((await other('GET', 'resource/task/mine')).body.data).toEqual([])
    expect((await other('GET', `resource/task/state?id=${id}`)).status).toBe(404)
    expect((await other('POST', 'resource/task/cancel', { json: { id } })).status).toBe(404)
    expect((await me('POST', 'resource/task/cancel', { json: { id } })).body.data.state).toBe('cancelled')
  })
})
