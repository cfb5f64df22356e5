import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientVersion } from '#domain/kernel/client-version.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { session } from '#workbench/http/storage/storage.ts'
import {
  knownVersion,
  learnOldestClient,
  listenToVersions,
  lookForVersion,
} from '#workbench/http/versions.ts'
import { startLastWord } from './last-word.ts'
import { isMissingPart, startRecovery } from './recover.ts'

const page = {
  reload: vi.fn(),
  served: vi.fn<() => Promise<string | null>>(),
  sinceReload: () => null as number | null,
}
let stop: () => void
beforeEach(() => {
  session.clear()
  vi.useFakeTimers()
  page.reload.mockReset()
  page.served.mockReset().mockResolvedValue('new')
  page.sinceReload = () => null
  stop = startRecovery(page)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** As Vite tells of a part that did not come. */
async function missing() {
  const error = new Error('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  await vi.advanceTimersByTimeAsync(0)
  return error
}

it('F-22 reloads once for a build, when what was typed has reached its draft', async () => {
  const error = await missing()
  expect(isMissingPart(error)).toBe(true)
  expect(isMissingPart(new Error('another'))).toBe(false)
  await vi.advanceTimersByTimeAsync(999)
  expect(page.reload).not.toHaveBeenCalled()
  await missing()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.reload).toHaveBeenCalledOnce()
})

it('F-22 does not reload a second time for the same build, and does for the next', async () => {
  await missing()
  await vi.advanceTimersByTimeAsync(1_000)
  stop()
  stop = startRecovery(page)
  await missing()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.reload).toHaveBeenCalledOnce()
  page.served.mockResolvedValue('newer')
  await missing()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.reload).toHaveBeenCalledTimes(2)
})

it('F-22 never reloads in a circle, even where nothing can be kept', async () => {
  page.sinceReload = () => 59_999
  await missing()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.reload).not.toHaveBeenCalled()
})

it('F-22 keeps the page when the server is not there: reloading would lose it', async () => {
  page.served.mockResolvedValue(null)
  await missing()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.reload).not.toHaveBeenCalled()
})

const serve = (answer: () => Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    const given = answer()
    if (given instanceof Error) throw given
    return given
  })
function pageOfBuild(build: string) {
  document.querySelector('meta[name="build"]')?.remove()
  const meta = Object.assign(document.createElement('meta'), { name: 'build', content: build })
  document.head.append(meta)
}
afterEach(() => vi.unstubAllGlobals())

// What is learnt stays learnt: these go from knowing nothing to knowing most.
it.each<[string, string, () => Response | Error]>([
  ['the same build is handed out', 'a', () => Response.json({ build: 'a' })],
  ['an older server knows no version.json', 'a', () => new Response('<html>', { status: 200 })],
  ['it answers 404', 'a', () => Response.json({ build: 'b' }, { status: 404 })],
  ['it says something else', 'a', () => Response.json(null)],
  ['it is not there', 'a', () => new TypeError('Failed to fetch')],
  ['the page is of development', '', () => Response.json({ build: 'b' })],
])('F-23 nothing is offered when %s', async (_, own, answer) => {
  pageOfBuild(own)
  serve(answer)
  await lookForVersion()
  expect(knownVersion()).toBe('none')
})

it('F-23 an older server says nothing of the portals it understands', () => {
  for (const header of [null, '', '0', 'x', String(clientVersion.spoken)]) learnOldestClient(header)
  expect(knownVersion()).toBe('none')
})

it('F-23 another build is offered, and an old portal hears that it is no longer understood', async () => {
  const heard = vi.fn()
  const stopListening = listenToVersions(heard)
  pageOfBuild('a')
  serve(() => Response.json({ build: 'b' }))
  await lookForVersion()
  expect([knownVersion(), heard.mock.calls.length]).toEqual(['offered', 1])
  for (let again = 0; again < 2; again++) learnOldestClient(String(clientVersion.spoken + 1))
  await lookForVersion()
  expect([knownVersion(), heard.mock.calls.length]).toEqual(['needed', 2])
  stopListening()
})

it('says a word of what nobody answers for, and none of what was given up', async () => {
  const said: string[] = []
  const place = new EventTarget()
  startLastWord(place, (words) => said.push(words))
  const reject = (reason: unknown) =>
    place.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  reject(new HttpFailure({ type: 'network' }))
  reject(new HttpFailure({ type: 'aborted' }))
  reject(new DOMException('The request was given up.', 'AbortError'))
  reject(await missing())
  reject(new TypeError('x is not a function'))
  expect(said).toEqual(['网络连接错误', '网络连接错误', '操作没有完成，请重试'])
})
