import { expect, it } from 'vitest'
import type { CaseTrace, EventShown, StepShown, TaskShown } from '#domain/workflow/calls.ts'
import { tongueOf } from '#workbench/language/tongue.ts'
import { caseWords } from './case-words.ts'

const { t } = tongueOf('zh-CN')

const event = (more: Pick<EventShown, 'serial' | 'verb' | 'by'> & Partial<EventShown>): EventShown => ({
  ...{ at: '2026-11-30 20:42:24', step: null, people: [], comment: null, stood: null },
  ...{ signature: null, seal: null },
  ...more,
})
const task = (more: Pick<TaskShown, 'id' | 'person' | 'state'> & Partial<TaskShown>): TaskShown => ({
  ...{ actsFor: null, kind: 'own', openedAt: null, dueAt: null, counted: null, closedAt: null },
  ...more,
})
const step = (more: Pick<StepShown, 'id' | 'title' | 'state'> & Partial<StepShown>): StepShown => ({
  ...{ kind: 'approve', depth: 0, tasks: [], notice: null },
  ...more,
})

const trace: Pick<CaseTrace, 'title' | 'state' | 'events' | 'steps'> = {
  title: '请假审批：汤雅莹 事假 2 天',
  state: 'reviewing',
  events: [
    event({ serial: 1, verb: 'start', by: '汤雅莹' }),
    event({ serial: 2, verb: 'approve', by: '李老师', step: '班主任审批', comment: '同意' }),
    event({ serial: 3, verb: 'time-out', by: null, step: '辅导员审批', people: ['王老师'] }),
  ],
  steps: [
    step({ id: 'a', title: '班主任审批', state: 'passed' }),
    step({ id: 'fork', kind: 'branch', title: '天数', state: 'open' }),
    step({
      ...{ id: 'b', title: '辅导员审批', state: 'open' },
      tasks: [
        task({ id: '1', person: '王老师', actsFor: '赵老师', state: 'open', dueAt: '2026-12-02 17:00:00' }),
        task({ id: '2', person: '钱老师', state: 'removed' }),
      ],
    }),
    step({ id: 'c', title: '学院审批', state: 'ahead' }),
    step({ id: 'd', title: '校领导审批', state: 'beside' }),
    step({ id: 'again', title: '学院审批', state: 'ahead' }),
    step({ id: 'e', title: '抄送家长', kind: 'cc', state: 'ahead' }),
  ],
}

it('tells a case line by line: how it stands, what was done, whom it waits for, and what is to come', () => {
  expect(caseWords(t, trace)).toEqual([
    '请假审批：汤雅莹 事假 2 天，审批中。',
    '2026-11-30 20:42 汤雅莹的操作：提交。',
    '2026-11-30 20:42 李老师办理“班主任审批”：通过，意见“同意”。',
    '2026-11-30 20:42 系统办理“辅导员审批”：超时处理，王老师。',
    '“辅导员审批”等待王老师（代赵老师）办理，期限 2026-12-02 17:00。',
    '尚未到达：学院审批、抄送家长。',
  ])
})

it('says nothing of what is to come once nothing is', () => {
  expect(caseWords(t, { ...trace, state: 'approved', events: [], steps: [] })).toEqual([
    '请假审批：汤雅莹 事假 2 天，已通过。',
  ])
})
