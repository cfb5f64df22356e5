import { teacher } from '#domain/base/teacher.ts'
import { reference } from '#domain/kernel/fields.ts'
import type { Flow } from '#domain/kernel/flow.ts'
import { type AnyResource, defineResource } from '#domain/kernel/resource.ts'
import type { RoundSpec } from './spec.ts'
import { roundIn, turnFields, turnFrame } from './turn-fields.ts'

/** Turns of people on the staff, before what the kind of round adds. */
export const staffTurn = (spec: RoundSpec, flow: Flow): AnyResource =>
  defineResource({
    ...turnFrame(spec, flow),
    title: 'teacherId',
    fields: {
      ...roundIn(spec),
      teacherId: reference('教职工', 'base.teacher', { system: true }),
      departmentId: reference('所属部门', 'base.department', { system: true }),
      ...turnFields,
    },
    unique: [['roundId', 'teacherId']],
    through: { teacherId: teacher },
    columns: ['teacherId', 'departmentId', 'state', 'finishedAt', 'until', 'urgedAt', 'urges', 'roundId'],
    sort: ['roundId', 'departmentId'],
    filters: [
      ...(['roundId', 'teacherId', 'departmentId', 'teacherId.post'] as const),
      ...(['state', 'finishedAt', 'urgedAt'] as const),
    ],
    linked: { teacherId: { copies: { departmentId: 'departmentId' } } },
    scope: [
      { field: 'departmentId', grant: 'departments' },
      { field: 'teacherId', grant: 'self' },
    ],
  })
