import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wordsOfCall } from '#domain/system/door-wire.ts'
import { isSignedBy, newKey, signedBy } from './sign.ts'

const call = {
  time: '1788192000',
  nonce: '0123456789abcdef',
  path: '/api/campus-system/doors/heartbeat',
  body: '{}',
}

it('the example of docs/doors.md is what we sign, and what another program signs', async () => {
  const ours = await signedBy('A'.repeat(43), wordsOfCall(call))
  expect(readFileSync('docs/doors.md', 'utf8')).toContain(ours)
  expect(createHmac('sha256', Buffer.alloc(32)).update(wordsOfCall(call)).digest('hex')).toBe(ours)
})

it('a key is good for its own words alone, and signatures of another shape are none', async () => {
  const { secret } = newKey()
  const signature = await signedBy(secret, wordsOfCall(call))
  expect(await isSignedBy(secret, wordsOfCall(call), signature)).toBe(true)
  for (const wrong of [signature.toUpperCase(), signature.slice(1), '', `${signature}0`])
    expect(await isSignedBy(secret, wordsOfCall(call), wrong)).toBe(false)
  expect(await isSignedBy(newKey().secret, wordsOfCall(call), signature)).toBe(false)
  expect(await isSignedBy(secret, wordsOfCall({ ...call, body: '{ }' }), signature)).toBe(false)
})
