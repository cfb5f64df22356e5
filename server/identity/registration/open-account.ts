import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { RoleCode } from '#domain/roles.ts'
import type { requestKinds } from '#domain/system/account-request.ts'
import { user } from '#domain/system/user.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'

export interface Applicant {
  readonly name: string
  readonly kind: keyof typeof requestKinds.labels
  readonly number: string | null
  /** Proved by a code. */
  readonly phone: string
}

/** What the college's books say of a number and a name, where nobody holds an account for it yet. */
export interface OnRecord {
  readonly id: string
  readonly of: 'student' | 'teacher'
  readonly idNo: string
  /** As the row came onto the books; null where somebody has changed it since, who may be anybody that edits the row. */
  readonly mobile: string | null
}

/** The row behind an applicant; nothing when there is none, or its owner already has an account. */
export async function recordOf(db: Database, tenantId: string, { name, number, kind }: Applicant) {
  if (!number || kind === 'other') return undefined
  const of = kind === 'teacher' ? 'teacher' : 'student'
  const column = sql.ref(of === 'teacher' ? 'staff_no' : 'student_no')
  const { rows } = await sql<OnRecord>`select r.id, ${of}::text as of, r.id_no as "idNo",
      case when not exists (select from security_change_record h where h.tenant_id = r.tenant_id
        and h.resource = ${`base.${of}`} and h.row_id = r.id::text and h.verb = 'update' and h.changed like '%,mobile,%')
      then r.mobile end as mobile
    from ${sql.table(`base_${of}`)} r
    where r.tenant_id = ${tenantId} and r.${column} = ${number} and r.name = ${name} and not exists (
      select from "system_user" u where u.tenant_id = r.tenant_id and u.${sql.ref(`${of}_id`)} = r.id)`.execute(
    db,
  )
  return rows[0]
}

const roleOf: Readonly<Record<Applicant['kind'], RoleCode | undefined>> = {
  newstudent: 'newstudent',
  student: 'student',
  teacher: 'teacher',
  // Nobody knows yet what they are to do here: an administrator gives them a role.
  other: undefined,
}

/**
 * An account without a password: its owner enters by a code to the phone, or sets a password by one. It is called by
 * the number on the books, else by the phone.
 */
export async function openAccount(
  db: Database,
  tenantId: string,
  applicant: Applicant,
  { record, by }: { readonly record: OnRecord | undefined; readonly by: string },
): Promise<string> {
  const { name, kind, number, phone } = applicant
  const account = record && number ? number : phone
  if (await table(user, db, tenantId).exists({ account }))
    refuse({ type: 'conflict', message: '该账号已经存在，不能重复开通' })
  const row = {
    account,
    name,
    kind: kind === 'newstudent' ? 'student' : kind,
    studentId: record?.of === 'student' ? record.id : null,
    teacherId: record?.of === 'teacher' ? record.id : null,
    phone,
    phoneVerified: true,
    enabled: true,
    passwordVersion: 1,
  } as const
  const userId = await table(user, db, tenantId).insert(row, { by })
  const role = roleOf[kind]
  if (role) {
    const { id } = stamps(tenantId, by)
    await sql`insert into system_user_role (tenant_id, id, created_by, updated_by, user_id, role_id)
      select ${tenantId}, ${id}, ${by}, ${by}, ${userId}, r.id from system_role r
      where r.tenant_id = ${tenantId} and r.code = ${role}`.execute(db)
  }
  return account
}
