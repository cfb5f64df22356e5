import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { layoutFor } from '#domain/system/desktop-layout.ts'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { deskOf } from '#tests/support/desk-calls.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('on %s', (engine) => {
  const server = sessionsOn(engine)
  const desk = deskOf(server)

  beforeAll(() => loadDemo(server.app(), { size: 'small', tenantId: server.tenantId }))

  it('begins as the role has it, is kept as it was arranged, and goes back', async () => {
    const ask = await desk('student')
    const first = await ask('GET', 'base/desktop/mine')
    expect(first.body.data).toEqual({
      cards: layoutFor(['student']),
      own: false,
      usual: layoutFor(['student']),
    })
    const cards = [
      { card: 'todo', span: 2 },
      { card: 'greeting', span: 1 },
    ]
    expect((await ask('POST', 'base/desktop/save', { cards })).status).toBe(200)
    await ask('POST', 'base/desktop/save', { cards: cards.toReversed() })
    expect((await ask('GET', 'base/desktop/mine')).body.data).toMatchObject({
      cards: cards.toReversed(),
      own: true,
    })
    const back = await ask('POST', 'base/desktop/reset', {})
    expect(back.body.data).toMatchObject({ cards: layoutFor(['student']), own: false })
  })

  it('is the desktop of one person: nobody else sees what was arranged', async () => {
    const [mine, other] = [await desk('teacher'), await desk('teacher')]
    await mine('POST', 'base/desktop/save', { cards: [{ card: 'apps', span: 3 }] })
    expect((await other('GET', 'base/desktop/mine')).body.data.cards).toEqual(layoutFor(['teacher']))
    await other('POST', 'base/desktop/reset', {})
    expect((await mine('GET', 'base/desktop/mine')).body.data.own).toBe(true)
  })

  it.each([
    ['an unknown card', [{ card: 'weather', span: 1 }]],
    ['a card four columns wide', [{ card: 'todo', span: 4 }]],
    [
      'a card twice',
      [
        { card: 'todo', span: 1 },
        { card: 'todo', span: 2 },
      ],
    ],
    ['more than a card says', [{ card: 'todo', span: 1, script: '<b>' }]],
  ])('refuses %s', async (_, cards) => {
    const ask = await desk('student')
    expect((await ask('POST', 'base/desktop/save', { cards })).status).toBe(400)
    expect((await ask('GET', 'base/desktop/mine')).body.data.own).toBe(false)
  })

  it('counts whom a person looks over, and nothing for anyone who looks over nobody', async () => {
    const figures = async (role: 'admin' | 'student') =>
      (await (await desk(role))('GET', 'base/desktop/figures')).body.data
    const all = await figures('admin')
    expect(all.counts.map(({ name }: { name: string }) => name)).toEqual([
      'students',
      'teachers',
      'classes',
      'majors',
    ])
    expect(all.counts[2].value).toBe(12)
    expect(all.departments[0].students).toBe(all.counts[0].value)
    expect(await figures('student')).toEqual({ counts: [], departments: [] })
    await sql`insert into security_secret_field (tenant_id, id, created_by, updated_by, role_id, resource, field, access)
      select tenant_id, gen_random_uuid(), id, id, id, 'base.student', 'departmentId', 'hidden' from system_role
      where tenant_id = ${server.tenantId} and code = 'admin'`.execute(server.app().db)
    expect(await figures('admin')).toEqual({ counts: all.counts, departments: [] })
  })

  it('opens with what its cards show, each as its own call answers it, and nothing of other cards', async () => {
    const ask = await desk('student')
    const data = async (path: string) => (await ask('GET', `base/${path}`)).body.data
    const day = '2026-11-24'
    const days = `from=2026-10-26&to=2026-12-06`
    const opened = () => data(`desktop/open?day=${day}&${days}`)
    const { desktop, answers } = await opened()
    expect(desktop).toEqual(await data('desktop/mine'))
    expect(answers).toEqual({
      todo: await data('todo/mine?state=open'),
      messages: await data('message/mine?current=1&size=5'),
      notices: await data('notice/mine?current=1&size=5'),
      lessons: await data(`lesson/mine?from=${day}&to=${day}`),
      schedule: await data(`schedule/mine?${days}`),
      apps: await data('appName/getUserCollection?isAll=1'),
      recent: await data('appName/getUserUsedApp'),
    })
    await ask('POST', 'base/desktop/save', { cards: [{ card: 'greeting', span: 3 }] })
    expect(Object.keys((await opened()).answers)).toEqual(['lessons'])
  })

  it('leaves out a card that cannot be answered, and shows the others', async () => {
    const { body, status } = await (await desk('student'))(
      'GET',
      'base/desktop/open?from=2020-01-01&to=2026-12-06',
    )
    expect(status).toBe(200)
    expect(body.data.answers).not.toHaveProperty('schedule')
    expect(body.data.answers).toHaveProperty('todo')
  })

  it('asks for a session', async () => {
    for (const call of ['mine', 'open'])
      expect((await server.ask('GET', `base/desktop/${call}`)).status).toBe(401)
  })
})
