import { closed } from './dictionary.ts'
import { choice, money, reference, text } from './fields.ts'
import { defineResource } from './resource.ts'
import { mine } from './screen.ts'

const fine = defineResource({
  name: 'library.fine',
  label: '罚款',
  title: 'book',
  fields: {
    book: text('图书', { required: true }),
    readerId: reference('读者', 'base.student', { required: true }),
    amount: money('金额', { required: true }),
    state: choice('状态', closed('library.state', '状态', { due: '欠款', paid: '结清' }), { required: true }),
  },
  columns: ['book'],
  filters: [],
  actions: { waive: { label: '免除', set: { state: 'paid' } } },
})
const shown = {
  path: 'library/mine',
  title: '我的罚款',
  by: 'readerId',
  state: 'state',
  sections: { 没有缴的: ['due'] },
  facts: ['amount', 'readerId.name'],
} as const

mine(fine, 'book', {}, { ...shown, figures: { 合计: { sum: 'amount', of: '没有缴的' } }, acts: ['waive'] })
// @ts-expect-error Whose row it is, a reference says.
mine(fine, 'book', {}, { ...shown, by: 'book' })
// @ts-expect-error Sections go by a choice.
mine(fine, 'book', {}, { ...shown, state: 'book' })
// @ts-expect-error The dictionary has no such code.
mine(fine, 'book', {}, { ...shown, sections: { 没有缴的: ['lost'] } })
// @ts-expect-error A text does not add up.
mine(fine, 'book', {}, { ...shown, figures: { 合计: { sum: 'book' } } })
// @ts-expect-error There is no such section.
mine(fine, 'book', {}, { ...shown, figures: { 合计: { of: '了结的' } } })
// @ts-expect-error The resource has no such field.
mine(fine, 'book', {}, { ...shown, facts: ['shelf'] })
// @ts-expect-error The resource has no such action.
mine(fine, 'book', {}, { ...shown, acts: ['burn'] })
