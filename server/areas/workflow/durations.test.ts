import { describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import type { Figures } from '#domain/kernel/figures.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { StepDuration } from '#domain/workflow/durations-calls.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { caseDesk } from '#tests/support/case-desk.ts'
import { oneEngine } from '#tests/support/database.ts'
import { actorFor, publishedModel, runningCase } from '#tests/support/running-cases.ts'
import { sessionsOn } from '#tests/support/session.ts'

const hour = 3_600_000

describe.each(oneEngine)('how long the steps of a process take, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { ask, users, id, about } = caseDesk(server)
  const day = (far: number) => daysAfter(timeOf(new Date(server.now())).slice(0, 10), far)
  const asked = (model: string, days = 30) =>
    ask<readonly StepDuration[]>('admin', `workflow/model/durations?id=${model}&days=${days}`)

  it('is told by step: half of the decisions, nine of ten, and how many came late', async () => {
    const timers = [{ hours: 1, act: 'remind' }] as const
    const { modelId } = await publishedModel(server.app(), server.tenantId, [
      approvalStep('first', '初审', users('one'), 8, { timers }),
      approvalStep('second', '复审', users('boss'), 8, { timers: [] }),
    ])
    expect((await asked(modelId)).data).toEqual([])
    const decide = (of: string, who: 'one' | 'boss', task: string) =>
      inTransaction(server.app(), actorFor(server.tenantId, { id: id(who), name: who }), (unit) =>
        perform(unit, of, { verb: 'approve', task }),
      )
    // One to eleven days of waiting, the last half an hour of the second step.
    for (let days = 1; days <= 11; days++) {
      const of = await runningCase(server.app(), server.tenantId, {
        ...{ modelId, title: '申请', starter: { id: id('starter'), name: 'starter' } },
        ...{ studentId: about.studentId, resource: 'base.student', rowId: about.studentId },
      })
      server.pass(days * 24 * 3600)
      await decide(of, 'one', 't1')
      server.pass(1800)
      if (days === 11) await decide(of, 'boss', 't2')
    }
    const { data } = await asked(modelId, 365)
    expect(data).toEqual([
      {
        step: 'first',
        title: '初审',
        decided: 11,
        half: 6 * 24 * hour,
        most: 10 * 24 * hour,
        late: expect.any(Number),
      },
      { step: 'second', title: '复审', decided: 1, half: hour / 2, most: hour / 2, late: 0 },
    ])
    // The case that was decided to its end took eleven days and half an hour; the others run.
    const counted = await ask<Figures>(
      'admin',
      `workflow/statsDuration/figures?by=modelId&from=${day(-200)}&to=${day(0)}`,
    )
    const row = counted.data.sets
      .find(({ by }) => by.join() === 'modelId')
      ?.rows.find(({ keys }) => keys[0] === modelId)
    const told = Object.fromEntries(counted.data.measures.map((name, at) => [name, row?.figures[at]]))
    expect(told).toEqual({ times: 11, ended: 1, hours: 264.5, half: 264.5, most: 264.5 })
    // A day may be one without working hours; two in a row with them always pass an hour's deadline.
    expect(data[0]?.late).toBeGreaterThanOrEqual(8)
    expect((await asked(modelId, 1)).data.map(({ decided }) => decided)).toEqual([1, 1])
    expect((await ask('one', `workflow/model/durations?id=${modelId}&days=30`)).status).toBe(403)
    expect((await asked(modelId, 0)).status).toBe(400)
  })
})
