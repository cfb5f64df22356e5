import { expect, it } from 'vitest'
import { sentence } from '#domain/kernel/phrase.ts'
import { createSchema } from '#domain/kernel/schema.ts'
import { answersInWords, fieldsOf, optionsOf, type Question } from './answers.ts'

const question = (over: Partial<Question>): Question => ({
  ...{ id: 'q', label: '同住人', kind: 'text', options: null, required: false },
  ...{ section: 'content', hint: null, sort: 1 },
  ...over,
})
const questions = [
  question({ id: 'phone', label: '宿舍联系人电话', required: true }),
  question({ id: 'days', label: '在外天数', kind: 'number' }),
  question({ id: 'back', label: '返校日期', kind: 'date' }),
  question({ id: 'way', label: '住宿地点', kind: 'single', options: '家中\n 亲友家 \n\n旅馆' }),
  question({ id: 'parent', label: '是否有家长陪同', kind: 'yes-no' }),
  question({ id: 'note', label: '补充说明', kind: 'long-text' }),
]
const schema = createSchema({ name: 'leave.answers', fields: fieldsOf(questions) })
const faultsOf = (answers: object) =>
  (schema.safeParse(answers).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    sentence(message),
  ])

it('reads an option from each line', () => {
  expect(optionsOf('家中\n 亲友家 \r\n\n旅馆')).toEqual(['家中', '亲友家', '旅馆'])
  expect(optionsOf(null)).toEqual([])
})

it('takes answers of their kinds, and names the question of one that is missing or does not fit', () => {
  const phone = '13800138000'
  const whole = { phone, days: 2.5, back: '2026-12-01', way: '亲友家', parent: '否', note: '已\n告知' }
  expect(faultsOf(whole)).toEqual([])
  expect(faultsOf({})).toEqual([['phone', '请填写宿舍联系人电话']])
  const wrong = { days: '2', back: '2026-02-30', way: '网吧', parent: true, note: 'x'.repeat(501) }
  expect(faultsOf({ phone, ...wrong }).map(([name]) => name)).toEqual(Object.keys(wrong))
  expect(faultsOf({ phone: 'x'.repeat(101) })).toEqual([['phone', '宿舍联系人电话不能超过 100 个字']])
  expect(schema.safeParse({ phone, other: 1 }).success).toBe(false)
})

it('says the answers in the words of the questions, in their order', () => {
  expect(answersInWords(questions, { parent: '是', phone: '13800138000' })).toBe(
    '宿舍联系人电话：13800138000\n是否有家长陪同：是',
  )
  expect(answersInWords(questions, {})).toBe(null)
})
