import { describe, expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { StepForeseen } from '#domain/workflow/calls.ts'
import type { Design, Simulated } from '#domain/workflow/model-calls.ts'
import { servedOf } from '#server/core/serve.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('a leave that is only simulated, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, sent } = leaveCollege(server)

  async function tried(values: object) {
    const models = (await asks.admin('workflow/model/page')).data.records as { id: string; code: string }[]
    const id = models.find(({ code }) => code === 'leave')?.id
    const { steps } = (await asks.admin(`workflow/model/design?id=${id}`)).data as Design
    return asks.admin('workflow/model/simulate', { id, steps, studentId: ids.studentId, values })
  }
  const shownBy = (steps: readonly StepForeseen[]) => steps.map(({ title, people }) => [title, ...people])

  it('is told days and city as a student tells them, and answers with people and deadlines', async () => {
    const four = (await tried({ typeId: ids.personal, days: 4, leavesCity: true })).data as Simulated
    expect(four.reckoned).toEqual({ level: 'affairs' })
    if (!('steps' in four)) throw new Error(four.refused)
    expect(shownBy(four.steps)).toEqual([
      ['辅导员审核', 'counsellor'],
      ['学院审核', 'department'],
      ['学生处审核', 'admin'],
    ])
    let from = four.steps[0]?.from
    for (const { counted, due, ...step } of four.steps) {
      expect([step.from, counted?.from]).toEqual([from, from])
      expect([counted?.due, (counted?.lines ?? []).length > 0]).toEqual([due, true])
      from = due ?? undefined
    }
    expect(four.ends).toBe(from)
  })

  it.each<[object, string, number]>([
    [{ days: 1 }, 'counsellor', 1],
    [{ days: 1, leavesCity: true }, 'college', 2],
    [{ days: 1, holidayEve: true }, 'college', 2],
    [{ days: 8 }, 'leader', 4],
  ])('%j goes as far as a real one would', async (values, level, steps) => {
    const { data } = await tried(values)
    expect([data.reckoned.level, data.steps.length]).toEqual([level, steps])
  })

  it('of four days goes through the steps of one that is handed in', async () => {
    const rowId = await sent(3, 4)
    const path = `workflow/case/trace?resource=leave.application&rowId=${rowId}`
    const trace = (await asks.counsellor(path)).data
    const level = trace.row.level as string
    const { data } = await tried({ days: trace.row.days, holidayEve: trace.row.holidayEve })
    expect(data.reckoned).toEqual({ level })
  })

  it('says by the name of the field what cannot be', async () => {
    expect(await tried({ days: '很多' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('请假天数'),
    })
  })

  it('what a process says the server works out, the server does, from fields that there are', () => {
    const declared = resources.flatMap((resource) =>
      Object.entries(resource.flow?.approval?.reckons ?? {}).map(([name, from]) => ({
        resource,
        name,
        from,
      })),
    )
    expect(declared.length).toBeGreaterThan(0)
    for (const { resource, name, from } of declared) {
      const fields = resource.fields as Readonly<Record<string, Field>>
      expect(fields[name]?.presence).toBe('system')
      expect(from.filter((each) => !(each in fields))).toEqual([])
      expect(servedOf(server.app(), resource).reckon).toBeDefined()
    }
  })
})
