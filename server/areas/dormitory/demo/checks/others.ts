import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { chance, stamped, stampOf, terms } from './terms.ts'

const evening = sql`(w.day + time '21:10') at time zone 'Asia/Shanghai'`
const each = sql`m.name || w.day`

/** One in eight rooms each term, in its fourth week or later: more electric heaters in winter terms. */
export async function demoSafety(db: Database, tenantId: string, today: string): Promise<void> {
  const hazard = sql`case when ${chance(each, 'hazard')} >= case when extract(month from w.day) in (11, 12) then 9 else 4 end then null
    else (array['appliance', 'wiring', 'appliance,wiring', 'alcohol', 'ebike', 'passage'])[1 + ${chance(each, 'which', 6)}] end`
  await sql`insert into dormitory_security_check (${stamped}, room_id, building_id, day, hazards, findings, confiscated, result, checker)
    select ${stampOf(tenantId, sql`'safety' || m.name || w.day`, evening)}, m.id, m.building_id, w.day, h.hazards,
      case when h.hazards is not null then '当场制止并教育，要求当日整改' end,
      case when h.hazards like '%appliance%' then '电热锅 1 个，已开具暂扣单' end,
      case when h.hazards is null then 'passed' else 'failed' end, '值班宿管'
    from dormitory_room m cross join ${terms}
    cross join lateral (select t.opens + 21 + 7 * ${chance(sql`m.building_id::text`, 'week', 6)} + ${chance(sql`m.building_id::text || m.floor`, 'weekday', 5)} as day) w
    cross join lateral (select ${hazard} as hazards) h
    where m.tenant_id = ${tenantId} and m.state = 'open' and ${chance(sql`m.name || t.opens`, 'checked', 8)} = 0 and w.day < ${today}::date`.execute(
    db,
  )
}

/** Each house every week, on an evening from Sunday to Thursday, and before holidays by several together. */
export async function demoInspections(db: Database, tenantId: string, today: string): Promise<void> {
  const house = sql`m.code || w.day`
  await sql`insert into dormitory_inspection (${stamped}, kind, day, building_id, present, absent, result, findings, checker)
    select ${stampOf(tenantId, sql`'inspection' || m.code || w.day`, evening)},
      case when w.day >= t.closes - 12 then 'holiday' else (array['night', 'night', 'spot', 'morning', 'joint'])[1 + ${chance(house, 'kind', 5)}] end,
      w.day, m.id, n.people - least(n.people, x.absent), least(n.people, x.absent),
      case when x.absent > 12 then 'failed' else 'passed' end,
      case when x.absent > 12 then '不在人数较多，已通知辅导员逐一核实' end, '值班宿管'
    from base_building m cross join ${terms}
    cross join lateral generate_series(t.opens, least(t.closes, ${today}::date), interval '7 days') s(week)
    cross join lateral (select s.week::date + ${chance(sql`m.code || s.week`, 'weekday', 4)} as day) w
    cross join lateral (select count(*)::int as people from dormitory_bed b where b.tenant_id = m.tenant_id and b.building_id = m.id and b.student_id is not null) n
    cross join lateral (select ${chance(house, 'absent', 9)} + case when ${chance(house, 'many')} < 6 then 10 else 0 end as absent) x
    where m.tenant_id = ${tenantId} and m.kind = 'dormitory' and w.day < ${today}::date and n.people > 0`.execute(
    db,
  )
}

/** Some students each term: late in warm evenings and before holidays, electric heaters in winter. */
export async function demoViolations(db: Database, tenantId: string, today: string): Promise<void> {
  const one = sql`s.student_no || t.opens`
  await sql`insert into dormitory_violation (${stamped}, student_id, class_id, department_id, room_id, building_id, kind, happened_at,
      points, detail, state, reason, recorder)
    select ${stampOf(tenantId, sql`'violation' || s.student_no || t.opens`, sql`w.at`)}, s.id, s.class_id, s.department_id,
      b.room_id, b.building_id, k.kind, w.at, k.points, k.detail,
      case when ${chance(one, 'revoked')} < 4 then 'revoked' else 'valid' end,
      case when ${chance(one, 'revoked')} < 4 then '经核实为登记错误' end, '值班宿管'
    from base_student s join dormitory_bed b on b.tenant_id = s.tenant_id and b.student_id = s.id
    cross join ${terms}
    cross join lateral (select t.opens + ${chance(one, 'day', 126)} as day) d
    cross join lateral (select (d.day + time '22:40' + make_interval(mins => ${chance(one, 'minute', 70)})) at time zone 'Asia/Shanghai' as at) w
    join (values (0, 'late', 2, '超过门禁时间返回宿舍'), (1, 'late', 2, '外出聚餐晚归'), (2, 'appliance', 5, '寝室内使用电热锅'),
      (3, 'appliance', 5, '寝室内使用取暖器'), (4, 'wiring', 5, '床铺上私拉插线板'), (5, 'alcohol', 3, '寝室内吸烟'),
      (6, 'noise', 2, '熄灯后大声喧哗，影响他人休息'), (7, 'absent', 5, '夜不归宿，未请假'), (8, 'pet', 3, '寝室内饲养宠物'))
      k(no, kind, points, detail) on k.no = case when extract(month from d.day) in (11, 12, 1) and ${chance(one, 'cold', 10)} < 4
        then 3 else ${chance(one, 'kind', 9)} end
    where s.tenant_id = ${tenantId} and s.entry_date <= t.opens and d.day < ${today}::date and d.day <= t.closes
      and extract(isodow from d.day) <> 6 and ${chance(one, 'does', 1000)} < 18
      and s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)`.execute(
    db,
  )
}
