import { expect, it } from 'vitest'
import { judge, type Listed } from './verdict.ts'

const listedAs = (name: string): Listed => ({
  name,
  arrived: false,
  due: '0.00',
  paid: '0.00',
  deferredUntil: null,
})
const verdictOn = (listed: string, card: string) =>
  judge(listedAs(listed), { name: card, validUntil: '长期' }, '2026-09-01', false).verdict

it.each([
  ['阿依古丽‧买买提江', '阿依古丽·买买提江'],
  ['阿依古丽・买买提江', '阿依古丽·买买提江'],
  ['阿依古丽.买买提江', '阿依古丽·买买提江'],
  ['阿依古丽 买买提江', '阿依古丽·买买提江'],
  ['王\ue863', '王䶮'],
  ['王䶮', '王\ue863'],
  ['张　弛', '张弛'],
  ['张\u200b弛', '张弛'],
  ['\uf9d1一', '六一'],
])('a list that has %j lets in the holder of a card that says %j', (listed, card) =>
  expect(verdictOn(listed, card)).toBe('pass'),
)

it.each([
  ['张驰', '张弛'],
  ['阿依古丽·买买提', '阿依古丽·买买提江'],
  ['王\ue862', '王䶮'],
])('a list that has %j does not let in the holder of a card that says %j', (listed, card) =>
  expect(verdictOn(listed, card)).toBe('mismatch'),
)
