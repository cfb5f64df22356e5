import { expect, it } from 'vitest'
import { signatureOf } from './signature.ts'

const path = '/api/product-base/sysMenu/getUserRoutes'
const token = 'Zk3vQ9rT1xLw7PpN2sYbA8cD5eF0gH4jK6mU'

it('signs with the whole token where a client does so', () => {
  expect(signatureOf(path, token, 1_700_000_000_000, token.length)).toBe(
    'ccc0caa909b7be0c1bac69d298de00271.MTcwMDAwMDAwMDAwMA==',
  )
})

it('signs the path, the time and the first ten characters of the token', () => {
  expect(signatureOf(path, token, 1_700_000_000_000)).toBe(
    '87bb9d86706548ea8242947c34fb0e961.MTcwMDAwMDAwMDAwMA==',
  )
})
