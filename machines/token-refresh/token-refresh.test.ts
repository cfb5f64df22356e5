import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { fail, ok } from '#domain/kernel/result.ts'
import { filled } from '#machines/ports.ts'
import { tokenRefreshMachine } from './token-refresh.machine.ts'
import type { TokenRefreshPorts } from './token-refresh.ports.ts'

type Refresh = Awaited<ReturnType<TokenRefreshPorts['refresh']>>

function arrange({ age = 0 as number | null, answers = [] as Refresh[], heldFor = 0, hang = false } = {}) {
  const world = { age, token: 'old', refreshes: 0, releases: 0, heldFor, said: [] as string[] }
  const ports: TokenRefreshPorts = {
    takeLock: async () => {
      if (world.heldFor-- > 0) return fail({ type: 'held' })
      return ok({ release: () => void world.releases++ })
    },
    refresh: async () => {
      world.refreshes++
      if (hang) return new Promise(() => {})
      const answer = answers.shift() ?? ok(null)
      if (answer.ok) Object.assign(world, { age: 0, token: `new-${world.refreshes}` })
      return answer
    },
  }
  const clock = new SimulatedClock()
  const actor = createActor(tokenRefreshMachine.provide({ actors: filled(ports) }), {
    clock,
    input: { age: () => world.age, token: () => world.token },
  })
  for (const news of ['renewed', 'refused', 'unreachable'] as const) {
    actor.on(news, (event) => world.said.push(event.type === 'refused' ? event.message : event.type))
  }
  actor.start()
  const pass = async (seconds: number) => {
    clock.increment(seconds * 1000)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    actor,
    world,
    pass,
    is: (state: 'watching' | 'over' | 'waiting') => actor.getSnapshot().matches(state),
  }
}

describe('a token is kept fresh', () => {
  it('by leaving it alone until it is 3,000 seconds old, looking every ten seconds', async () => {
    const { world, pass } = arrange({ age: 2_999 })
    await pass(10)
    expect(world.refreshes).toBe(0)
    world.age = 3_000
    await pass(9)
    expect(world.refreshes).toBe(0)
    await pass(1)
    expect(world).toMatchObject({ refreshes: 1, releases: 1, said: ['renewed'] })
    await pass(10)
    expect(world.refreshes).toBe(1)
  })

  it('by doing nothing when nobody is signed in', async () => {
    const { world, pass } = arrange({ age: null })
    await pass(60)
    expect(world.refreshes).toBe(0)
  })

  it('by one tab only: a lock held elsewhere is left to its holder', async () => {
    const { world, pass, is } = arrange({ age: 3_100, heldFor: 1 })
    await pass(10)
    expect(world.refreshes).toBe(0)
    expect(is('watching')).toBe(true)
    await pass(10)
    expect(world.refreshes).toBe(1)
  })

  it('by looking again once the lock is held: the other tab may just have finished', async () => {
    const { actor, world, pass } = arrange({ age: 3_100 })
    actor.subscribe((state) => {
      if (state.matches('locking')) world.age = 1
    })
    await pass(10)
    expect(world).toMatchObject({ refreshes: 0, releases: 1 })
  })
})

describe('a call refused with 401', () => {
  it('refreshes at once, however young the token', async () => {
    const { actor, world, pass } = arrange({ age: 5 })
    actor.send({ type: 'REFUSED', token: 'old' })
    await pass(0)
    expect(world).toMatchObject({ refreshes: 1, said: ['renewed'] })
  })

  it('joins a refresh that is under way', async () => {
    const { actor, world, pass } = arrange({ age: 5 })
    for (let call = 0; call < 20; call++) actor.send({ type: 'REFUSED', token: 'old' })
    await pass(0)
    expect(world).toMatchObject({ refreshes: 1, said: ['renewed'] })
  })

  it('asks for nothing when its token was replaced meanwhile', async () => {
    const { actor, world, pass } = arrange()
    actor.send({ type: 'REFUSED', token: 'older still' })
    await pass(0)
    expect(world).toMatchObject({ refreshes: 0, releases: 1, said: ['renewed'] })
  })

  it('waits for the tab that holds the lock, and takes its new token', async () => {
    const { actor, world, pass, is } = arrange({ heldFor: 2 })
    actor.send({ type: 'REFUSED', token: 'old' })
    await pass(0)
    expect(is('waiting')).toBe(true)
    actor.send({ type: 'RENEWED' })
    expect(world).toMatchObject({ refreshes: 0, said: ['renewed'] })
    expect(is('watching')).toBe(true)
  })

  it('refreshes itself when the holder of the lock has died', async () => {
    const { actor, world, pass } = arrange({ heldFor: 2 })
    actor.send({ type: 'REFUSED', token: 'old' })
    for (let second = 0; second < 3; second++) await pass(1)
    expect(world).toMatchObject({ refreshes: 1, said: ['renewed'] })
  })

  it('sees that the holder finished while it asked for the lock', async () => {
    const { actor, world, pass } = arrange({ heldFor: 1 })
    actor.send({ type: 'REFUSED', token: 'old' })
    world.token = 'from another tab'
    await pass(0)
    expect(world).toMatchObject({ refreshes: 0, said: ['renewed'] })
  })
})

describe('a refresh that fails', () => {
  const unreachable = () => fail({ type: 'unreachable' })

  it('is over when the server refuses it, until somebody signs in again', async () => {
    const { actor, world, pass, is } = arrange({
      age: 3_000,
      answers: [fail({ type: 'refused', message: '登录已过期' })],
    })
    await pass(10)
    expect(world.said).toEqual(['登录已过期'])
    expect(is('over')).toBe(true)
    await pass(600)
    actor.send({ type: 'REFUSED', token: 'old' })
    expect(world).toMatchObject({ refreshes: 1, releases: 1, said: ['登录已过期', ''] })
    actor.send({ type: 'RENEWED' })
    expect(is('watching')).toBe(true)
  })

  it('is tried again, each time later, when the server cannot be reached', async () => {
    const { world, pass } = arrange({ age: 3_000, answers: Array.from({ length: 9 }, unreachable) })
    await pass(10)
    await pass(10)
    expect(world.refreshes).toBe(1)
    await pass(10)
    expect(world.refreshes).toBe(2)
    await pass(40)
    expect(world).toMatchObject({
      refreshes: 3,
      releases: 3,
      said: ['unreachable', 'unreachable', 'unreachable'],
    })
    for (let minute = 0; minute < 3; minute++) await pass(300)
    expect(world.refreshes).toBe(6)
  })

  it('is forgotten with the next one that works: the token after it is looked at as often as ever', async () => {
    const { world, pass } = arrange({ age: 3_000, answers: [unreachable(), unreachable()] })
    for (const seconds of [10, 20, 40]) await pass(seconds)
    expect(world).toMatchObject({ refreshes: 3, said: ['unreachable', 'unreachable', 'renewed'] })
    world.age = 3_000
    await pass(10)
    expect(world.refreshes).toBe(4)
  })

  it('frees the lock and says so even when its port throws', async () => {
    const ports: TokenRefreshPorts = {
      takeLock: async () => ok({ release: () => void releases++ }),
      refresh: () => Promise.reject(new Error('bug')),
    }
    let releases = 0
    const actor = createActor(tokenRefreshMachine.provide({ actors: filled(ports) }), {
      input: { age: () => 1, token: () => 'old' },
    }).start()
    const news = new Promise((resolve) => actor.on('unreachable', resolve))
    actor.send({ type: 'REFUSED', token: 'old' })
    await news
    expect(releases).toBe(1)
    actor.stop()
  })

  it('does not stay locked out by a lock that cannot be asked for', async () => {
    const actor = createActor(
      tokenRefreshMachine.provide({
        actors: filled<TokenRefreshPorts>({
          takeLock: () => Promise.reject(new Error('bug')),
          refresh: async () => ok(null),
        }),
      }),
      { input: { age: () => 1, token: () => 'old' } },
    ).start()
    actor.send({ type: 'REFUSED', token: 'old' })
    await waitFor(actor, (state) => state.matches('watching') && state.context.failures === 1)
    actor.stop()
  })
})
