import { sql } from 'kysely'
import { daysAfter } from '#domain/kernel/days.ts'
import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { taskList } from '#server/areas/student-service/sign-task/server.ts'
import type { Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Round } from '#server/engine/rounds/facts.ts'
import { fillRound } from '#server/engine/rounds/fill.ts'

interface Planned extends Pick<Round, 'name' | 'opensAt' | 'closesAt' | 'state'> {
  readonly place: string
  readonly way: 'position' | 'turning' | 'both'
  readonly note: string
}

/** Counsellors who have tasks, those of students with an account first: a list of 200 students takes a tenth of a second. */
const most = 8

/** Of some counsellors a class meeting that is over, a lecture that students sign in at now, and a ceremony to come. */
export async function demoSignTasks(db: Database, tenantId: string): Promise<void> {
  const random = seeded(257)
  const today = timeOf(new Date()).slice(0, 10)
  const { rows: counsellors } = await sql<{ teacherId: string; classes: string }>`
    select c.teacher_id as "teacherId", string_agg(c.class_id::text, ',' order by c.class_id) as classes
    from base_counsellor c where c.tenant_id = ${tenantId} and (c.until is null or c.until >= ${today}::date)
    group by c.teacher_id order by bool_or(exists (select from "system_user" u
      join base_student s on s.tenant_id = u.tenant_id and s.id = u.student_id
      where u.tenant_id = ${tenantId} and s.class_id = c.class_id)) desc, c.teacher_id limit ${most}`.execute(
    db,
  )
  const { rows: houses } = await sql<{
    id: string
  }>`select id from base_building where tenant_id = ${tenantId}
    and kind = 'teaching' and longitude is not null order by code limit 1`.execute(db)
  const buildingId = houses[0]?.id ?? null
  const hours = (day: number, from: string, to: string) => ({
    opensAt: `${daysAfter(today, day)} ${from}:00`,
    closesAt: `${daysAfter(today, day)} ${to}:00`,
  })
  const planned: readonly Planned[] = [
    {
      ...{ name: '主题班会签到', place: '本班教室', way: 'position', state: 'closed' },
      ...{ ...hours(-6, '18:50', '19:30'), note: '请按时到教室参加主题班会。' },
    },
    {
      ...{ name: '安全教育讲座签到', place: '学术报告厅', way: 'turning', state: 'open' },
      ...{ opensAt: hours(-1, '12:00', '12:00').opensAt, closesAt: hours(2, '22:00', '22:00').closesAt },
      note: '入场后扫描屏幕上的二维码签到，二维码每 15 秒更换。',
    },
    {
      ...{ name: '升旗仪式签到', place: '田径场', way: 'both', state: 'draft' },
      ...{ ...hours(3, '07:00', '07:30'), note: '在田径场集合后签到。' },
    },
  ]
  for (const { teacherId, classes } of counsellors)
    for (const task of planned) {
      const near = task.way === 'turning' || !buildingId ? {} : { buildingId, radius: 200 }
      const way = near.buildingId ? task.way : 'turning'
      const bounds = { departmentId: null, fromGrade: null, toGrade: null, departments: null }
      const kept = {
        ...task,
        ...bounds,
        ...near,
        way,
        id: random.id(),
        ownerId: teacherId,
        classes,
        onTimeMinutes: 20,
      }
      await insertRows(db, signTasks.round, tenantId, [
        { ...kept, opensAt: `${task.opensAt}+08`, closesAt: `${task.closesAt}+08` },
      ])
      if (task.state === 'draft') continue
      await fillRound({ db, tenantId }, signTasks, kept, taskList)
      await signSome(db, tenantId, kept)
    }
}

/** By what their ids hash to; of the task that runs, nobody who has an account, so that it can be tried out. */
async function signSome(
  db: Database,
  tenantId: string,
  { id, opensAt, state, way }: Round & { way: string },
) {
  const opens = sql`${`${opensAt}+08`}::timestamptz`
  const [onTime, late] = state === 'open' ? [60, 60] : [92, 96]
  await sql`update student_service_sign_task_turn t set state = 'done', way = ${way}, late = f.of >= ${onTime},
      finished_at = least(${opens} + make_interval(secs => case when f.of < ${onTime} then 60 else 1300 end + f.second), now()),
      distance = case when ${way} = 'position' then 6 + f.second % 150 end,
      result = case when f.of < ${onTime} then 'signed' else 'late' end
    from base_student k cross join lateral (select abs(hashtext(k.id::text || ${opensAt} || 'fate')) % 100 as of,
      abs(hashtext(k.id::text || ${opensAt} || 'second')) % 860 as second) f
    where t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting'
      and k.tenant_id = t.tenant_id and k.id = t.student_id and f.of < ${late}
      and (${state === 'closed'} or not exists (select from "system_user" u
        where u.tenant_id = t.tenant_id and u.student_id = t.student_id))`.execute(db)
}
