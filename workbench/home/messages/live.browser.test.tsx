import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lineOfNews, livePath } from '#domain/system/messages/live.ts'
import { listen } from './live.ts'

const far = vi.fn<(signal: AbortSignal) => Promise<Response>>()
const heard: unknown[] = []
const live: boolean[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  live.length = 0
  far.mockReset()
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const { url, signal } = new Request(input, init)
    return url.includes(livePath) ? far(signal) : Promise.reject(new Error(`Nobody asks for ${url}.`))
  })
  stop = listen({ onNews: (news) => heard.push(news), onLive: (on) => live.push(on) })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A stream that says this, and then stays open or ends. */
const stream = (pieces: readonly string[], open = true) => {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (!open) controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}
const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

const { setTimeout: wait } = globalThis
/**
 * Lets time go by, a second of the false clock in 20 ms of the real one, by which streams run; answers how
 * many seconds it took. A stream that a busy machine makes late is one that failed: another one is asked for.
 */
const until = async (done: () => boolean) => {
  let seconds = 0
  for (; !done() && seconds < 2000; seconds += 1) {
    await later(1)
    await new Promise((resolve) => wait(resolve, 20))
  }
  return seconds
}

it('hears news that come in pieces, signs of life between them', async () => {
  const line = lineOfNews({ unread: 2, latest: 'a' })
  far.mockImplementation(async () => stream([': \n\n', line.slice(0, 9), line.slice(9)]))
  await until(() => heard.length > 0)
  expect([heard, live.at(-1)]).toEqual([[{ unread: 2, latest: 'a' }], true])
})

it('gives a stream up that a proxy keeps back, and says that news do not come by themselves', async () => {
  let ended = false
  far.mockImplementation(async (signal) => {
    signal.addEventListener('abort', () => {
      ended = true
    })
    return new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason)))
  })
  await later(3)
  await later(7)
  expect(ended).toBe(false)
  await later(2)
  expect([ended, live]).toEqual([true, [false]])
})

it('tries again after twice as long each time, at most after some minutes, and soon once a stream came through', async () => {
  far.mockRejectedValue(new Error('away'))
  const tries = async (seconds: number) => {
    const before = far.mock.calls.length
    await later(seconds)
    return far.mock.calls.length - before
  }
  expect(await tries(3.1)).toBe(1)
  // Of 5, 10, 20, 40 s, each give or take a third.
  expect(await tries(3.5)).toBe(0)
  expect(await tries(3.5)).toBe(1)
  await tries(3600)
  // Never less than four minutes apart by now, nor more than seven.
  expect(await tries(3600)).toBeLessThanOrEqual(15)
  expect(await tries(430)).toBeGreaterThanOrEqual(1)
  far.mockImplementation(async () => stream([lineOfNews({ unread: 0, latest: null })], false))
  await until(() => heard.length > 0)
  expect(await until(() => heard.length > 5)).toBeLessThan(120)
})

it('lets go for good when it is stopped', async () => {
  far.mockResolvedValue(stream([]))
  stop()
  await later(600)
  expect(far).not.toHaveBeenCalled()
})
