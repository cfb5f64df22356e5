import { expect, it } from 'vitest'
import { networkOf } from './address-ranges.ts'
import { callerBehind } from './client-address.ts'

const ours = '10.0.0.2\n10.0.1.0/24'

it.each([
  ['a stranger who names another address', '203.0.113.9', '10.3.0.17', '', '203.0.113.9'],
  ['a stranger who names a proxy of ours', '203.0.113.9', '10.0.0.2', ours, '203.0.113.9'],
  ['anyone who comes through our proxy', '10.0.0.2', '198.51.100.7', ours, '198.51.100.7'],
  ['anyone who comes through two', '10.0.0.2', '198.51.100.7, 10.0.1.9', ours, '198.51.100.7'],
  [
    'anyone who writes an address before our proxy does',
    '10.0.0.2',
    '1.2.3.4, 198.51.100.7',
    ours,
    '198.51.100.7',
  ],
  ['the proxy itself', '10.0.0.2', undefined, ours, '10.0.0.2'],
  ['a proxy that was told nonsense', '10.0.0.2', '"><script>', ours, '10.0.0.2'],
  ['a wrapped IPv4 address', '::ffff:10.0.0.2', '::ffff:198.51.100.7', ours, '198.51.100.7'],
])('A-07 knows the address of %s', (_, peer, forwarded, trusted, caller) => {
  expect(callerBehind(peer, forwarded, trusted)).toBe(caller)
})

it('A-07 takes 64 bits of IPv6 for one subscriber', () => {
  expect(networkOf('2001:db8:1:2:3::4')).toBe(networkOf('2001:db8:1:2:ffff::1'))
  expect(networkOf('2001:db8:1:2::4')).not.toBe(networkOf('2001:db8:1:3::4'))
  expect(networkOf('10.3.0.17')).toBe('10.3.0.17')
})
