import { expect, it } from 'vitest'
import { base64urlOf } from '#domain/kernel/base64.ts'
import { isSigned, judged, type Pass, passIn, passText, publicKeyOf, wordsOf } from './pass.ts'

const pass: Pass = {
  ...{ id: 'a', name: '马语婷', schoolClass: '机电 2601 班', direction: 'out' },
  ...{ opens: 1000, closes: 5000, from: 2000 },
}

it('is read back as it was signed, and not where a letter of it was changed', async () => {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const words = wordsOf(pass)
  const signed = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(words))
  const key = await publicKeyOf(await crypto.subtle.exportKey('jwk', pair.publicKey))
  const read = passIn(passText(words, base64urlOf(new Uint8Array(signed))))
  expect(read?.pass).toEqual(pass)
  expect(read && (await isSigned(read, key))).toBe(true)
  const other = { ...pass, closes: 9_999_999 }
  const forged = passIn(passText(wordsOf(other), base64urlOf(new Uint8Array(signed))))
  expect(forged && (await isSigned(forged, key))).toBe(false)
  for (const text of ['', 'LV1.a.b', words, passText('a'.repeat(40), 'A'.repeat(86))])
    expect(passIn(text)).toBeUndefined()
})

it('lets out within the window of the leave, and in at any time, though late', () => {
  const at = (now: number, more: Partial<Pass> = {}, used = false) =>
    judged({ ...pass, from: now, ...more }, now, used)
  expect([at(999), at(1000), at(5000), at(5001)]).toEqual(['early', 'passed', 'passed', 'late'])
  expect([at(5000, { direction: 'in' }), at(5001, { direction: 'in' })]).toEqual(['passed', 'passed-late'])
  expect(at(2000, {}, true)).toBe('used')
})

it('is good for its minute, and a little longer for clocks that differ', () => {
  const at = (now: number) => judged(pass, now, false)
  expect([at(1954), at(1955), at(2105), at(2106)]).toEqual(['expired', 'passed', 'passed', 'expired'])
})
