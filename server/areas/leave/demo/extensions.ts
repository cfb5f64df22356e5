import { sql } from 'kysely'
import { leaveExtension } from '#domain/leave/extension.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { handedIn } from '#server/engine/approval/demo/handed-in.ts'

/** Of the longer leaves of the last half year a few had ended a day earlier, and were extended. */
export async function demoExtensions(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
): Promise<void> {
  const today = timeOf(now()).slice(0, 10)
  await sql`
    insert into leave_extension (id, tenant_id, created_at, created_by, updated_at, updated_by, application_id, ends_on,
      reason, state, days, lessons, student_id, class_id, department_id)
    select ${idFrom(sql`'extension' || l.id::text`)}, ${tenantId}, l.ends_at - interval '40 hours', 'demo',
      l.ends_at - interval '30 hours', 'demo', l.id, l.ends_on, '病情尚未好转，医嘱继续休息一天。', 'approved', 1,
      case when extract(isodow from l.ends_on) < 6 then 6 else 0 end, l.student_id, l.class_id, l.department_id
    from leave_application l
    where l.tenant_id = ${tenantId} and l.state in ('closed', 'archived') and l.days >= 2
      and l.type_id = (select id from leave_type where tenant_id = ${tenantId} and code = 'sick')
      and l.starts_on > ${today}::date - 180
      and ('x' || substr(md5(l.id::text), 1, 7))::bit(28)::int % 100 < 12`.execute(db)
}

interface Away {
  readonly id: string
  readonly endsOn: string
  readonly userId: string
  readonly userName: string
}

/** One that waits: of a student who is away, handed in by the class teacher of the demo; the counsellor's own classes come first. */
export async function demoAsking(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const { rows } =
    await sql<Away>`select l.id, (l.ends_on + 1)::text as "endsOn", u.id as "userId", u.name as "userName"
    from leave_application l
    join "system_user" u on u.tenant_id = l.tenant_id and u.account = 'teacher'
    where l.tenant_id = ${tenantId} and l.state = 'away'
    order by l.class_id in (select c.class_id from base_counsellor c join "system_user" p
      on p.tenant_id = c.tenant_id and p.teacher_id = c.teacher_id and p.account = 'counsellor'
      where c.tenant_id = l.tenant_id) desc, l.number limit 1`.execute(db)
  const [away] = rows
  if (!away) return
  const { userId, userName, endsOn } = away
  const asked = {
    applicationId: away.id,
    endsOn,
    reason: '返程车票改签，须晚一天返校。',
    days: 1,
    lessons: 6,
  }
  const row = { id: seeded(71).id(), state: 'reviewing', ...asked }
  await handedIn(app, tenantId, leaveExtension, row, { userId, userName })
}
