import { it } from 'vitest'

it('says nothing', () => new Promise((resolve) => setTimeout(resolve, 120_000)), 120_000)
