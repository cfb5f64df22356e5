import { beforeAll, describe, expect, it } from 'vitest'

describe('of a hook that fails', () => {
  beforeAll(() => {
    throw new Error('not today')
  })
  it('does not run', () => expect(1).toBe(1))
})
