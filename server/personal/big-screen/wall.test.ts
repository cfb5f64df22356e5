import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the figures of the wall, on %s', (engine) => {
  const { ask, app, tenantId, person, signIn, pass, now } = sessionsOn(engine)
  const figures = async () => (await ask('GET', 'base/openApi/lofTV')).body.data

  /** Ten past the next hour, and not the last hour of a day of the school: the next one is still of it. */
  function toAQuietMoment() {
    const hour = 3_600_000
    pass((Math.ceil(now() / hour) * hour - now()) / 1000 + 600)
    if (new Date(now()).getUTCHours() === 15) pass(3600)
  }
  /** The database stamps a sign-in by a clock of its own. */
  const signedInAt = (moment: number) =>
    sql`update security_audit_record set created_at = ${new Date(moment).toISOString()}::timestamptz
      where tenant_id = ${tenantId} and action = '登录'`.execute(app().db)

  it('count the college for anyone who passes, once in half a minute', async () => {
    toAQuietMoment()
    await loadDemo(app(), { size: 'small', tenantId })
    const before = await figures()
    expect(before).toMatchObject({ students: expect.any(Number), classes: 12, schoolName: '' })
    const sum = (parts: readonly { value: number }[]) => parts.reduce((all, { value }) => all + value, 0)
    expect(before.students).toBeGreaterThan(200)
    expect([sum(before.campuses), sum(before.departments)]).toEqual([before.students, before.students])
    const byGrade = before.grades.reduce(
      (all: number, { men, women }: { men: number; women: number }) => all + men + women,
      0,
    )
    expect(byGrade).toBe(before.students)

    await signIn(await person())
    await signedInAt(now())
    expect(await figures()).toEqual(before)
    pass(31)
    const after = await figures()
    expect(after.signIns).toEqual([...before.signIns.slice(0, -1), before.signIns.at(-1) + 1])
    pass(3600)
    expect((await figures()).signIns).toEqual([...after.signIns, 0])
  })

  it('tell nobody’s name', async () => {
    const text = JSON.stringify(await figures())
    expect(text).not.toContain('测试')
  })
})
