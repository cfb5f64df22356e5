import { sql } from 'kysely'
import type { Unit } from '#server/core/serve.ts'

/** The class of most of those who sleep in a room; undefined where nobody does. */
export async function classIn({ db, actor }: Pick<Unit, 'db' | 'actor'>, roomId: string) {
  const { rows } = await sql<{ classId: string }>`select s.class_id as "classId" from dormitory_bed b
    join base_student s on s.tenant_id = b.tenant_id and s.id = b.student_id
    where b.tenant_id = ${actor.tenantId} and b.room_id = ${roomId}
    group by s.class_id order by count(*) desc, s.class_id limit 1`.execute(db)
  return rows[0]?.classId
}
