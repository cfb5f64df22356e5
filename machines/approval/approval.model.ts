import type { TestModel } from '#machines/test-model.ts'
import type { ApprovalEvent } from './approval.events.ts'

const student = { id: 'student', name: '学生' }
const counsellor = { id: 'counsellor', name: '辅导员' }
const at = '2026-09-01 08:00:00'
const ofStudent = { at, by: student, comment: '' }
const ofCounsellor = { at, by: counsellor, task: 't1', comment: '' }
const task = {
  id: 't1',
  step: 'counsellor',
  person: counsellor,
  actsFor: null,
  kind: 'own',
  parent: null,
} as const

/** What may happen to a case of one step: each fact that leads to another state, and those that open its task. */
const events: readonly ApprovalEvent[] = [
  { type: 'started', at, by: student, definition: { id: 'leave', version: 1 }, picks: {} },
  { type: 'entered', at, step: 'counsellor', kind: 'approve', tasks: [task] },
  { type: 'opened', at, task: 't1', deadlines: [] },
  { type: 'approved', ...ofCounsellor, picks: {}, signature: null, seal: null },
  { type: 'rejected', ...ofCounsellor },
  { type: 'returned', ...ofCounsellor, to: null, clears: [] },
  { type: 'resubmitted', at, by: student, picks: {} },
  { type: 'ended', at, outcome: 'approved' },
  { type: 'ended', at, outcome: 'rejected' },
  { type: 'withdrawn', ...ofStudent },
  { type: 'suspended', at, by: counsellor, comment: '' },
  { type: 'activated', at, by: counsellor },
  { type: 'terminated', at, by: counsellor, comment: '' },
  { type: 'voided', at, by: counsellor, comment: '' },
]

export const approvalModel: TestModel = { events, outputs: {} }
