import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { explore, unreached, untaken } from '#machines/explore.fixture.ts'
import { lockScreenMachine } from './lock-screen.machine.ts'
import { idleTimes, limits, lockScreenModel } from './lock-screen.model.ts'

const walked = limits.flatMap((limit) =>
  idleTimes.flatMap((idle) => explore(lockScreenMachine, lockScreenModel(limit, idle))),
)

describe('on every path', () => {
  it('every state can be reached, and every transition is taken', () => {
    expect(walked.length).toBeGreaterThan(100)
    expect(unreached(lockScreenMachine, walked)).toEqual([])
    expect(untaken(lockScreenMachine, walked)).toEqual([])
  })

  it('a locked desk opens by the word of the session alone', () => {
    const opened = walked.filter(({ before, after }) => before.matches('locked') && after.matches('open'))
    expect(new Set(opened.map(({ event }) => event.type))).toEqual(new Set(['UNLOCKED']))
  })

  it('it locks by itself after the time that was set, never before and never without one', () => {
    for (const { before, event, said } of walked) {
      const { limit, idle } = before.context
      const looked =
        event.type === 'TOUCHED' ? event.idle : event.type.startsWith('xstate.after') ? idle() : 0
      const due = before.matches('open') && limit !== null && looked >= limit
      expect(said, JSON.stringify([before.value, limit, event])).toEqual(due ? [{ type: 'lock' }] : [])
    }
  })

  it('what was set holds, locked or not', () => {
    for (const { event, after } of walked)
      if (event.type === 'SET') expect(after.context.limit).toBe(event.limit)
  })
})

describe('by the clock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function desk(limit: number | null) {
    let touchedAt = Date.now()
    const idle = () => (Date.now() - touchedAt) / 1_000
    const actor = createActor(lockScreenMachine, { input: { idle, limit } }).start()
    let locks = 0
    actor.on('lock', () => locks++)
    const touch = () => {
      const before = idle()
      touchedAt = Date.now()
      actor.send({ type: 'TOUCHED', idle: before })
    }
    return { actor, touch, locks: () => locks }
  }

  it('locks 30 seconds after the last touch, once', () => {
    const { touch, locks } = desk(30)
    vi.advanceTimersByTime(20_000)
    touch()
    vi.advanceTimersByTime(29_000)
    expect(locks()).toBe(0)
    vi.advanceTimersByTime(1_000)
    expect(locks()).toBe(1)
    vi.advanceTimersByTime(600_000)
    expect(locks()).toBe(1)
  })

  it('is locked for the first touch after a sleep in which no timer ran', () => {
    const { touch, locks } = desk(30)
    vi.setSystemTime(Date.now() + 3_600_000)
    touch()
    expect(locks()).toBe(1)
  })

  it('begins to count when it is set to, and stops when it is not', () => {
    const { actor, locks } = desk(null)
    vi.advanceTimersByTime(600_000)
    actor.send({ type: 'SET', limit: 900 })
    vi.advanceTimersByTime(200_000)
    actor.send({ type: 'SET', limit: null })
    vi.advanceTimersByTime(600_000)
    expect(locks()).toBe(0)
  })
})
