import { expect, it } from 'vitest'
import { ok } from '#domain/kernel/result.ts'
import { explore, type Stride, unreached, untaken } from '#machines/explore.fixture.ts'
import { tokenRefreshMachine } from './token-refresh.machine.ts'
import { refusedForGood, tokenRefreshModel } from './token-refresh.model.ts'

/** Nobody is signed in; the token is young; the token is ripe. */
const walked = [null, 0, 3_000].flatMap((age) => explore(tokenRefreshMachine, tokenRefreshModel(age)))

const endsRefresh = ({ event }: Stride) => event.type.endsWith('tokenRefresh.refreshing')
const says = ({ said }: Stride) => said.map(({ type }) => type)

it('every state can be reached, and every transition is taken', () => {
  expect(walked.length).toBeGreaterThan(200)
  expect(unreached(tokenRefreshMachine, walked)).toEqual([])
  // A token that gets young while the lock is asked for, which no path of a world that stands still can show:
  // "by looking again once the lock is held", in token-refresh.test.ts, takes that one.
  expect(untaken(tokenRefreshMachine, walked)).toEqual(['tokenRefresh.holding:  → tokenRefresh.watching'])
})

it('F-06 nobody is signed out by a server that cannot be reached: only its own no is an end', () => {
  for (const stride of walked) {
    const said = says(stride).includes('refused')
    const plainNo = stride.event.output === refusedForGood
    expect(said, JSON.stringify([stride.before.value, stride.event])).toBe(
      plainNo || (stride.before.matches('over') && stride.event.type === 'REFUSED'),
    )
    expect(stride.after.matches('over') && !stride.before.matches('over')).toBe(plainNo)
  }
})

it('the person who waits for a refresh is told how it went', () => {
  const ended = walked.filter(endsRefresh)
  expect(ended.length).toBeGreaterThan(5)
  for (const stride of ended) expect(says(stride)).toHaveLength(1)
})

it('no refused call is forgotten: it is under way, waited for or answered', () => {
  for (const stride of walked) {
    const { before, after, event } = stride
    if (event.type !== 'REFUSED') continue
    const underWay = ['locking', 'waiting', 'refreshing'].some((state) => after.matches(state))
    expect(underWay || says(stride).length > 0, JSON.stringify([before.value, event])).toBe(true)
  }
})

it('the lock is held while refreshing and let go of afterwards', () => {
  const released = new Set<unknown>()
  const model = tokenRefreshModel(3_000)
  const lock = ok({ release: () => released.add(true) })
  const outputs = { ...model.outputs, takeLock: [lock] }
  const held = explore(tokenRefreshMachine, { ...model, outputs }).filter(endsRefresh)
  expect(held.length).toBeGreaterThan(0)
  expect(released.size).toBe(1)
})

it('F-10 a storm of refused calls asks a server that just failed no more than once a second', () => {
  const shut = walked.filter(({ before }) => before.matches({ watching: 'shut' }))
  const opening = shut.filter(({ after }) => !after.matches('watching'))
  expect(opening.map(({ event }) => event.type)).toEqual(
    opening.map(() => 'xstate.after.tick.tokenRefresh.watching'),
  )
  const told = shut.filter(({ event }) => event.type === 'REFUSED')
  expect(told.length).toBeGreaterThan(0)
  for (const stride of told) expect(says(stride)).toEqual(['unreachable'])
})

it('after each failure it waits longer, up to five minutes', () => {
  const { delays } = tokenRefreshMachine.implementations
  const tick = delays.tick as (args: { context: { failures: number } }) => number
  const waits = [0, 1, 2, 3, 4, 5, 6, 60].map((failures) => tick({ context: { failures } }) / 1000)
  expect(waits).toEqual([10, 20, 40, 80, 160, 300, 300, 300])
})
