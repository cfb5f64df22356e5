import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manualClock } from '#devices/sim/manual-clock.ts'
import { alikeIn } from './alike.ts'

/** Adapters of one model, by what only a person can tell: what hangs on them. */
function plugboard(...at: string[]) {
  const clock = manualClock()
  let plugged = at.map((name) => ({ name }))
  const alike = alikeIn(async () => plugged, clock)
  return {
    clock,
    alike,
    pull: (name: string) => {
      plugged = plugged.filter((each) => each.name !== name)
    },
    /** The browser makes another object of it, and puts it anywhere. */
    plug: (name: string, place = 0) => {
      plugged = plugged.toSpliced(place, 0, { name })
    },
  }
}

describe('devices of one model', () => {
  it('one alone is the one, none is none, and of two neither', async () => {
    await expect(plugboard('A').alike.find('only')).resolves.toEqual({ name: 'A' })
    await expect(plugboard().alike.find('only')).resolves.toBeUndefined()
    await expect(plugboard('A', 'B').alike.find('only')).rejects.toMatchObject({ code: 'which-device' })
  })

  it('the one that was held is held, and when it is gone no other is taken for it', async () => {
    const { alike, pull, plug } = plugboard('A', 'B')
    await alike.find(1)
    await expect(alike.find('held')).resolves.toEqual({ name: 'B' })
    pull('A')
    await expect(alike.find('held')).resolves.toEqual({ name: 'B' })
    plug('A')
    pull('B')
    await expect(alike.find('held')).rejects.toMatchObject({ code: 'which-device' })
    pull('A')
    await expect(alike.find('held')).resolves.toBeUndefined()
  })

  it('the one that is plugged in while it is waited for is held; two at once are not', async () => {
    const { alike, clock, pull, plug } = plugboard('A', 'B')
    let done = false
    const waiting = alike.plugged(new AbortController().signal).then(() => {
      done = true
    })
    pull('A')
    await clock.pass(600)
    plug('A')
    plug('C')
    await clock.pass(600)
    expect(done).toBe(false)
    pull('A')
    await clock.pass(600)
    plug('A', 2)
    await clock.pass(600)
    await waiting
    await expect(alike.find('held')).resolves.toEqual({ name: 'A' })
  })

  it('whatever is pulled and plugged, in whatever order, what is found as held is the one that was proved', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('A', 'B', 'C'),
        fc.array(fc.tuple(fc.constantFrom('pull', 'plug'), fc.constantFrom('A', 'B', 'C', 'D'), fc.nat(3)), {
          maxLength: 12,
        }),
        async (proved, acts) => {
          const { alike, pull, plug } = plugboard('A', 'B', 'C')
          await alike.find('ABC'.indexOf(proved))
          const there = new Set(['A', 'B', 'C'])
          for (const [act, name, place] of acts) {
            if (act === 'pull') pull(name)
            else if (!there.has(name)) plug(name, place)
            if (act === 'pull') there.delete(name)
            else there.add(name)
            const found = await alike.find('held').catch(() => undefined)
            expect([proved, undefined]).toContain(found?.name)
          }
        },
      ),
    ))
})
