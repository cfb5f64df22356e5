import { sql } from 'kysely'
import { mentor } from '#domain/base/mentor.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { rosterRule } from '#domain/records/roster/rule.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

type Mentoring = Pick<Row<typeof mentor>, 'teacherId' | 'studentId' | 'since' | 'until'>

/**
 * A student has one mentor at a time, and a mentor no more students at once than the college allows. Two writes wait for
 * one another, so that both cannot take the last place.
 */
async function checkPlaces({ db, actor }: Unit, next: Mentoring, id: string | null) {
  const { tenantId } = actor
  await sql`select pg_advisory_xact_lock(hashtextextended(${`base.mentor ${tenantId}`}, 0))`.execute(db)
  const { mentorCapacity } = await settingsOf(db, tenantId, rosterRule)
  const { rows } = await sql<{ others: number; guided: number }>`
    select count(*) filter (where r.student_id = ${next.studentId})::int as others,
      count(distinct r.student_id) filter (where r.teacher_id = ${next.teacherId})::int as guided
    from base_mentor r
    where r.tenant_id = ${tenantId} and r.id is distinct from ${id}::uuid
      and (r.student_id = ${next.studentId} or r.teacher_id = ${next.teacherId})
      and r.since <= coalesce(${next.until}::date, 'infinity') and coalesce(r.until, 'infinity') >= ${next.since}::date`.execute(
    db,
  )
  const [found = { others: 0, guided: 0 }] = rows
  if (found.others > 0) refuseAt('studentId', '该学生在此期间已有导师，请先结束原来的指导或使用“更换导师”')
  if (found.guided >= mentorCapacity)
    refuseAt('teacherId', phrase('该导师在此期间已指导 {{count}} 名学生，达到上限', { count: found.guided }))
}

const hooks = {
  async beforeWrite(
    next: Partial<Row<typeof mentor>>,
    { current, ...unit }: Unit & { readonly current: Row<typeof mentor> | undefined },
  ) {
    const { teacherId, studentId, since, until = null } = next
    if (teacherId && studentId && since)
      await checkPlaces(unit, { teacherId, studentId, since, until }, current?.id ?? null)
    return undefined
  },
}

export const mentors = serve(mentor, {
  ...hooks,
  actions: {
    async replace(row, { newTeacherId, from }, unit) {
      if (newTeacherId === row.teacherId) refuseAt('newTeacherId', '新导师与原导师相同')
      if (from <= row.since) refuseAt('from', '更换日期应晚于原导师的开始日期')
      if (row.until && from > row.until) refuseAt('from', '更换日期不能晚于原导师的结束日期')
      await rowsOf(mentor, unit).update(row, { until: daysAfter(from, -1) }, {}, ['teacherId', 'studentId'])
      await checkPlaces(unit, { ...row, teacherId: newTeacherId, since: from }, null)
      await rowsOf(mentor, unit).insert({
        teacherId: newTeacherId,
        studentId: row.studentId,
        since: from,
        until: row.until,
      })
      return undefined
    },
  },
})
