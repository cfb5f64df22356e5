import { type RawBuilder, sql } from 'kysely'
import { listed } from '#domain/kits/audience.ts'
import { type RoundAudience, studying } from '#domain/kits/rounds/rules.ts'

/** Whether a round is for the student known as `s`: what `isDue` of the rules says, asked of the database. */
export function audienceOf(of: RoundAudience): RawBuilder<boolean> {
  const among = (column: string, list: string | null) => {
    const ids = listed(list)
    return ids.length === 0 ? sql`true` : sql`${sql.ref(`s.${column}`)} = any(${ids}::uuid[])`
  }
  return sql`(s.student_state = any(${studying}::text[])
    and ${of.departmentId === null ? sql`true` : sql`s.department_id = ${of.departmentId}`}
    and ${of.fromGrade === null ? sql`true` : sql`s.grade >= ${of.fromGrade}`}
    and ${of.toGrade === null ? sql`true` : sql`s.grade <= ${of.toGrade}`}
    and ${among('department_id', of.departments)} and ${among('class_id', of.classes)})`
}
