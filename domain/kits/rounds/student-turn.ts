import { student } from '#domain/base/student.ts'
import { integer, reference } from '#domain/kernel/fields.ts'
import type { Flow } from '#domain/kernel/flow.ts'
import { type AnyResource, defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import type { RoundSpec } from './spec.ts'
import { roundIn, turnFields, turnFrame } from './turn-fields.ts'

/** Turns of students, before what the kind of round adds. */
export const studentTurn = (spec: RoundSpec, flow: Flow): AnyResource =>
  defineResource({
    ...turnFrame(spec, flow),
    title: 'studentId',
    fields: {
      ...roundIn(spec),
      studentId: reference('学生', 'base.student', { system: true }),
      ...ofStudent,
      grade: integer('年级', { system: true, ...gradeYear }),
      ...turnFields,
    },
    unique: [['roundId', 'studentId']],
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
    scope: mentoredScope,
  })
