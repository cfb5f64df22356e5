import { expect, it } from 'vitest'
import { answered, type Line, newLine } from '#machines/verify-desk/line.ts'
import { saidOf } from './verdict-words.ts'

const passed: Line = answered(
  newLine({ key: 'k', way: 'name', who: { id: 'i' }, desk: '一号台', at: '2026-09-01 08:00:00' }, 0),
  { key: 'k', id: 'v', verdict: 'pass', passed: true, overridden: false, student: null },
)
const undone = (state: 'waiting' | 'done' | 'refused'): Line => ({
  ...passed,
  undo: { reason: '认错了人', state },
})

it('says of a line how it stands now: what was taken back is no pass any more', () => {
  expect(saidOf(passed)).toMatchObject({ tone: 'success', word: '通过' })
  expect(saidOf(undone('waiting'))).toMatchObject({ tone: 'neutral', word: '撤销待上传' })
  expect(saidOf(undone('done'))).toMatchObject({ tone: 'neutral', word: '已撤销' })
  // Who could not be taken back is still let in.
  expect(saidOf(undone('refused'))).toMatchObject({ tone: 'success', word: '通过' })
})
