import { fail, ok } from '#domain/kernel/result.ts'
import type { TestModel } from '#machines/test-model.ts'

export const refusedForGood = fail({ type: 'refused', message: '登录已失效' })

/** What can happen to a token of that age; calls were refused with it, or with one that came before it. */
export const tokenRefreshModel = (age: number | null): TestModel => ({
  input: { age: () => age, token: () => 'kept' },
  events: [{ type: 'REFUSED', token: 'kept' }, { type: 'REFUSED', token: 'older' }, { type: 'RENEWED' }],
  outputs: {
    takeLock: [ok({ release: () => {} }), fail({ type: 'held' })],
    refresh: [ok(null), refusedForGood, fail({ type: 'unreachable' })],
  },
  stopWhen: ({ context }) => context.failures > 2,
})
