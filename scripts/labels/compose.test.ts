import { expect, it } from 'vitest'
import { composer } from './compose.ts'

const catalogue = {
  时间: 'Time',
  学生: 'Student',
  证件号码: 'ID number',
  号码: 'Number',
  证件: 'Document',
  主体: 'Party',
}
const compose = composer(catalogue, { 缴费: 'Payment', 金额: 'Amount', 元: 'CNY', 主体: 'Body', 率: 'rate' })

it.each([
  ['缴费', 'Payment'],
  ['缴费时间', 'Payment time'],
  ['学生缴费时间', 'Student payment time'],
  ['学生证件号码', 'Student ID number'],
  ['缴费金额（元）', 'Payment amount (CNY)'],
  ['缴费率', 'Payment rate'],
  // The glossary means what schools mean by it.
  ['缴费主体', 'Payment body'],
])('%s is %s', (label, said) => {
  expect(compose(label)).toBe(said)
})

it('says nothing where a part is no word, and puts no sentence together', () => {
  expect(compose('缴费方式')).toBeUndefined()
  expect(compose('缴费时间缴费时间缴费时间缴费')).toBeUndefined()
})
