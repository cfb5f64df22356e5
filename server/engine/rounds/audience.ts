import { type RawBuilder, sql } from 'kysely'
import { listed } from '#domain/kits/audience.ts'
import { type RoundAudience, studying } from '#domain/kits/rounds/rules.ts'
import { withBelow } from '#server/engine/giving/beyond.ts'
import type { College } from './fill.ts'

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

/** 在岗: of `school.teacher-state`. */
const inPost = '1'

/** Whether a round is for the person on the staff known as `s`: in post, of the departments or below them, of the posts. */
export async function staffAudienceOf(
  { db, tenantId }: College,
  { departmentId, departments, posts }: RoundAudience,
): Promise<RawBuilder<boolean>> {
  const within = async (ids: readonly string[]) =>
    ids.length === 0 ? sql`true` : sql`s.department_id = any(${await withBelow(db, tenantId, ids)}::uuid[])`
  const held = listed(posts)
  return sql`(s.teacher_state = ${inPost}
    and ${await within(departmentId ? [departmentId] : [])} and ${await within(listed(departments))}
    and ${held.length === 0 ? sql`true` : sql`s.post = any(${held}::text[])`})`
}
