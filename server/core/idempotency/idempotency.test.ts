import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { routes } from '#server/routes.ts'
import { engines } from '#tests/support/database.ts'
import { codes, north, south } from '#tests/support/places.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'
import { begin, giveUp } from './stored-reply.ts'

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })

describe.each(engines)('a call with its own key, on %s', (engine) => {
  const server = serverOn(engine)
  const add = (ask: Ask, headers: Readonly<Record<string, string>>, json: object = north) =>
    ask('POST', 'base/campus/add', { json, headers })

  it('F-16 has one effect however often it is sent at once', async () => {
    const ask = server.college().manager('base.campus')
    const headers = key()
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(ask, headers)))
    expect(answers.map(({ status }) => status)).toContain(200)
    for (const { status, headers } of answers)
      if (status !== 200) expect(headers.get('retry-after')).toBe('1')
    expect(await codes(ask, '')).toEqual(['N'])
  })

  it('F-02 gets the stored answer when it is sent again, and leaves one record', async () => {
    const ask = server.college().manager('base.campus')
    const headers = key()
    const first = await add(ask, headers)
    const again = await add(ask, headers)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const { id } = first.body.data
    expect((await ask('GET', `base/campus/history?id=${id}`)).body.data).toHaveLength(1)
  })

  it('F-02 keeps the answer with the write itself, for a server that dies before it can say it', async () => {
    const college = server.college()
    const ask = college.manager('base.campus')
    const headers = key()
    const { secrets } = server.app()
    // The answer that follows a write cannot be kept any more: what stands is what its transaction has kept.
    let sealed = 0
    const seal = (text: string) => (sealed++ === 0 ? secrets.seal(text) : Promise.reject(new Error('dead')))
    const dying = makeApp(
      { ...server.app(), secrets: { ...secrets, seal } },
      { authenticate: async () => ask.actor },
    )
    const body = JSON.stringify(north)
    const died = await dying.request('/api/campus-base/campus/add', { method: 'POST', headers, body })
    expect(died.status).toBe(500)
    const again = await add(ask, headers)
    expect([again.status, again.body.data.name]).toEqual([200, '北校区'])
    expect(await codes(ask, '')).toEqual(['N'])
  })

  it('keeps refusals too, and lets the same key stand for nothing else', async () => {
    const ask = server.college().manager('base.campus')
    const headers = key()
    expect((await add(ask, headers, { ...north, name: '' })).status).toBe(400)
    const again = await add(ask, headers, { ...north, name: '' })
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([400, 'true'])
    expect((await add(ask, headers, south)).status).toBe(409)
    expect(await codes(ask, '')).toEqual([])
  })

  it.each(routes.filter(({ access, maxBodyBytes }) => access !== 'public' && maxBodyBytes !== undefined))(
    'finding 11: is not taken by $path, whose body nobody reads for it',
    async ({ path, access }) => {
      const { actor } = server.college().person([{ may: [access] }])
      let read = 0
      const body = new ReadableStream({
        pull(controller) {
          read += 65_536
          controller.enqueue(new Uint8Array(65_536))
        },
      })
      const answer = await server.hono().request(`/api/campus-${path}`, {
        method: 'POST',
        headers: { 'x-test-person': actor.id, 'Accept-Errors': '2', ...key() },
        body,
        duplex: 'half',
      } as RequestInit)
      expect([answer.status, (await answer.json()).msg]).toEqual([400, '上传文件不支持请求标识'])
      expect(read).toBeLessThan(300_000)
    },
  )

  it('belongs to the person who sent it', async () => {
    const college = server.college()
    const headers = key()
    const [one, other] = [college.manager('base.campus'), college.manager('base.campus')]
    expect((await add(one, headers)).status).toBe(200)
    expect((await add(other, headers, south)).status).toBe(200)
    expect(await codes(one, '')).toEqual(['N', 'S'])
  })

  it('may be tried again after a fault of the server', async () => {
    const { actor } = server.college().manager('base.campus')
    const keyed = { actor, key: crypto.randomUUID(), digest: 'd' }
    expect(await begin(server.app(), keyed)).toBeUndefined()
    await expect(begin(server.app(), keyed)).rejects.toThrow('该请求正在处理')
    await giveUp(server.app(), keyed)
    expect(await begin(server.app(), keyed)).toBeUndefined()
  })

  it('is forgotten after a day', async () => {
    const { actor } = server.college().manager('base.campus')
    const keyed = { actor, key: crypto.randomUUID(), digest: 'd' }
    await begin(server.app(), keyed)
    const tomorrow = { ...server.app(), now: () => new Date(Date.now() + 24 * 3600 * 1000 + 1000) }
    expect(await begin(tomorrow, { ...keyed, digest: 'another' })).toBeUndefined()
  })

  it('F-13 tells the person who sent it, and nobody else, what came of it', async () => {
    const college = server.college()
    const [one, other] = [college.manager('base.campus'), college.manager('base.campus')]
    const headers = key()
    const state = async (ask: Ask) =>
      (await ask('GET', `system/storedReply/state?key=${headers['Idempotency-Key']}`)).body.data
    expect(await state(one)).toEqual({ state: 'unknown' })
    const { status, body } = await add(one, headers)
    const { reply, ...said } = await state(one)
    expect([said, JSON.parse(reply)]).toEqual([{ state: 'done', status }, body])
    expect(await state(other)).toEqual({ state: 'unknown' })
    expect((await one('GET', 'system/storedReply/state?key=a%20b')).status).toBe(400)
  })

  it('F-13 is under way until its server must be dead', async () => {
    const college = server.college()
    const ask = college.manager('base.campus')
    const keyed = { actor: ask.actor, key: crypto.randomUUID(), digest: 'd' }
    const begun = (seconds: number) => ({
      ...server.app(),
      now: () => new Date(Date.now() - seconds * 1000),
    })
    const state = async () => (await ask('GET', `system/storedReply/state?key=${keyed.key}`)).body.data
    await begin(begun(80), keyed)
    expect(await state()).toEqual({ state: 'under-way' })
    await giveUp(server.app(), keyed)
    await begin(begun(100), keyed)
    expect(await state()).toEqual({ state: 'unknown' })
  })

  it('must be a key', async () => {
    const ask = server.college().manager('base.campus')
    expect((await add(ask, { 'Idempotency-Key': 'a b' })).status).toBe(400)
  })
})
