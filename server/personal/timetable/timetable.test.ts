import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { deskOf } from '#tests/support/desk-calls.ts'
import { sessionsOn } from '#tests/support/session.ts'

interface Lesson {
  readonly id: string
  readonly className: string
  readonly teacher: string
  readonly startsAt: string
}

describe.each(oneEngine)('on %s', (engine) => {
  const server = sessionsOn(engine)
  const desk = deskOf(server)
  type Desk = Awaited<ReturnType<typeof desk>>
  const db = () => server.app().db
  const { tenantId } = server
  const days = async (ask: Desk, from: string, to = from) =>
    (await ask('GET', `base/lesson/mine?from=${from}&to=${to}`)).body.data
  const lessonsOf = async (ask: Desk, from: string, to = from): Promise<Lesson[]> =>
    (await days(ask, from, to)).flatMap(({ lessons }: { lessons: Lesson[] }) => lessons)

  let student: Desk
  let teacher: Desk
  let className: string
  beforeAll(async () => {
    await loadDemo(server.app(), { size: 'small', tenantId })
    const { rows } = await sql<{ student: string; teacher: string; name: string }>`
      select (select min(id::text) from base_student s where s.tenant_id = ${tenantId} and s.class_id = l.class_id) as student,
        l.teacher_id as teacher, c.name from base_lesson l
      join base_class c on c.tenant_id = l.tenant_id and c.id = l.class_id
      where l.tenant_id = ${tenantId} and l.day_of_week = '2' and l.parity = 'every' limit 1`.execute(db())
    const [first] = rows
    className = first?.name ?? ''
    student = await desk('student', { kind: 'student', studentId: first?.student ?? '' })
    teacher = await desk('teacher', { kind: 'teacher', teacherId: first?.teacher ?? '' })
  })

  it('gives a student the lessons of the class, and a teacher their own', async () => {
    const ofClass = await lessonsOf(student, '2026-11-02', '2026-11-08')
    expect(ofClass.length).toBeGreaterThan(5)
    expect(new Set(ofClass.map((lesson) => lesson.className))).toEqual(new Set([className]))
    const given = await lessonsOf(teacher, '2026-11-02', '2026-11-08')
    expect(new Set(given.map((lesson) => lesson.teacher)).size).toBe(1)
    expect(given.some((lesson) => lesson.className === className)).toBe(true)
  })

  it('gives on a make-up day the lessons of the day it stands in for, and none in a holiday', async () => {
    const [saturday] = await days(student, '2026-09-20')
    expect(saturday).toMatchObject({ kind: 'swapped', dayOfWeekAs: '2', dayOfWeek: 7, week: 3 })
    expect(saturday.lessons.length).toBeGreaterThan(0)
    const [holiday] = await days(student, '2026-10-06')
    expect(holiday).toMatchObject({ kind: 'holiday', note: '国庆节', lessons: [] })
  })

  it('tells the hours by the season', async () => {
    const hours = async (from: string, to: string) =>
      new Set((await lessonsOf(student, from, to)).map(({ startsAt }) => startsAt))
    const [summer, winter] = [
      await hours('2026-09-14', '2026-09-18'),
      await hours('2026-11-02', '2026-11-06'),
    ]
    expect(winter.has('14:30')).toBe(false)
    expect(summer.has('14:00')).toBe(false)
  })

  it('is empty for anyone who is neither, and outside the terms', async () => {
    expect(await lessonsOf(await desk('employer'), '2026-11-02', '2026-11-08')).toEqual([])
    expect((await days(student, '2026-08-01'))[0]).toMatchObject({ term: null, week: null, lessons: [] })
  })

  it('lets no class, teacher or room be in two places at once', async () => {
    const admin = await desk('admin')
    const { rows } = await sql<{ id: string }>`select id from base_lesson
      where tenant_id = ${tenantId} and parity = 'every' limit 1`.execute(db())
    const { body } = await admin('GET', `base/lesson/getOne?id=${rows[0]?.id}`)
    const { calendarId, classId, subjectId, teacherId, dayOfWeek, fromSection, toSection } = body.data
    const again = { calendarId, classId, subjectId, teacherId, dayOfWeek, fromSection, toSection }
    const answer = await admin('POST', 'base/lesson/add', { ...again, fromWeek: 5, toWeek: 6, parity: 'odd' })
    expect([answer.status, answer.body.msg]).toEqual([409, expect.stringContaining('班级在这个时间已有')])
    const evening = { ...again, fromSection: 9, toSection: 10, fromWeek: 5, toWeek: 6, parity: 'odd' }
    expect((await admin('POST', 'base/lesson/add', evening)).body.data.labels.departmentId).toBeTruthy()
  })

  it('the demo timetable has nobody in two places', async () => {
    const { rows } = await sql`select 1 from base_lesson a join base_lesson b on b.tenant_id = a.tenant_id
      and b.calendar_id = a.calendar_id and b.id > a.id and b.day_of_week = a.day_of_week
      and b.from_section <= a.to_section and b.to_section >= a.from_section
      and (a.parity = b.parity or a.parity = 'every' or b.parity = 'every')
      and (a.class_id = b.class_id or a.teacher_id = b.teacher_id or a.venue_id = b.venue_id)
      where a.tenant_id = ${tenantId} and a.created_by = 'demo' and b.created_by = 'demo'`.execute(db())
    expect(rows).toEqual([])
  })
})
