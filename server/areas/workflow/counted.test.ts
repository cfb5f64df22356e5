import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { daysAfter, weekDayOf } from '#domain/kernel/days.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { CaseTrace, TaskShown } from '#domain/workflow/calls.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { newId } from '#server/core/new-id.ts'
import { caseDesk, type Who } from '#tests/support/case-desk.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the deadline of a running task, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { ask, begun, act, kept, ring, users } = caseDesk(server)

  const shown = async (who: Who, id: string) => {
    const { data } = await ask<CaseTrace>(who, `workflow/case/trace?id=${id}`)
    return data.steps[0]?.tasks[0] as TaskShown
  }
  /** The next days on which the school works by the week alone. */
  const workingDays = () => {
    const today = timeOf(new Date(server.now())).slice(0, 10)
    return Array.from({ length: 14 }, (_, at) => daysAfter(today, at + 1)).filter(
      (day) => weekDayOf(day) <= 5,
    )
  }

  it('is counted line by line for who waits and who acts, closed days by their names', async () => {
    const [closed = ''] = workingDays()
    const calendarId = newId()
    const term = { name: '本学期', academicYear: '2026-2027', term: '1', startDate: '2026-08-31', weeks: 20 }
    const day = { id: newId(), calendarId, date: closed, kind: 'holiday', note: '校庆' }
    await insertRows(server.app().db, schoolCalendar, server.tenantId, [{ id: calendarId, ...term }])
    await insertRows(server.app().db, schoolCalendarDay, server.tenantId, [day])
    // The longest timer is the deadline, wherever it stands.
    const timers = [
      { hours: 16, act: 'reject' },
      { hours: 2, act: 'remind' },
    ] as const
    const { id } = await begun([approvalStep('only', '审批', users('one'), 8, { timers })])
    const task = await shown('one', id)
    expect(task.counted).toMatchObject({ from: task.openedAt, due: task.dueAt, hours: 16 })
    const lines = task.counted?.lines ?? []
    expect(lines.find(({ date }) => date === closed)).toMatchObject({
      is: 'off',
      kind: 'holiday',
      note: '校庆',
    })
    expect(lines.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(16 * 60)
    expect((await shown('starter', id)).counted).toEqual(task.counted)

    // The day is worked after all: the deadline stays as it was set, and the counting says what it would be.
    await sql`delete from base_school_calendar_day where id = ${day.id}`.execute(server.app().db)
    const after = await shown('one', id)
    expect(after.dueAt).toBe(task.dueAt)
    expect(String(after.counted?.due) < String(task.dueAt)).toBe(true)

    await act('one', id, { verb: 'approve' })
    expect(await shown('starter', id)).toMatchObject({ state: 'approved', counted: null })
  })

  it('is moved by the working time that the case was suspended, and the trail says so', async () => {
    const timers = [{ hours: 20, act: 'reject' }] as const
    const { id } = await begun([approvalStep('only', '审批', users('one'), 8, { timers })])
    const before = await shown('one', id)
    await act('admin', id, { verb: 'suspend', comment: '核查' })
    server.pass(7 * 24 * 3600)
    await act('admin', id, { verb: 'activate' })
    const after = await shown('one', id)
    expect(String(after.dueAt) > String(before.dueAt)).toBe(true)
    expect(after.counted?.due).toBe(after.dueAt)
    const { data } = await ask<CaseTrace>('one', `workflow/case/trace?id=${id}`)
    expect(data.state).toBe('reviewing')
    expect(data.events.map(({ verb, stood }) => [verb, stood !== null])).toEqual([
      ['start', false],
      ['suspend', false],
      ['activate', true],
    ])
    // The clock looks at it when it was due at first, and does nothing yet.
    for (const state of ['reviewing', 'rejected']) {
      await ring(id)
      expect((await kept(id)).found.value).toBe(state)
    }
  })

  it('is counted not at all where a step has none', async () => {
    const { id } = await begun([approvalStep('only', '审批', users('one'), 8, { timers: [] })])
    expect(await shown('one', id)).toMatchObject({ dueAt: null, counted: null })
  })
})
