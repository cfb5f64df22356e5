import { sql } from 'kysely'
import { lesson } from '#domain/base/lesson.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { behind } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** A class, a teacher or a room has one lesson at a time. */
export const lessons = serve(lesson, {
  async beforeWrite(next, { db, actor: { tenantId }, current }) {
    const { rows } = await sql<Taken>`
      select l.class_id = ${next.classId} as "class", l.teacher_id = ${next.teacherId} as teacher, s.name
      from base_lesson l join ${behind('base_subject s', 'l.subject_id')}
      where l.tenant_id = ${tenantId} and l.id <> ${current?.id ?? nobody} and l.calendar_id = ${next.calendarId}
        and l.day_of_week = ${next.dayOfWeek} and l.from_section <= ${next.toSection}
        and l.to_section >= ${next.fromSection} and l.from_week <= ${next.toWeek} and l.to_week >= ${next.fromWeek}
        and (l.parity = ${next.parity} or l.parity = 'every' or ${next.parity}::text = 'every')
        and (l.class_id = ${next.classId} or l.teacher_id = ${next.teacherId} or l.venue_id = ${next.venueId ?? null}::uuid)
      limit 1`.execute(db)
    if (rows[0]) clash(rows[0])
    return undefined
  },
})

interface Taken {
  readonly class: boolean
  readonly teacher: boolean
  readonly name: string
}

function clash(taken: Taken): never {
  const [field, who] = taken.class
    ? ['classId', '班级']
    : taken.teacher
      ? ['teacherId', '任课教师']
      : ['venueId', '上课地点']
  const message = phrase('{{label}}在这个时间已有“{{value}}”', { label: who, value: taken.name })
  return refuse({ type: 'conflict', message, fields: { [field as string]: message } })
}
