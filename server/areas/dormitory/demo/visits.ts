import { sql } from 'kysely'
import { visit } from '#domain/dormitory/visit/visit.ts'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import type { Database } from '#server/core/app-context.ts'
import { type Random, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'

const weeks = 6
const found = [
  '走访 {n} 间寝室，学生作息正常，卫生良好。',
  '走访 {n} 间寝室，提醒两间寝室整理桌面和阳台杂物。',
  '与 {n} 间寝室的学生谈话，了解近期学习和实习安排。',
  '抽查 {n} 间寝室，未发现违规电器；一间寝室灯管损坏，已报修。',
  '走访 {n} 间寝室，一名学生感冒，已联系家长并提醒就医。',
  '检查 {n} 间寝室在寝情况，两名学生晚归，已当面教育。',
] as const

interface Lodged {
  readonly teacherId: string
  readonly departmentId: string
  readonly houses: readonly string[]
}

/** Two evenings a week of each counsellor in the houses of their students, for the last weeks; the latest one is not told of yet. */
export async function demoVisits(db: Database, tenantId: string): Promise<void> {
  const random = seeded(811)
  const today = timeOf(new Date()).slice(0, 10)
  const { rows: counsellors } = await sql<Lodged>`
    select c.teacher_id as "teacherId", t.department_id as "departmentId",
      array_agg(distinct b.building_id::text order by b.building_id::text) as houses
    from base_counsellor c join base_teacher t on t.tenant_id = c.tenant_id and t.id = c.teacher_id
    join base_student s on s.tenant_id = c.tenant_id and s.class_id = c.class_id
    join dormitory_bed b on b.tenant_id = s.tenant_id and b.student_id = s.id
    where c.tenant_id = ${tenantId} and (c.until is null or c.until >= ${today}::date)
    group by c.teacher_id, t.department_id order by c.teacher_id`.execute(db)
  const monday = mondayOf(today)
  const rows = counsellors.flatMap((lodged) =>
    Array.from({ length: weeks }, (_, ago) =>
      [random.below(3), 3 + random.below(2)].map((day) => ({ ago, day })),
    )
      .flat()
      .map(({ ago, day }) => daysAfter(monday, day - 7 * ago))
      .filter((day) => day < today)
      .map((day, at) => rowOf(random, lodged, day, at === 0)),
  )
  await insertRows(db, visit, tenantId, rows)
}

function rowOf(random: Random, { teacherId, departmentId, houses }: Lodged, day: string, isLatest: boolean) {
  const [hour, minute] = [19 + random.below(3), 10 + random.below(40)]
  const minutes = 20 + random.below(70)
  const at = (after: number) =>
    timeOf(new Date(Date.parse(`${day}T${hour}:${minute}:00+08:00`) + after * 60_000))
  const said = {
    state: 'done',
    minutes,
    leftAt: `${at(minutes)}+08`,
    findings: found[random.below(found.length)]?.replace('{n}', String(2 + random.below(7))),
  }
  return {
    ...{ id: random.id(), teacherId, departmentId, buildingId: houses[random.below(houses.length)], day },
    ...{ arrivedAt: `${at(0)}+08`, distance: 5 + random.below(120) },
    ...(isLatest && random.below(3) === 0 ? { state: 'present' } : said),
  }
}
