import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { chance, stamped, stampOf } from './terms.ts'

/** The rooms that failed: checked again within three days, but for some of the last week, which wait or are late. */
export async function demoFindings(db: Database, tenantId: string, today: string): Promise<void> {
  const one = sql`f.room_id::text || f.day`
  await sql`insert into dormitory_unqualified (${stamped}, room_id, building_id, class_id, source, found_on, finding, due_on, due_at,
      state, fails, rechecked_at, rechecked_by, recheck_note)
    select ${stampOf(tenantId, sql`f.source || f.room_id || f.day`, sql`(f.day + time '21:30') at time zone 'Asia/Shanghai'`)},
      f.room_id, f.building_id, f.class_id, f.source, f.day, f.finding, f.day + 3,
      (f.day + 3 + time '23:59:59') at time zone 'Asia/Shanghai', x.state, case when ${chance(one, 'again')} < 12 then 1 else 0 end,
      case when x.state = 'passed' then (f.day + 2 + time '20:15') at time zone 'Asia/Shanghai' end,
      case when x.state = 'passed' then '值班宿管' end, case when x.state = 'passed' then '已按要求整改' end
    from (
      select 'health' as source, room_id, building_id, class_id, day, '卫生得分 ' || score || ' 分。' || remark as finding
      from dormitory_room_health where tenant_id = ${tenantId} and grade = 'failed'
      union all
      select 'safety', room_id, building_id, null, day, findings from dormitory_security_check
      where tenant_id = ${tenantId} and result = 'failed'
    ) f cross join lateral (select case when f.day + 3 >= ${today}::date then 'open'
      when f.day > ${today}::date - 10 and ${chance(one, 'late')} < 40 then 'overdue' else 'passed' end as state) x`.execute(
    db,
  )
}
