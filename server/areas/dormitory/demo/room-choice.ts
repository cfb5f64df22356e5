import { sql } from 'kysely'
import { roomChoice } from '#domain/dormitory/room-choice/choice.ts'
import { roomChoiceQuota } from '#domain/dormitory/room-choice/quota.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'

const day = 86_400_000
const note = '先到先得；选中后请在时限内确认，确认后如需更换请走调宿申请。'

/** A quota that is open in each house for the youngest grade, a second round of each college, the one of last year, and who chose by it. */
export async function demoRoomChoice({ db, now }: AppContext, tenantId: string): Promise<void> {
  const random = seeded(829)
  const { rows: houses } = await sql<{ id: string; name: string; grade: number }>`select g.id, g.name,
      (select max(grade)::int from base_student where tenant_id = g.tenant_id) as grade
    from base_building g where g.tenant_id = ${tenantId} and g.kind = 'dormitory' and g.enabled
    order by g.code limit 8`.execute(db)
  const at = now().getTime()
  const open = { opensAt: new Date(at - 2 * day), closesAt: new Date(at + 12 * day), holdSeconds: 60 }
  const past = { opensAt: new Date(at - 455 * day), closesAt: new Date(at - 450 * day), holdSeconds: 60 }
  const quotaOf = ({ id, name }: (typeof houses)[number], grade: number, window: object, beds: number) => ({
    ...{ id: random.id(), name: `${grade} 级 ${name} 选房`, grade, buildingId: id, beds },
    ...{ enabled: true, note, ...window },
  })
  const before = houses.map((house) => ({ house: house.id, ...quotaOf(house, house.grade - 1, past, 120) }))
  const { rows: colleges } = await sql<{
    id: string
    name: string
  }>`select d.id, d.name from base_department d
    where d.tenant_id = ${tenantId} and exists (select from base_student s where s.tenant_id = d.tenant_id
      and s.department_id = d.id and s.grade = ${houses[0]?.grade ?? 0}) order by d.code limit 8`.execute(db)
  const again = { opensAt: new Date(at + 13 * day), closesAt: new Date(at + 15 * day), holdSeconds: 60 }
  const rest = colleges.flatMap(({ id: departmentId, name }) =>
    houses.slice(0, 2).map((house) => ({
      ...quotaOf(house, house.grade, again, 20),
      ...{ name: `${house.grade} 级${name} ${house.name} 补选`, departmentId },
    })),
  )
  const quotas = [...houses.map((house) => quotaOf(house, house.grade, open, 60)), ...before, ...rest]
  await insertRows(db, roomChoiceQuota, tenantId, quotas, { by: 'demo', at: new Date(at - 3 * day) })
  const { rows } = await sql<{ studentId: string; bedId: string; buildingId: string; no: number }>`
    select student_id as "studentId", bed_id as "bedId", building_id as "buildingId", no from (
      select k.student_id, b.id as bed_id, k.building_id,
        row_number() over (partition by k.building_id order by s.student_no)::int as no
      from dormitory_bed b join dormitory_stay k on k.tenant_id = b.tenant_id and k.bed_id = b.id and k.until is null
      join base_student s on s.tenant_id = k.tenant_id and s.id = k.student_id
      where b.tenant_id = ${tenantId} and s.grade = ${(houses[0]?.grade ?? 0) - 1}) c
    where no <= 40`.execute(db)
  const chosen = rows.map(({ studentId, bedId, buildingId, no }) => ({
    ...{ id: random.id(), studentId, bedId, state: 'kept', heldUntil: null },
    quotaId: before.find(({ house }) => house === buildingId)?.id ?? null,
    keptAt: new Date(at - 455 * day + no * 37_000),
  }))
  await insertRows(db, roomChoice, tenantId, chosen, { by: 'demo', at: new Date(at - 455 * day) })
}
