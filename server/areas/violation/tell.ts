import type { Row } from '#domain/kernel/infer.ts'
import type { violationRecord } from '#domain/violation/record.ts'
import type { Unit } from '#server/core/serve.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'

export type Violation = Row<typeof violationRecord>

/** Tells the student; without the name, for they know who they are. */
export const tellStudent = (
  unit: Unit,
  studentId: string | null,
  event: string,
  title: string,
  link: `/${string}` = '/violation/notice',
) => tellAboutStudent(unit, { studentId }, { kind: 'service', event, title, link })

/** Tells the counsellors of the class. */
export const tellCounsellors = (unit: Unit, classId: string | null, event: string, title: string) =>
  tellAboutStudent(unit, { classIds: [classId] }, { kind: 'service', event, title, link: '/violation/input' })
