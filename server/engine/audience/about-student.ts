import { type RawBuilder, sql } from 'kysely'
import { type News, notifyEverybody } from '#server/core/messages/notify.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

interface About {
  readonly studentId?: string | null
  /** Whose counsellors of today hear of it as well. */
  readonly classIds?: readonly (string | null)[]
}

/** The ids of whom news of a student are for, as a query: their own account, and those of the counsellors of some classes. */
export const aboutStudent = (
  { app, actor: { tenantId } }: Unit,
  { studentId = null, classIds = [] }: About,
): RawBuilder<{ id: string }> =>
  sql`select u.id from "system_user" u where u.tenant_id = ${tenantId} and u.enabled and (
    u.student_id = ${studentId}::uuid or u.teacher_id in (select c.teacher_id from base_counsellor c
      where c.tenant_id = ${tenantId} and c.class_id = any(${classIds}::uuid[])
        and coalesce(c.until >= ${todayOf(app)}::date, true)))`

/** Tells them, in the transaction of what it tells of. Says how many they were. */
export const tellAboutStudent = (unit: Unit, about: About, news: News): Promise<number> =>
  notifyEverybody(unit.db, unit.app, unit.actor.tenantId, aboutStudent(unit, about), news)
