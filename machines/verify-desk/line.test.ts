import { expect, it } from 'vitest'
import type { Verified } from '#domain/claim/desk-calls.ts'
import { answered, type Line, merged, newLine, nextJob } from './line.ts'
import { tallyOf } from './tally.ts'
import { entryOf, studentOf } from './verify-desk.model.ts'

const told = { verdict: 'pass', passed: true, overridden: false, provisional: true } as const
const letIn = (n: number): Line => ({ ...newLine(entryOf(n), n), told, student: studentOf(n) })
const answerTo = ({ entry }: Line, passed = true): Verified => ({
  key: entry.key,
  id: 'x',
  verdict: passed ? 'pass' : 'already',
  passed,
  overridden: false,
  student: studentOf(1),
})
const waiting = { reason: '认错了人', state: 'waiting' } as const

it('what is taken back while its entry is under way stays taken back', () => {
  const [line] = merged([{ ...letIn(1), undo: waiting }], [answered(letIn(1), answerTo(letIn(1)))])
  expect(line).toMatchObject({ delivered: true, undo: waiting })
  expect(nextJob(line ? [line] : [])?.type).toBe('undo')
})

it('what the server never passed need not be taken back, and is no conflict', () => {
  const [line] = merged([{ ...letIn(1), undo: waiting }], [answered(letIn(1), answerTo(letIn(1), false))])
  expect(line).toMatchObject({ conflict: null, undo: { state: 'done' } })
  expect(nextJob(line ? [line] : [])).toBeNull()
})

it('entries go in the order of their taps, a hundred at most, and none past one that is taken back', () => {
  const lines = Array.from({ length: 150 }, (_, n) => letIn(n))
  const sent = (of: readonly Line[]) => {
    const job = nextJob(of)
    return job?.type === 'sync' ? job.lines : []
  }
  expect(sent(lines)).toEqual(lines.slice(0, 100))
  const withUndo = lines.map((line, n) => (n === 7 ? { ...line, undo: waiting } : line))
  expect(sent(withUndo)).toEqual(withUndo.slice(0, 8))
})

it('a desk counts who was let in and not taken back, what waits, what is amiss and the last hour', () => {
  const now = 7_200_000
  const lines: readonly Line[] = [
    letIn(1),
    answered({ ...letIn(2), at: now - 1_000 }, answerTo(letIn(2))),
    answered({ ...letIn(3), at: now - 1_000 }, answerTo(letIn(3), false)),
    { ...answered(letIn(4), answerTo(letIn(4))), undo: { reason: '认错了人', state: 'done' } },
  ]
  expect(tallyOf(lines, now)).toEqual({ passed: 2, waiting: 1, amiss: 1, perHour: 2 })
})
