import { sql } from 'kysely'
import { teacherInfoRounds } from '#domain/base/info-rounds/info-rounds.ts'
import type { Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Round } from '#server/engine/rounds/facts.ts'
import { fillRound } from '#server/engine/rounds/fill.ts'

const day = 86_400_000
const note = '请核对联系方式、职称和学历；姓名、证件等修改后由人事处审核。'

/** The round of the demo college that has run for three days; who has an account has not confirmed yet. */
export async function demoTeacherInfoRounds(db: Database, tenantId: string): Promise<void> {
  const morning = new Date(Math.floor(Date.now() / day) * day)
  const opens = new Date(morning.getTime() - 3 * day)
  const [opensAt, closesAt] = [timeOf(opens), timeOf(new Date(morning.getTime() + 11 * day))]
  const said = {
    id: seeded(1130).id(),
    name: `${morning.getUTCFullYear()} 年教职工信息核对`,
    note,
    opensAt,
    closesAt,
  }
  const round = { ...said, state: 'open', departmentId: null, departments: null, posts: null } as const
  await insertRows(db, teacherInfoRounds.round, tenantId, [
    { ...round, opensAt: `${opensAt}+08`, closesAt: `${closesAt}+08` },
  ])
  await fillRound({ db, tenantId }, teacherInfoRounds, round as unknown as Round)
  await sql`update base_teacher_info_turn t set state = 'done',
      finished_at = ${opens.toISOString()}::timestamptz + make_interval(
        days => abs(hashtext(t.teacher_id::text)) % 3, hours => abs(hashtext(t.teacher_id::text)) / 3 % 10)
    where t.tenant_id = ${tenantId} and abs(hashtext(t.teacher_id::text)) % 100 < 58 and not exists (
      select from "system_user" u where u.tenant_id = t.tenant_id and u.teacher_id = t.teacher_id)`.execute(
    db,
  )
}
