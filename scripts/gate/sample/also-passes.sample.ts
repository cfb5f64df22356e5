import { expect, it } from 'vitest'

it('also passes', () => expect(1).toBe(1))
