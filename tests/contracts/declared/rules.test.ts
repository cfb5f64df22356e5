import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passwordStrength as shownStrength } from '#design-system/password-input/password-strength.ts'
import { passwordLevel } from '#domain/kits/password.ts'
import { parsed } from '#server/engine/rows/query-string.ts'
import { toQuery } from '#workbench/http/query.ts'

it('the meter beside a password says what the server will say of it', () => {
  const password = fc.stringMatching(/^[A-Za-z0-9!@#^*()_+=\-$%中 ]{0,14}$/)
  fc.assert(fc.property(password, (text) => void expect(shownStrength(text)).toBe(passwordLevel(text))))
})

it('what the portal nests by dots in a query, the server finds nested', async () => {
  const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/)
  const value = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes(','))
  const query = fc.record({
    current: fc.nat().map(String),
    params: fc.dictionary(name, fc.oneof(value, fc.record({ from: value, to: value })), { minKeys: 1 }),
  })
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const found = parsed(await toQuery(asked))
      expect(JSON.parse(JSON.stringify(found))).toEqual(JSON.parse(JSON.stringify(asked)))
    }),
  )
})
