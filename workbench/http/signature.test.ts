import { expect, it } from 'vitest'
import { md5Hex, sign } from './signature.ts'

const path = '/api/product-base/sysMenu/getUserRoutes'

it('signs path, time and the first ten characters of the token', () => {
  const token = 'Zk3vQ9rT1xLw7PpN2sYbA8cD5eF0gH4jK6mU'
  const signed = '87bb9d86706548ea8242947c34fb0e961.MTcwMDAwMDAwMDAwMA=='
  expect(sign(path, 1_700_000_000_000, token)).toBe(signed)
  expect(sign(path, 1_700_000_000_000, `${token.slice(0, 10)} whatever follows`)).toBe(signed)
})

it('hashes passwords to lower-case hex', () => {
  expect(md5Hex('Test@12345')).toBe('5c428d8875d2948607f3e3fe134d71b4')
  expect(md5Hex('密码')).toMatch(/^[0-9a-f]{32}$/)
})
