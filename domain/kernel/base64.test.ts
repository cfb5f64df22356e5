import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64Of, base64urlOf, fromBase64, fromBase64url } from './base64.ts'

it('bytes go out and come back, also more than an argument list holds', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(base64urlOf(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64(base64Of(bytes))).toEqual(new Uint8Array(bytes))
      expect(fromBase64url(base64urlOf(bytes))).toEqual(new Uint8Array(bytes))
    }),
  )
  const many = new Uint8Array(300_000).map((_, at) => at * 7)
  expect(fromBase64(base64Of(many))).toEqual(many)
})

it('a letter of base64url is none of base64', () => {
  expect(() => fromBase64('-_-_')).toThrow()
  expect(() => fromBase64url('!')).toThrow()
})
