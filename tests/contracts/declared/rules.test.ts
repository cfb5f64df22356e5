import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passwordStrength as shownStrength } from '#design-system/password-input/password-strength.ts'
import { campus } from '#domain/base/campus.ts'
import { passwordLevel } from '#domain/kits/password.ts'
import { askedQuestion } from '#server/engine/rows/asked-question.ts'
import { parsed } from '#server/engine/rows/query-string.ts'
import { toQuery } from '#workbench/http/query.ts'

it('the meter beside a password says what the server will say of it', () => {
  const password = fc.stringMatching(/^[A-Za-z0-9!@#^*()_+=\-$%中 ]{0,14}$/)
  fc.assert(fc.property(password, (text) => void expect(shownStrength(text)).toBe(passwordLevel(text))))
})

it('the filters that the portal asks by are found by the server under the same names, paths and ranges', async () => {
  const word = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/)
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('.'))
  const value = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes(','))
  const query = fc.record({
    current: fc.nat().map(String),
    params: fc.dictionary(name, value, { minKeys: 1 }),
  })
  const visibility = { access: {}, masks: new Map(), titles: new Map() }
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const { filters } = askedQuestion(campus, parsed(await toQuery(asked)), visibility)
      expect(filters).toEqual({ ...asked.params })
    }),
  )
})
