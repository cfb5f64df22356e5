import { sql } from 'kysely'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

/** The bed of a student now, with the level of its room and half of that level's yearly fee, in fen. */
export async function lodgingOf({ db, actor }: Unit, studentId: string) {
  const { rows } = await sql<{
    bedId: string
    buildingId: string
    levelId: string | null
    half: number | null
  }>`select b.id as "bedId", b.building_id as "buildingId",
      l.id as "levelId", (l.fee / 2)::float8 as half
    from dormitory_bed b join ${behind('dormitory_room m', 'b.room_id')}
    left join ${behind('dormitory_room_level l', 'm.level_id')}
    where b.tenant_id = ${actor.tenantId} and b.student_id = ${studentId}`.execute(db)
  return rows[0]
}
