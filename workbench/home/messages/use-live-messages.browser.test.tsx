import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lineOfNews, livePath } from '#domain/system/messages/live.ts'
import { unreadQuery } from './messages.ts'
import { useLiveMessages } from './use-live-messages.ts'

/** What the bell shows. */
function Unread() {
  useLiveMessages()
  return <output>{useQuery(unreadQuery).data?.count}</output>
}

let root: Root
/** How many wait at the server, how often it was asked for that, and what it says by itself. */
const far = { unread: 1, asked: 0, stream: (_: AbortSignal): Promise<Response> => Promise.reject() }
const shown = () => document.querySelector('output')?.textContent
const { setTimeout: wait } = globalThis
/** Lets a second of the false clock go by in 5 ms of the real one, by which answers come. */
const until = async (done: () => boolean) => {
  let seconds = 0
  for (; !done() && seconds < 2000; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => wait(resolve, 5))
  }
  return seconds
}
const seconds = async (count: number) => {
  let gone = 0
  await until(() => gone++ === count)
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(far, { unread: 1, asked: 0 })
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { url, signal } = new Request(input, init)
    if (url.includes(livePath)) return far.stream(signal)
    far.asked += 1
    return Response.json({ code: 200, success: true, data: { count: far.unread }, msg: '操作成功' })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Unread />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks by the clock where a proxy keeps news back, and not where they come by themselves', async () => {
  far.stream = (signal) =>
    new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason), { once: true }))
  await until(() => shown() === '1')
  far.unread = 4
  await until(() => shown() === '4')
  const kept = far.asked
  await seconds(300)
  // Every 30 seconds, and as often as a stream is given up.
  expect(far.asked - kept).toBeGreaterThanOrEqual(9)

  far.stream = async () => {
    const body = new ReadableStream({
      start: (controller) =>
        controller.enqueue(new TextEncoder().encode(lineOfNews({ unread: 7, latest: 'a' }))),
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  await until(() => shown() === '7')
  const live = far.asked
  await seconds(180)
  expect(far.asked).toBe(live)
})
