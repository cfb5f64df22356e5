import { type RawBuilder, sql } from 'kysely'
import type { Lodger, Place } from '#domain/dormitory/placing/rules.ts'
import type { Database } from '#server/core/app-context.ts'

/** What the placing rules ask of students. */
export async function lodgersOf(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Lodger>> {
  const { rows } = await sql<Lodger>`select ${lodger} from base_student s ${lodgerJoins}
    where s.tenant_id = ${tenantId} and s.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((each) => [each.id, each]))
}

/** The columns of a `Lodger`, of students known as `s`, with `lodgerJoins`. */
export const lodger: RawBuilder<unknown> = sql`s.id, s.name, s.gender,
  s.student_state in ('01', '05') as "onRoll", s.department_id as "departmentId", lb.id as "bedId", lb.name as "bedName",
  (select max(k.until)::text from dormitory_stay k
    where k.tenant_id = s.tenant_id and k.student_id = s.id and k.until is not null) as "leftOn"`
export const lodgerJoins: RawBuilder<unknown> = sql`
  left join dormitory_bed lb on lb.tenant_id = s.tenant_id and lb.student_id = s.id`

/** What the placing rules ask of beds, known as `b`, in rooms `r` of levels `l`; `more` are further columns. */
export async function placesOf<P extends Place = Place>(
  db: Database,
  tenantId: string,
  which: RawBuilder<boolean>,
  more: RawBuilder<unknown> = sql``,
): Promise<readonly P[]> {
  const { rows } = await sql<P>`select b.id as "bedId", b.name as "bedName", b.mark,
      b.student_id as "studentId", b.promised_id as "promisedId",
      (select max(k.until)::text from dormitory_stay k
        where k.tenant_id = b.tenant_id and k.bed_id = b.id and k.until is not null) as "leftOn",
      r.name as "roomName", r.state as "roomState", r.capacity, r.department_id as "departmentId",
      d.name as "departmentName", g.enabled and g.kind = 'dormitory' as dormitory, g.name as "buildingName",
      coalesce(r.residents, f.residents, g.residents) as residents,
      array(select x.student_id from dormitory_bed x where x.tenant_id = b.tenant_id and x.room_id = b.room_id
        and x.student_id is not null) as sleepers${more}
    from dormitory_bed b
    join dormitory_room r on r.tenant_id = b.tenant_id and r.id = b.room_id
    join base_building g on g.tenant_id = r.tenant_id and g.id = r.building_id
    left join dormitory_floor f on f.tenant_id = r.tenant_id and f.building_id = r.building_id and f.no = r.floor
    left join dormitory_room_level l on l.tenant_id = r.tenant_id and l.id = r.level_id
    left join base_department d on d.tenant_id = r.tenant_id and d.id = r.department_id
    where b.tenant_id = ${tenantId} and ${which} order by r.no, b.no`.execute(db)
  return rows
}
