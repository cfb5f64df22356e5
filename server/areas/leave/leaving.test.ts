import { describe, expect, it } from 'vitest'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { arrears } from '#domain/dormitory/arrears/arrears.ts'
import { leaveSchool } from '#domain/dormitory/leave-school/leave-school.ts'
import { feeBody } from '#domain/fee/body.ts'
import { feeProject } from '#domain/fee/project.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import type { LeavingStep } from '#domain/leave/calls.ts'
import { table } from '#server/core/database/table.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the steps of leaving school on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep } = leaveCollege(server)
  const own = 'leave/oneThing/mine'
  const of = () => `${own}?studentId=${ids.studentId}`

  async function step(code: LeavingStep['code']) {
    const { data } = await asks.student(own)
    return (data as readonly LeavingStep[]).find((each) => each.code === code)
  }

  it('are told to the student and to those who look after the student, and to nobody else', async () => {
    const codes = async (who: keyof typeof asks, asked = of()) =>
      (await asks[who](asked)).data.map(({ code }: LeavingStep) => code)
    const steps = ['leaves', 'fees', 'keys', 'card']
    expect(await codes('counsellor')).toEqual(steps)
    expect(await codes('student', own)).toEqual(steps)
    for (const who of ['stranger', 'classmate'] as const) expect(await codes(who)).toEqual([])
    expect((await asks.guard(of())).status).toBe(403)
  })

  it('never tell a debtor that nothing is owed, whichever office the debt is kept by', async () => {
    const none = { code: 'fees', done: true, left: null, lodging: null }
    expect(await step('fees')).toEqual(none)

    const body = { code: 'X', name: '学校', kind: 'school', enabled: true }
    const project = {
      code: 'T',
      name: '学费',
      kind: '01',
      prepaid: false,
      refundable: true,
      sort: 10,
      enabled: true,
    }
    const projectId = await keep(feeProject, { ...project, bodyId: await keep(feeBody, body) })
    const fee = { studentId: ids.studentId, projectId, due: 500_000, dueOn: '2026-09-01' }
    await keep(studentFee, { ...fee, academicYear: '2025-2026', owed: 120_050, state: 'part' })
    await keep(studentFee, { ...fee, academicYear: '2026-2027', owed: 30_000, state: 'deferred' })
    // Paid too much for one year: that pays for no other.
    await keep(studentFee, { ...fee, academicYear: '2024-2025', owed: -200_000, state: 'paid' })
    expect(await step('fees')).toEqual({ ...none, done: false, left: '1500.50' })

    const terms = await table(schoolCalendar, server.app().db, server.tenantId).list({}, ['id'])
    const lodging = { studentId: ids.studentId, termId: terms[0]?.id, due: 60_000, dueOn: '2026-10-01' }
    const arrearsId = await keep(arrears, { ...lodging, owed: 60_000, state: 'owing' })
    expect(await step('fees')).toEqual({ ...none, done: false, left: '1500.50', lodging: '600.00' })
    await table(studentFee, server.app().db, server.tenantId).update(
      { studentId: ids.studentId },
      { owed: '0.00' },
    )
    expect(await step('fees')).toEqual({ ...none, done: false, lodging: '600.00' })
    await table(arrears, server.app().db, server.tenantId).update({ id: arrearsId }, { owed: '0.00' })
    expect(await step('fees')).toEqual(none)
  })

  it('have one for a departure that was entered, until it is carried out', async () => {
    expect(await step('departure')).toBeUndefined()
    const entered = { studentId: ids.studentId, kind: 'graduation', leavesOn: '2026-07-01' }
    const id = await keep(leaveSchool, { ...entered, state: 'expected' })
    expect(await step('departure')).toEqual({ code: 'departure', done: false, left: '2026-07-01' })
    const departures = table(leaveSchool, server.app().db, server.tenantId)
    await departures.update({ id }, { state: 'gone' })
    expect(await step('departure')).toMatchObject({ done: true })
  })
})
