import { expect, it } from 'vitest'

it('throws beside its tests', async () => {
  Promise.reject(new Error('nobody waits for this'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(1).toBe(1)
})
