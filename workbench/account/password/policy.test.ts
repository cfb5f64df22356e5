import { expect, it } from 'vitest'
import { demandsOn } from './policy.ts'

const policy = { minLength: 10, kinds: 3, forbidNames: true, forbidCommon: true, history: 5 }
const met = (password: string, names: readonly string[] = ['zhangsan']) =>
  demandsOn(policy, password, names).map((demand) => demand.met)

it.each([
  ['', [false, false, false, null, null]],
  ['Abcdefg12', [false, true, true, null, null]],
  ['Abcdefg123', [true, true, true, null, null]],
  ['abcdefg123', [true, false, true, null, null]],
  ['ZhangSan2026', [true, true, false, null, null]],
])('%s', (password, expected) => {
  expect(met(password)).toEqual(expected)
})

it('asks nothing that the college does not ask', () => {
  const easy = { minLength: 8, kinds: 0, forbidNames: false, forbidCommon: false, history: 0 }
  expect(demandsOn(easy, 'abcdefgh', [])).toEqual([
    { text: '至少 {{count}} 位', values: { count: 8 }, met: true },
  ])
})
