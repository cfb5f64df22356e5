import { expect, it } from 'vitest'
import { paidOnce } from './paid-once.ts'

const { fields, rules } = paidOnce({
  ...{ name: 'some.state', label: '缴费状态', states: { unpaid: '未缴', paid: '已缴' } },
  ...{ day: '缴费日期', act: '登记缴费', message: '已经缴纳的不能修改' },
})

it('what is paid once goes by the day on which it was paid', () => {
  expect(fields.state.dictionary?.tones).toEqual({ unpaid: 'warning', paid: 'success' })
  expect(rules.computed.state.is({ paidOn: null })).toBe('unpaid')
  expect(rules.computed.state.is({ paidOn: '2026-11-10' })).toBe('paid')
})

it('what is paid stands, and is not paid again', () => {
  const asked = (state: string) => [rules.stands.while({ state }), rules.actions.pay.when({ state })]
  expect([asked('unpaid'), asked('paid')]).toEqual([
    [false, true],
    [true, false],
  ])
})
