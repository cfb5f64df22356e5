import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ok } from '#domain/kernel/result.ts'
import { filled } from '#machines/ports.ts'
import { tokenRefreshMachine } from '#machines/token-refresh/token-refresh.machine.ts'
import type { TokenRefreshPorts } from '#machines/token-refresh/token-refresh.ports.ts'
import { createStore } from '#workbench/http/storage/store.ts'
import { takeStoredLock } from './refresh-lock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** One browser with so many tabs: what is stored is shared, the news of a new pair goes to all. */
function browser(tabs: number, takeLock: (owner: string) => TokenRefreshPorts['takeLock']) {
  const world = { token: 'old', savedAt: Date.now(), refreshes: 0 }
  const actors = Array.from({ length: tabs }, (_, index) => {
    const refresh: TokenRefreshPorts['refresh'] = async () => {
      world.refreshes++
      await new Promise((answer) => setTimeout(answer, 200))
      Object.assign(world, { token: `new-${world.refreshes}`, savedAt: Date.now() })
      return ok(null)
    }
    const ports = filled<TokenRefreshPorts>({ takeLock: takeLock(`tab-${index}`), refresh })
    const input = { age: () => (Date.now() - world.savedAt) / 1000, token: () => world.token }
    return createActor(tokenRefreshMachine.provide({ actors: ports }), { input })
  })
  for (const actor of actors) {
    actor.on('renewed', () => {
      for (const other of actors) if (other !== actor) other.send({ type: 'RENEWED' })
    })
    actor.start()
  }
  return { world, actors }
}

function storedLock() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
  return (owner: string) =>
    takeStoredLock(
      createStore(() => storage as unknown as Storage),
      owner,
    )
}

it.each([2, 10])('F-07 %i tabs refresh once between them, and all have the new token', async (tabs) => {
  const { world, actors } = browser(tabs, storedLock())
  await vi.advanceTimersByTimeAsync(3_015_000)
  expect(world).toMatchObject({ refreshes: 1, token: 'new-1' })
  expect(actors.every((actor) => actor.getSnapshot().matches('watching'))).toBe(true)
})

it('F-07 ten tabs whose calls are refused at once ask for one new token', async () => {
  const { world, actors } = browser(10, storedLock())
  for (const actor of actors)
    for (let call = 0; call < 20; call++) actor.send({ type: 'REFUSED', token: 'old' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(world.refreshes).toBe(1)
  expect(actors.every((actor) => actor.getSnapshot().context.refusedToken === null)).toBe(true)
})

it('F-07 a lock whose tab was killed is free after 70 seconds', async () => {
  const lock = storedLock()
  const taken = lock('killed')(undefined)
  await vi.advanceTimersByTimeAsync(100)
  expect((await taken).ok).toBe(true)
  const { world, actors } = browser(2, lock)
  actors[0]?.send({ type: 'REFUSED', token: 'old' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(world.refreshes).toBe(0)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(world).toMatchObject({ refreshes: 1, token: 'new-1' })
})
