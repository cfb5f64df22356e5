import '#design-system/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WallOrders } from '#domain/system/wall/calls.ts'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { PairedWall } from './paired-wall.tsx'
import { shownOf } from './shown.fixture.ts'
import { keepWallToken } from './wall-token.ts'

// Each is there when its turn comes: nothing but the clock is waited for.
import.meta.glob('./screens/*.tsx', { eager: true })

const [second, minute] = [1_000, 60_000]
const start = Date.parse('2026-09-01T23:50:00+08:00')
const screens: readonly WallCode[] = ['zhcpdatascreenone', 'leavedatascreenone', 'welcome']
const orders: WallOrders = {
  name: '大厅',
  screens,
  dwell: 120,
  dwells: {},
  startsAt: null,
  endsAt: null,
  look: 'dark',
  reloadAt: null,
}
const round = screens.length * orders.dwell * second
/** In the second round, over midnight, and for longer than figures take to be old. */
const outage = { from: start + round + minute, to: start + round + 4.75 * minute }

let root: Root
/** Of what outlives any screen. */
let listeners = 0
let asked = 0
/** Screens that have asked in vain, and how long each waited once there was a server again. */
const failed = new Set<string>()
const waited: number[] = []

beforeEach(() => {
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target
    target.addEventListener = (...words: unknown[]) => {
      listeners += 1
      Reflect.apply(add, target, words)
    }
    target.removeEventListener = (...words: unknown[]) => {
      listeners -= 1
      Reflect.apply(remove, target, words)
    }
  }
  vi.useFakeTimers({
    now: start,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  vi.stubGlobal('fetch', async (path: string) => {
    const now = Date.now()
    const screen = new URL(path, location.href).searchParams.get('screen') as WallCode | null
    if (now >= outage.from && now < outage.to) {
      if (screen) failed.add(screen)
      throw new TypeError('away')
    }
    if (screen && failed.delete(screen)) waited.push(now - outage.to)
    asked += 1
    return Response.json({ code: 200, data: screen ? shownOf(screen, now, asked) : orders })
  })
  keepWallToken('token')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  for (const target of [window, document]) {
    Reflect.deleteProperty(target, 'addEventListener')
    Reflect.deleteProperty(target, 'removeEventListener')
  }
})

const { setTimeout: wait } = globalThis
/** Lets run what is under way, by the real clock. */
const turn = () => new Promise<void>((resolve) => wait(resolve, 10))

async function until(end: number) {
  while (Date.now() < end) {
    await vi.advanceTimersByTimeAsync(Math.min(30 * second, end - Date.now()))
    await turn()
  }
}

/** Waits, by the real clock, for what answers that are under way will change. */
async function reached(isSo: () => boolean) {
  for (let turns = 0; !isSo() && turns < 2_500; turns++) await turn()
  return isSo()
}

const held = () =>
  JSON.stringify({
    timers: vi.getTimerCount(),
    nodes: document.querySelectorAll('*').length,
    listeners,
    kept: Object.keys(localStorage).length,
  })
/** What is held once late answers are in: nothing has changed for a fifth of a second. */
async function settled() {
  let last = held()
  for (let same = 0; same < 20; ) {
    await turn()
    const now = held()
    same = now === last ? same + 1 : 0
    last = now
  }
  return last
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('F-24 turns round and round, through an outage and midnight, and holds what it held after the first round', async () => {
  root.render(
    <Surroundings>
      <PairedWall />
    </Surroundings>,
  )
  expect(await reached(() => texts('time').length === 2)).toBe(true)
  await until(start + round + 30 * second)
  expect(await reached(() => texts('time').length === 2 && texts('[data-old]').length === 0)).toBe(true)
  const before = await settled()

  await until(outage.to - 30 * second)
  expect(await reached(() => texts('[data-old]').length > 0)).toBe(true)
  expect(texts('[data-old]')[0]).toMatch(/^数据已 ?\d ?分钟未更新/)
  expect(texts('time')[0]).toContain('2026年9月2日')
  // The page that hangs there now asks within half a minute, and again as long.
  failed.clear()
  await until(outage.to + 45 * second)
  expect(await reached(() => texts('[data-old]').length === 0)).toBe(true)
  expect(waited).toHaveLength(2)
  expect(Math.max(...waited)).toBeLessThanOrEqual(30 * second)

  for (const rounds of [2, 3]) {
    await until(start + rounds * round + 30 * second)
    await reached(() => held() === before)
    expect(held()).toBe(before)
  }
}, 120_000)
