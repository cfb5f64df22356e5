import { expect, it } from 'vitest'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import { closed, entriesOf, open, toneOf } from './dictionary.ts'

const floors = closed('t.floor', '楼层', { ground: '一层', upper: '楼上' })

it('takes only the codes of a closed dictionary', () => {
  expect(codeSchema(floors).safeParse('upper').success).toBe(true)
  expect(codeSchema(floors).safeParse('cellar').success).toBe(false)
})

it('takes any code in an open one, for administrators may have added it', () => {
  expect(codeSchema(open('t.kind', '类型', { a: '甲' })).safeParse('b').success).toBe(true)
})

it('lists number codes by their digits, and words as they were declared', () => {
  const states = open('t.state', '状态', { '01': '在读', '10': '转学', '99': '其他' })
  expect(entriesOf(states).map(([code]) => code)).toEqual(['01', '10', '99'])
  expect(entriesOf(floors).map(([, label]) => label)).toEqual(['一层', '楼上'])
})

it('shows a state in its tone, and one that names none as neutral; a code of no state has none', () => {
  const states = closed('t.state', '状态', { done: '完成', kept: '留存' }, { done: 'success' })
  expect([toneOf(states, 'done'), toneOf(states, 'kept')]).toEqual(['success', 'neutral'])
  expect(toneOf(floors, 'upper')).toBeUndefined()
})
