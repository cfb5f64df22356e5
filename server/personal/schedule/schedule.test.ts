import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { deskOf } from '#tests/support/desk-calls.ts'
import { sessionsOn } from '#tests/support/session.ts'

const event = {
  title: '班会',
  kind: 'meeting',
  allDay: false,
  startsAt: '2026-12-01 18:00:00',
  endsAt: '2026-12-01 19:00:00',
  place: '教室',
}

describe.each(oneEngine)('on %s', (engine) => {
  const server = sessionsOn(engine)
  const desk = deskOf(server)
  type Desk = Awaited<ReturnType<typeof desk>>
  const on = async (ask: Desk, from: string, to = from) =>
    (await ask('GET', `base/schedule/mine?from=${from}&to=${to}`)).body.data

  it('keeps an appointment in the hours of China, and finds it on each day it touches', async () => {
    const ask = await desk('teacher')
    const night = { ...event, startsAt: '2026-12-01 23:30:00', endsAt: '2026-12-02 00:30:00' }
    expect((await ask('POST', 'base/schedule/add', night)).body.data).toMatchObject(night)
    expect([
      (await on(ask, '2026-11-30')).length,
      (await on(ask, '2026-12-01')).length,
      (await on(ask, '2026-12-02')).length,
      (await on(ask, '2026-12-03')).length,
    ]).toEqual([0, 1, 1, 0])
  })

  it('moves one, refuses it on an older revision, and removes it', async () => {
    const ask = await desk('teacher')
    const { id, revision } = (await ask('POST', 'base/schedule/add', event)).body.data
    const moved = { id, revision, startsAt: '2026-12-03 18:00:00', endsAt: '2026-12-03 19:00:00' }
    expect((await ask('POST', 'base/schedule/update', moved)).body.data).toMatchObject({
      title: '班会',
      startsAt: '2026-12-03 18:00:00',
    })
    const again = await ask('POST', 'base/schedule/update', moved)
    expect([again.status, again.body.data.current.revision]).toEqual([409, revision + 1])
    expect((await ask.remove('base/schedule/remove', id)).status).toBe(200)
    expect(await on(ask, '2026-12-03')).toEqual([])
  })

  it('A-11 is the calendar of one person: nobody else reads, moves or removes from it', async () => {
    const [mine, other] = [await desk('student'), await desk('student')]
    const { id, revision } = (await mine('POST', 'base/schedule/add', event)).body.data
    expect(await on(other, '2026-12-01')).toEqual([])
    expect((await other('POST', 'base/schedule/update', { id, revision, title: '我的' })).status).toBe(404)
    expect((await other.remove('base/schedule/remove', id)).status).toBe(404)
    expect(await on(mine, '2026-12-01')).toHaveLength(1)
  })

  it.each([
    { endsAt: '2026-12-01 17:00:00' },
    { startsAt: '2026-13-01 00:00:00' },
    { kind: 'party' },
    { title: '' },
    { userId: 'x' },
  ])('refuses %j', async (wrong) => {
    const ask = await desk('student')
    expect((await ask('POST', 'base/schedule/add', { ...event, ...wrong })).status).toBe(400)
  })

  it('gives no more than three months at once', async () => {
    const ask = await desk('student')
    const asked = (to: string) => ask('GET', `base/schedule/mine?from=2026-01-01&to=${to}`)
    expect((await asked('2026-04-02')).status).toBe(200)
    for (const to of ['2026-04-03', '2025-12-31', '2026-02-30', 'x'])
      expect((await asked(to)).status).toBe(400)
  })
})
