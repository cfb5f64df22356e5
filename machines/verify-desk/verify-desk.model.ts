import type { DeskStudent, VerificationEntry } from '#domain/claim/desk-calls.ts'
import type { Verdict } from '#domain/claim/verdict.ts'
import { fail, ok } from '#domain/kernel/result.ts'
import type { TestModel } from '#machines/test-model.ts'
import { judged, type Line, newLine, refused } from './line.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const studentOf = (n: number): DeskStudent => ({
  id: uuid(n),
  name: `新生${n}`,
  gender: '女',
  idNo: '**************0024',
  candidateNo: `2644010000${String(n).padStart(4, '0')}`,
  department: '信息学院',
  major: '软件工程',
  schoolClass: '软件 2601 班',
  bed: '望江苑 1 栋 203-2',
  due: '5200.00',
  paid: '5200.00',
  deferredUntil: null,
  arrived: false,
  arrivedAt: null,
  goods: [{ label: '床上用品 全套', received: false }],
})

/** A tap of the n-th student. */
export const entryOf = (n: number, key = uuid(1_000 + n)): VerificationEntry => ({
  key,
  way: 'id-card',
  who: { id: uuid(n) },
  desk: '一号台',
  at: '2026-09-05 08:00:00',
})

const verified = (line: Line, verdict: Verdict) =>
  judged(line, {
    key: line.entry.key,
    id: uuid(2_000),
    verdict,
    passed: verdict === 'pass',
    overridden: false,
    student: studentOf(1),
  })
const line = newLine(entryOf(1), 0)
const provisional: Line = {
  ...line,
  told: { verdict: 'pass', passed: true, overridden: false, provisional: true },
  student: studentOf(1),
}
const key = line.entry.key

/** What can happen to a desk at which one student is tapped, and once more while the first tap is judged. */
export const verifyDeskModel: TestModel = {
  input: { repeat: () => 1_500 },
  events: [
    { type: 'TAP', entry: line.entry, at: 0 },
    { type: 'TAP', entry: entryOf(2), at: 0 },
    { type: 'FLUSH' },
    { type: 'OFFLINE' },
    { type: 'CLEAR' },
    { type: 'UNDO', key, reason: '认错了人' },
    { type: 'ACKNOWLEDGE', key },
    { type: 'LET_IN' },
    { type: 'CANCEL' },
    {
      type: 'OVERRIDE',
      key: uuid(3_000),
      override: { reason: '已电话核实', witness: 'wang', password: 'secret' },
    },
  ],
  outputs: {
    restore: [[], [line]],
    judge: [
      verified(line, 'pass'),
      verified(line, 'expired'),
      provisional,
      line,
      refused(line, '核验尚未开放'),
    ],
    deliver: [
      { lines: [verified(provisional, 'pass')], silent: false },
      { lines: [], silent: true },
    ],
    override: [
      ok({ ...verified(newLine(entryOf(1, uuid(3_000)), 0), 'pass') }),
      fail({ type: 'refused', message: '密码错误' }),
      fail({ type: 'silent' }),
    ],
  },
  stopWhen: ({ context }) => context.lines.length > 2 || context.upcoming.length > 1,
}
