import { afterEach, describe, expect, it } from 'vitest'
import { newsIn, streamType } from '#domain/system/messages/live.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { endStreams, roomForStreams } from './live.ts'

describe.each(oneEngine)('news that come by themselves, on %s', (engine) => {
  const server = sessionsOn(engine)
  afterEach(endStreams)

  async function somebody() {
    const account = await server.person()
    const { body } = await server.signIn(account)
    return { userId: body.user_id as string, token: body.access_token as string }
  }

  const open = (token: string, address = '203.0.113.7') =>
    server.hono().request(
      '/api/campus-base/message/live',
      {
        headers: {
          'Tenant-Id': server.tenantId,
          Accept: streamType,
          ...(token && { 'Campus-Auth': `bearer ${token}` }),
        },
      },
      { address },
    )

  /** The next news of a stream; undefined once it has ended. */
  function hearing(response: Response) {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    return async () => {
      for (;;) {
        const { done, value = '' } = (await reader?.read()) ?? { done: true }
        if (done) return undefined
        const news = value.split('\n').map(newsIn).find(Boolean)
        if (news) return news
      }
    }
  }
  const tell = (userId: string, title: string) => {
    const app = server.app()
    return notifyPerson(app.db, app, { tenantId: server.tenantId, userId, kind: 'service', title })
  }

  it('tell at once how many wait, and again when there is one more, to nobody else', async () => {
    const [own, other] = [await somebody(), await somebody()]
    const [answer, others] = [await open(own.token), await open(other.token)]
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    const [next, nextOfOther] = [hearing(answer), hearing(others)]
    const before = await next()
    expect(await nextOfOther()).toBeDefined()
    await tell(own.userId, '审批通过')
    expect((await next())?.unread).toBe((before?.unread ?? 0) + 1)
    await server.ask('POST', 'base/message/read', { token: own.token, json: {} })
    expect(await next()).toEqual({ unread: 0, latest: null })
    endStreams()
    expect(await nextOfOther()).toBeUndefined()
  })

  it('are told once to who asks for no stream', async () => {
    const { token } = await somebody()
    const { status, body } = await server.ask('GET', 'base/message/live', { token })
    expect([status, body.data]).toEqual([200, { unread: expect.any(Number), latest: body.data.latest }])
  })

  it('come to nobody who is not signed in', async () => {
    expect((await open('')).status).toBe(401)
    expect((await open('nonsense')).status).toBe(401)
  })

  it('keep few streams of one person: the oldest gives way', async () => {
    const { token } = await somebody()
    const first = hearing(await open(token))
    expect(await first()).toBeDefined()
    for (let at = 0; at < roomForStreams.person; at++) expect((await open(token)).status).toBe(200)
    expect(await first()).toBeUndefined()
  })

  it('are refused beyond the room of one address, with a time to come back', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, somebody))
    const room = { ...roomForStreams }
    Object.assign(roomForStreams, { address: 2 })
    try {
      const answers = []
      for (const { token } of people) answers.push(await open(token, '203.0.113.77'))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 503])
      expect(answers[2]?.headers.get('retry-after')).toBe('300')
      expect((await open(people[2]?.token ?? '', '203.0.113.78')).status).toBe(200)
    } finally {
      Object.assign(roomForStreams, room)
    }
  })
})
