import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, nextOf, type QueueEvent, type QueueItem, totalOf } from './queue.ts'

const file = (size: number) => new File([new Uint8Array(size)], 'a.pdf')
const added = (queue: readonly QueueItem[], key: string, size = 10) =>
  advance(queue, { type: 'add', items: [{ key, file: file(size) }] })

const keys = ['a', 'b', 'c']
const events = fc.oneof(
  fc.record({
    type: fc.constantFrom('start', 'done', 'pause', 'again', 'remove'),
    key: fc.constantFrom(...keys),
  }),
  fc.record({
    type: fc.constant('progress'),
    key: fc.constantFrom(...keys),
    sent: fc.integer({ min: -5, max: 50 }),
  }),
  fc.record({ type: fc.constant('fail'), key: fc.constantFrom(...keys), fault: fc.constant('断开') }),
) as fc.Arbitrary<QueueEvent>

describe('the queue', () => {
  it('goes on from where it was paused', () => {
    let queue = added([], 'a')
    for (const event of [
      { type: 'start', key: 'a' },
      { type: 'progress', key: 'a', sent: 6 },
      { type: 'pause', key: 'a' },
      { type: 'again', key: 'a' },
    ] as const)
      queue = advance(queue, event)
    expect(queue).toMatchObject([{ state: 'waiting', sent: 6 }])
  })

  it('forgets what is done when the next lot begins', () => {
    let queue = advance(added([], 'a'), { type: 'start', key: 'a' })
    queue = advance(queue, { type: 'done', key: 'a' })
    expect(added(queue, 'b').map(({ key }) => key)).toEqual(['b'])
  })

  it('starts no more than may run at once', () => {
    let queue = added(added(added([], 'a'), 'b'), 'c')
    expect(nextOf(queue, 2).map(({ key }) => key)).toEqual(['a', 'b'])
    queue = advance(queue, { type: 'start', key: 'a' })
    expect(nextOf(queue, 2).map(({ key }) => key)).toEqual(['b'])
    expect(nextOf(queue, 1)).toEqual([])
  })

  it('never takes a bar back nor beyond its end, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(events), (happened) => {
        let queue = keys.reduce<readonly QueueItem[]>((all, key) => added(all, key), [])
        for (const event of happened) {
          const next = advance(queue, event)
          for (const item of next) {
            expect(item.sent).toBeGreaterThanOrEqual(queue.find(({ key }) => key === item.key)?.sent ?? 0)
            expect(item.sent).toBeLessThanOrEqual(item.file.size)
          }
          queue = next
        }
        const { sent, size, done, count } = totalOf(queue)
        expect(sent).toBeLessThanOrEqual(size)
        expect(done).toBeLessThanOrEqual(count)
      }),
    )
  })
})
