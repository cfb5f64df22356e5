import { describe, expect, it } from 'vitest'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the figures of the wall, on %s', (engine) => {
  const { ask, app, tenantId, person, signIn, pass } = sessionsOn(engine)
  const figures = async () => (await ask('GET', 'base/openApi/lofTV')).body.data

  it('count the college for anyone who passes, once in half a minute', async () => {
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
    expect(await figures()).toEqual(before)
    pass(31)
    const after = await figures()
    expect(after.signIns.at(-1)).toBe((before.signIns.at(-1) ?? 0) + 1)
  })

  it('tell nobody’s name', async () => {
    const text = JSON.stringify(await figures())
    expect(text).not.toContain('测试')
  })
})
