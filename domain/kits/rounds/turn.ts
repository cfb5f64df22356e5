import { student } from '#domain/base/student.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { choice, integer, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineFlow, type Flow } from '#domain/kernel/flow.ts'
import { type AnyResource, defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { revisedTurnMachine, turnMachine, vouchedTurnMachine } from '#machines/flows/turn.machine.ts'
import type { RoundSpec } from './spec.ts'
import { turnStates } from './words.ts'

function flowOf({ finish, asks = {}, asking, tells = {}, vouch, revise }: RoundSpec) {
  const own = { by: 'studentId', asks: { ...asks, ...tells }, ...asking }
  const acts = {
    finish: { label: finish, ...own },
    exempt: { label: '免办', asks: { reason: text('免办原因', { required: true, max: 200 }) } },
    extend: { label: '延期', asks: { until: moment('延期至', { required: true }) } },
    reopen: { label: '退回重办', confirm: '学生须重新办理。', danger: true },
  }
  const common = { field: 'state', states: turnStates }
  if (!vouch) return defineFlow({ ...common, machine: turnMachine, acts })
  if (!revise) return defineFlow({ ...common, machine: vouchedTurnMachine, acts: { ...acts, vouch } })
  const corrects = { label: revise, ...own, revises: true } as const
  return defineFlow({ ...common, machine: revisedTurnMachine, acts: { ...acts, vouch, revise: corrects } })
}

/** The students of the rounds of one kind, each with how far they are. */
export function turnOf(spec: RoundSpec): AnyResource {
  const { name, label, asks = {}, turns } = spec
  const kept = Object.entries(asks).map(([key, field]) => [key, { ...field, presence: 'system' as const }])
  const turn = defineResource({
    name: `${name}-turn` as `${string}.${string}`,
    label: `${label}名单`,
    title: 'studentId',
    manyRows: true,
    fields: {
      roundId: reference('批次', `${name}-round`, { system: true }),
      studentId: reference('学生', 'base.student', { system: true }),
      ...ofStudent,
      grade: integer('年级', { system: true, ...gradeYear }),
      state: choice('完成情况', turnStates, { system: true }),
      finishedAt: moment('完成时间', { system: true }),
      until: moment('延期至', { system: true }),
      reason: text('原因', { system: true, max: 200 }),
      urgedAt: moment('最近催办', { system: true }),
      urges: integer('催办次数', { system: true }),
    },
    unique: [['roundId', 'studentId']],
    indexes: [['roundId', 'state']],
    through: { studentId: student },
    columns: ['studentId', 'classId', 'state', 'finishedAt', 'until', 'urgedAt', 'urges', 'roundId'],
    sort: ['roundId', 'classId'],
    filters: [
      ...(['roundId', 'studentId', 'classId', 'studentId.majorId', 'departmentId', 'grade'] as const),
      ...(['state', 'finishedAt', 'urgedAt'] as const),
    ],
    linked: {
      studentId: { copies: { classId: 'classId', departmentId: 'departmentId', grade: 'grade' } },
    },
    writes: [],
    scope: mentoredScope,
    actions: { urge: { label: '催办', when: ({ state }) => state === 'waiting' } },
    flow: flowOf(spec) as Flow,
  })
  const {
    fields = {},
    columns,
    filters = [],
    indexes = [],
    scope = [],
    through,
    linked,
    ...rules
  } = turns ?? {}
  return {
    ...turn,
    ...rules,
    through: { ...turn.through, ...through },
    linked: { ...turn.linked, ...linked },
    fields: { ...turn.fields, ...(Object.fromEntries(kept) as Fields), ...fields },
    columns: columns ?? turn.columns,
    indexes: [...(turn.indexes ?? []), ...indexes],
    filters: [...turn.filters, ...filters],
    scope: [...(turn.scope ?? []), ...scope],
  } as AnyResource
}
