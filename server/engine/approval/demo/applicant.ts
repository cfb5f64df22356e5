import { sql } from 'kysely'
import type { RoleCode } from '#domain/roles.ts'
import type { Database } from '#server/core/app-context.ts'

/** A student of the demo college who asks for something, with the account that hands it in. */
export interface Applicant {
  readonly id: string
  readonly name: string
  readonly classId: string
  readonly userId: string
  readonly userName: string
}

interface Which {
  /** Counts only classmates who live in the house of the student account. */
  readonly beside?: boolean
  /** The account that hands it in, where it is neither the student nor the class teacher. */
  readonly starter?: RoleCode
}

/**
 * The student account for 0, else one of its classmates. The student account hands in its own, the class teacher those of
 * the others.
 */
export async function applicantAt(
  db: Database,
  tenantId: string,
  at: number,
  { beside = false, starter }: Which = {},
): Promise<Applicant | undefined> {
  const { rows } =
    await sql<Applicant>`select s.id, s.name, s.class_id as "classId", u.id as "userId", u.name as "userName"
    from "system_user" p join base_student own on own.tenant_id = p.tenant_id and own.id = p.student_id
    join base_student s on s.tenant_id = own.tenant_id and s.class_id = own.class_id
    join "system_user" u on u.tenant_id = p.tenant_id
      and u.account = coalesce(${starter ?? null}, case when s.id = own.id then 'student' else 'teacher' end)
    where p.tenant_id = ${tenantId} and p.account = 'student'
      and (${!beside} or s.id <> own.id and s.building_id = own.building_id)
    order by s.id = own.id desc, s.student_no offset ${at} limit 1`.execute(db)
  return rows[0]
}
