import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { chance, stamped, stampOf, terms } from './terms.ts'

const key = sql`m.name || w.day`
const item = (name: string) =>
  sql`least(10, greatest(2, c.base + ${chance(sql`m.name || c.day`, name, 4)} - 1))`
const evening = sql`(p.day + time '20:40') at time zone 'Asia/Shanghai'`
const weighed = sql`20 * ground + 20 * beds + 15 * desks + 15 * tidiness + 20 * coalesce(bathroom, 0) + 10 * coalesce(balcony, 0)`
const whole = sql`(70 + case when bathroom is null then 0 else 20 end + case when balcony is null then 0 else 10 end)`

/** Each room where somebody lives once in twelve weeks, its house always on the same weekday: worse in winter, better before the holidays. */
export async function demoHealth(db: Database, tenantId: string, today: string): Promise<void> {
  await sql`with houses as (
      select id, row_number() over (order by code)::int as no from base_building
      where tenant_id = ${tenantId} and kind = 'dormitory'
    ), classes as (
      select distinct on (b.room_id) b.room_id, s.class_id, s.department_id, min(s.entry_date) as since
      from dormitory_bed b join base_student s on s.tenant_id = b.tenant_id and s.id = b.student_id
      where b.tenant_id = ${tenantId} group by b.room_id, s.class_id, s.department_id
      order by b.room_id, count(*) desc, s.class_id
    ), checked as (
      select m.id as room_id, m.name, m.building_id, m.floor, m.bathroom as has_bathroom, m.balcony as has_balcony, w.day,
        case when k.since <= w.day then k.class_id end as class_id,
        case when k.since <= w.day then k.department_id end as department_id,
        7 + ${chance(sql`m.name`, 'tidy', 4)} - case when extract(month from w.day) in (12, 1) then 1 else 0 end
          + case when extract(month from w.day) in (5, 6) then 1 else 0 end
          - case when ${chance(key, 'bad')} < 4 then 5 else 0 end as base
      from dormitory_room m join houses h on h.id = m.building_id
      join classes k on k.room_id = m.id
      cross join ${terms} cross join lateral generate_series(t.opens, least(t.closes, ${today}::date), interval '7 days') s(week)
      cross join lateral (select s.week::date + (h.no % 4)::int as day, (s.week::date - date '2025-02-24') / 7 as no) w
      where m.tenant_id = ${tenantId} and m.state = 'open' and w.day < ${today}::date
        and (w.no + ${chance(sql`m.name`, 'turn', 12)}) % 12 = 0
    ), pointed as (
      select c.*, ${item('ground')} as ground, ${item('beds')} as beds, ${item('desks')} as desks,
        ${item('tidiness')} as tidiness, case when c.has_bathroom then ${item('bathroom')} end as bathroom,
        case when c.has_balcony then ${item('balcony')} end as balcony
      from checked c cross join lateral (select c.name) m(name)
    ), scored as (select p.*, round((${weighed}) * 10.0 / ${whole})::int as score from pointed p)
    insert into dormitory_room_health (${stamped}, room_id, day, ground, beds, desks, tidiness, bathroom, balcony, score,
      grade, building_id, floor, class_id, department_id, checker, remark)
    select ${stampOf(tenantId, sql`'health' || p.name || p.day`, evening)}, p.room_id, p.day, p.ground, p.beds, p.desks,
      p.tidiness, p.bathroom, p.balcony, p.score,
      case when p.score >= 90 then 'excellent' when p.score >= 80 then 'good' when p.score >= 60 then 'passed' else 'failed' end,
      p.building_id, p.floor, p.class_id, p.department_id, '值班宿管',
      case when p.score < 60 then '地面有垃圾，物品摆放凌乱，被褥未整理' end
    from scored p`.execute(db)
}
