import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { filled } from '#machines/ports.ts'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { type FeedPorts, type Fetched, feedMachine } from './feed.machine.ts'
import { type Health, mustReload } from './must-reload.ts'
import { playerMachine } from './player.machine.ts'
import { minuteOf, showsAt } from './schedule.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const day = 24 * hour
const megabyte = 2 ** 20

function heldNow() {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-01T00:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

function feed(fetch: () => Promise<Fetched>) {
  const machine = feedMachine.provide({ actors: filled<FeedPorts>({ fetch }) })
  const actor = createActor(machine, { input: { spread: () => 0.5 } })
  const heard: string[] = []
  for (const type of ['figures', 'failed', 'refused'] as const) actor.on(type, () => heard.push(type))
  actor.start()
  return { actor, heard }
}

describe('a wall that hangs there for a week', () => {
  it('F-24 asks on through restarts, a night without a server and midnight, and holds no timer and no memory more', async () => {
    const start = Date.now()
    /** Restarts of half a minute twice a day, and twelve hours without a server in the fourth night. */
    const isAway = (at: number) => {
      const since = at - start
      return since % (12 * hour) < 30 * second || (since > 3.5 * day && since < 4 * day)
    }
    let asked = 0
    let lastAnswer = start
    let longest = 0
    const { actor, heard } = feed(async () => {
      asked++
      if (isAway(Date.now())) throw new Error('away')
      const now = Date.now()
      const restarted = start + Math.floor((now - start) / (12 * hour)) * 12 * hour + 30 * second
      // What counts is how long after the server is back, or after the last figures, a wall has them again.
      longest = Math.max(longest, now - Math.max(lastAnswer, restarted))
      lastAnswer = now
      // As many as a screen has: what is kept of each answer would be seen.
      return { kind: 'figures', figures: Array.from({ length: 200 }, () => asked) }
    })
    const timers: number[] = []
    const heap: number[] = []
    for (let hours = 0; hours < 7 * 24; hours++) {
      await vi.advanceTimersByTimeAsync(hour)
      timers.push(vi.getTimerCount())
      if (hours % 24 === 23) heap.push(heldNow())
    }
    expect(new Set(timers)).toEqual(new Set([1]))
    // A megabyte an hour would be 144 in the six days after the first.
    expect((heap.at(-1) ?? 0) - (heap[0] ?? 0)).toBeLessThan(10 * megabyte)
    expect(longest).toBeLessThanOrEqual(33 * second)
    expect(Date.now() - lastAnswer).toBeLessThanOrEqual(33 * second)
    expect(heard.filter((news) => news === 'figures').length).toBeGreaterThan(18_000)
    // A server in trouble is asked twice a minute at most, and not given up.
    expect(asked).toBeLessThan((7 * day) / (20 * second))
    actor.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('asks at once when the network is back, and after it was paired', async () => {
    let answer: () => Fetched = () => {
      throw new Error('away')
    }
    const { actor, heard } = feed(async () => answer())
    await vi.advanceTimersByTimeAsync(10 * minute)
    answer = () => ({ kind: 'refused' })
    actor.send({ type: 'ONLINE' })
    await vi.advanceTimersByTimeAsync(0)
    expect(heard.at(-1)).toBe('refused')
    answer = () => ({ kind: 'figures', figures: null })
    actor.send({ type: 'PAIRED' })
    await vi.advanceTimersByTimeAsync(0)
    expect(heard.at(-1)).toBe('figures')
    actor.stop()
  })
})

describe('screens in turn', () => {
  const input = { screens: ['a', 'b', 'c'], dwell: 10, startsAt: null, endsAt: null, now: () => Date.now() }
  const shown = ({ context, ...state }: ReturnType<typeof snapshotOf>) =>
    state.matches('dark') ? null : context.screens[context.at]
  const snapshotOf = (actor: ReturnType<typeof play>) => actor.getSnapshot()
  const play = (more: Partial<typeof input> | object = {}) =>
    createActor(playerMachine, { input: { ...input, ...more } }).start()

  it('go round, stand while held, leap over what broke, and go round for a week on one timer', async () => {
    const actor = play()
    await vi.advanceTimersByTimeAsync(10 * second)
    expect(shown(actor.getSnapshot())).toBe('b')
    actor.send({ type: 'HOLD' })
    await vi.advanceTimersByTimeAsync(hour)
    expect(shown(actor.getSnapshot())).toBe('b')
    actor.send({ type: 'PLAY' })
    actor.send({ type: 'BROKE', screen: 'b' })
    expect(shown(actor.getSnapshot())).toBe('c')
    actor.send({ type: 'NEXT' })
    actor.send({ type: 'NEXT' })
    expect(shown(actor.getSnapshot())).toBe('c')
    await vi.advanceTimersByTimeAsync(7 * day)
    expect(vi.getTimerCount()).toBe(1)
    actor.stop()
  })

  it('stay for as long as each of them is given', async () => {
    const actor = play({ dwells: { b: 25 } })
    for (const [after, screen] of [
      [10, 'b'],
      [24, 'b'],
      [1, 'c'],
      [9, 'c'],
      [1, 'a'],
    ] as const) {
      await vi.advanceTimersByTimeAsync(after * second)
      expect(shown(actor.getSnapshot())).toBe(screen)
    }
    actor.stop()
  })

  it('are dark outside their hours, over midnight too', async () => {
    const actor = play({ startsAt: '07:00', endsAt: '22:00' })
    expect(shown(actor.getSnapshot())).toBe(null)
    await vi.advanceTimersByTimeAsync(7 * hour + minute)
    expect(shown(actor.getSnapshot())).not.toBe(null)
    await vi.advanceTimersByTimeAsync(15 * hour)
    expect(shown(actor.getSnapshot())).toBe(null)
    actor.stop()
    const night = { startsAt: '18:00', endsAt: '06:00' }
    expect([5 * 60, 12 * 60, 19 * 60].map((at) => showsAt(night, at))).toEqual([true, false, true])
    expect(minuteOf(Date.parse('2026-09-01T23:59:00+08:00'))).toBe(23 * 60 + 59)
  })
})

describe('a page that hangs there', () => {
  const health: Health = {
    now: Date.parse('2026-09-02T12:00:00+08:00'),
    loadedAt: Date.parse('2026-09-01T12:00:00+08:00'),
    heap: { used: 100, limit: 1000 },
    answered: true,
    newer: false,
    orderedAt: null,
  }
  it.each([
    ['is well', {}, false],
    ['grows', { heap: { used: 601, limit: 1000 } }, true],
    [
      'grows, but there is no server to load it from',
      { heap: { used: 601, limit: 1000 }, answered: false },
      false,
    ],
    ['has a newer portal', { newer: true }, true],
    ['was loaded a minute ago, whatever ails it', { newer: true, loadedAt: health.now - minute }, false],
    ['is wanted anew by an administrator', { orderedAt: health.now, loadedAt: health.now - minute }, true],
    ['is of yesterday, at four in the night', { now: Date.parse('2026-09-02T04:10:00+08:00') }, true],
  ] as const)('%s', (_, more, expected) => {
    expect(mustReload({ ...health, ...more })).toBe(expected)
  })
})
