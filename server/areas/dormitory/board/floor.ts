import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { bed } from '#domain/dormitory/bed.ts'
import type { BoardBed, Boarder, BoardFloor, House } from '#domain/dormitory/board/calls.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { lodger, lodgerJoins, placesOf } from '../stay/facts.ts'

const seen = 'dormitory.bed:view'

/** The houses within reach, with how many sleep on each floor. */
export async function housesOf({ db, actor }: Unit): Promise<readonly House[]> {
  const { rows } = await sql<House>`select g.id, g.name, c.name as campus,
      jsonb_agg(jsonb_build_object('no', f.floor, 'beds', f.beds, 'occupied', f.occupied) order by f.floor) as floors
    from (select r.building_id, m.floor, count(*)::int as beds, count(r.student_id)::int as occupied
      from dormitory_bed r join ${behind('dormitory_room m', 'r.room_id')}
      where r.tenant_id = ${actor.tenantId} and ${scopeFilter(bed, actor, seen)()}
      group by r.building_id, m.floor) f
    join base_building g on g.tenant_id = ${actor.tenantId} and g.id = f.building_id
    join ${behind('base_campus c', 'g.campus_id')}
    group by g.id, g.name, g.name_sort_key, c.name order by g.name_sort_key`.execute(db)
  return rows
}

/** The beds of one floor with who sleeps there, or slept there in the night of a day that is over. */
export async function floorOf(
  unit: Unit,
  {
    buildingId,
    floor,
    on,
  }: { readonly buildingId: string; readonly floor: number; readonly on?: string | undefined },
): Promise<BoardFloor> {
  const { db, app, actor } = unit
  const today = todayOf(app)
  const where = sql<boolean>`r.building_id = ${buildingId} and r.floor = ${floor}
    and ${scopeFilter(bed, actor, seen)('b')}`
  const more = sql`, b.no, b.room_id as "roomId", r.no as "roomNo", b.state,
    l.name as level, l.fee::float8 as fen`
  const beds = await placesOf<Kept>(db, actor.tenantId, where, more)
  const slept =
    on && on < today
      ? await sleptOn(
          unit,
          beds.map(({ bedId }) => bedId),
          on,
        )
      : undefined
  const idOf = (own: Pick<Kept, 'bedId' | 'studentId'>) =>
    slept ? (slept.get(own.bedId) ?? null) : own.studentId
  const known = await boardersOf(
    unit,
    sql`s.id = any(${beds.flatMap((own) => [idOf(own) ?? [], own.promisedId ?? []].flat())}::uuid[])`,
    beds.length * 2,
  )
  const whoIs = new Map(known.map((each) => [each.id, each]))
  return {
    today,
    beds: beds.map(({ fen, ...own }) => {
      const sleeper = whoIs.get(idOf(own) ?? '') ?? null
      return {
        ...own,
        ...(slept && { state: sleeper ? 'occupied' : 'free', studentId: sleeper?.id ?? null }),
        fee: fen === null ? null : yuanOf(fen),
        sleeper,
        promised: slept ? null : (whoIs.get(own.promisedId ?? '')?.name ?? null),
      }
    }),
  }
}

/** As the database knows it; the fee of its level in fen. */
type Kept = Omit<BoardBed, 'sleeper' | 'promised' | 'fee'> & { readonly fen: number | null }

/** Bed to student, of the night of that day. */
async function sleptOn({ db, actor }: Unit, bedIds: readonly string[], on: string) {
  const { rows } = await sql<{
    bedId: string
    studentId: string
  }>`select bed_id as "bedId", student_id as "studentId"
    from dormitory_stay where tenant_id = ${actor.tenantId} and bed_id = any(${bedIds}::uuid[])
      and since <= ${on}::date and coalesce(until > ${on}::date, true)`.execute(db)
  return new Map(rows.map(({ bedId, studentId }) => [bedId, studentId]))
}

/** Students, known as `s`, as the board shows them to the asker. */
export async function boardersOf(
  { db, actor }: Unit,
  where: ReturnType<typeof sql<boolean>>,
  most: number,
  order = sql`s.student_no`,
): Promise<readonly Boarder[]> {
  const { rows } = await sql<Boarder>`select ${lodger}, s.class_id as "classId", c.name as "className"
    from base_student s left join ${behind('base_class c', 's.class_id')} ${lodgerJoins}
    where s.tenant_id = ${actor.tenantId} and ${where} order by ${order} limit ${most}`.execute(db)
  const covered = await maskerFor(db, actor, student)
  return rows.map((row) => ({ ...row, ...covered({ name: row.name }) }))
}
