import { describe, expect, it } from 'vitest'
import type { StateDeadline } from '#domain/kernel/flow.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { oneEngine } from '#tests/support/database.ts'
import { actorFor } from '#tests/support/running-cases.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { deadlineOf } from './deadline-of.ts'

describe.each(oneEngine)('the deadline of a state, on %s', (engine) => {
  const server = sessionsOn(engine, { now: () => new Date('2026-09-04T16:30:00+08:00') })

  // A Friday afternoon, an hour before the college closes.
  it.each<[Omit<StateDeadline, 'act' | 'field'>, object]>([
    [{ hours: 2 }, { dueAt: '2026-09-07 09:00:00' }],
    [{ hours: 2, clock: 'school-hours' }, { dueAt: '2026-09-07 09:00:00' }],
    [{ hours: 2, clock: 'wall' }, { dueAt: '2026-09-04 18:30:00' }],
    [{}, {}],
  ])('%j', async (deadline, set) => {
    const asked = { field: 'dueAt', act: 'lapse', ...deadline }
    const resource = { flow: { deadlines: { asked } } } as unknown as AnyResource
    const unit = {
      db: server.app().db,
      app: server.app(),
      actor: actorFor(server.tenantId, { id: 'x', name: '' }),
    }
    expect(await deadlineOf(unit, resource, 'asked')).toEqual(set)
    expect(await deadlineOf(unit, resource, 'other')).toEqual({})
  })
})
