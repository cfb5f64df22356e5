import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { approveNext } from '#server/engine/approval/demo/approve-next.ts'
import { handedIn } from '#server/engine/approval/demo/handed-in.ts'

interface Applicant {
  readonly id: string
  readonly name: string
  readonly classId: string
  readonly userId: string
  readonly userName: string
}

/**
 * An application that waits for its next step, as one that was handed in does: of the student account for 0, for the
 * others of a classmate, by the class teacher; `beside` counts only classmates who live in the house of the student
 * account. `rowOf` says what it asks for, in the shape of the wire; `passed` are the comments with which steps before the
 * one that waits were approved.
 */
export async function waitingApplication(
  app: AppContext,
  tenantId: string,
  resource: AnyResource,
  at: number,
  rowOf: (student: Applicant) => object,
  passed: readonly string[] = [],
  { beside = false } = {},
): Promise<void> {
  const { db } = app
  const { rows } =
    await sql<Applicant>`select s.id, s.name, s.class_id as "classId", u.id as "userId", u.name as "userName"
    from "system_user" p join base_student own on own.tenant_id = p.tenant_id and own.id = p.student_id
    join base_student s on s.tenant_id = own.tenant_id and s.class_id = own.class_id
    join "system_user" u on u.tenant_id = p.tenant_id
      and u.account = case when s.id = own.id then 'student' else 'teacher' end
    where p.tenant_id = ${tenantId} and p.account = 'student'
      and (${!beside} or s.id <> own.id and s.building_id = own.building_id)
    order by s.id = own.id desc, s.student_no offset ${at} limit 1`.execute(db)
  const [student] = rows
  if (!student) return
  const row = {
    ...{ id: seeded(900 + at + resource.name.length * 10).id(), studentId: student.id },
    ...rowOf(student),
  }
  await handedIn(app, tenantId, resource, row, student)
  for (const comment of passed) await approveNext(app, tenantId, resource, row.id, comment)
}
