import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'

/** For so many days before today the gate has kept who went through. */
const days = 45

/** Leaves of the last weeks as the guard at the gate read them: out and back, a few of them first with a code too old. */
export async function demoGate({ db, now }: Pick<AppContext, 'db' | 'now'>, tenantId: string): Promise<void> {
  const today = timeOf(now()).slice(0, 10)
  await sql`
    insert into leave_gate_record (id, tenant_id, created_at, created_by, updated_at, updated_by, key, code, application_id, student_id,
      class_id, department_id, direction, verdict, passed_at, received_at, offline, gate, guard_id)
    select ${idFrom(sql`p.id::text || p.direction || p.verdict`)}, ${tenantId}, p.at, 'demo', p.at, 'demo',
      'demo-' || left(md5(p.id::text || p.direction || p.verdict), 20), 'demo-' || left(md5(p.direction || p.id::text), 20),
      p.id, p.student_id, p.class_id, p.department_id, p.direction, p.verdict, p.at,
      p.at + case when p.chance < 4 then interval '25 minutes' else interval '1 second' end, p.chance < 4,
      case when p.chance % 10 < 7 then '东门' else '南门' end, g.id
    from (
      select l.id, l.student_id, l.class_id, l.department_id, way.direction, way.verdict, way.at,
        ('x' || substr(md5(l.id::text || way.direction), 1, 7))::bit(28)::int % 100 as chance
      from leave_application l
      cross join lateral (values ('out', 'passed', l.left_at),
        ('out', 'expired', l.left_at - interval '2 minutes'),
        ('in', case when l.returned_late then 'passed-late' else 'passed' end, l.returned_at)) way(direction, verdict, at)
      where l.tenant_id = ${tenantId} and l.left_at > ${today}::date - ${sql.lit(days)} and l.leaves_campus
        and way.at < ${today}::date
    ) p
    join "system_user" g on g.tenant_id = ${tenantId} and g.account = 'verifier'
    where p.verdict <> 'expired' or p.chance < 6`.execute(db)
}
