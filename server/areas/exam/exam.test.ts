import { describe, expect, it } from 'vitest'
import { stamps } from '#server/core/stamps.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('announced examinations, on %s', (engine) => {
  const { ask, as, app, tenantId, now } = sessionsOn(engine)

  it('are those published and not over, the next one first, and of this college alone', async () => {
    const add = (title: string, from: number, published = true, tenant = tenantId) =>
      app()
        .db.insertInto('exam_session')
        .values({
          ...stamps(tenant),
          title,
          published,
          starts_at: new Date(now() + from * 3_600_000).toISOString(),
          ends_at: new Date(now() + (from + 2) * 3_600_000).toISOString(),
        })
        .execute()
    await add('明天', 24)
    await add('正在进行', -1)
    await add('昨天', -24)
    await add('未发布', 1, false)
    await add('外校', 1, true, crypto.randomUUID())
    const student = await as('student')
    const { data } = (await student('exam/session/announced')).body
    expect(data.map(({ title, open }: { title: string; open: boolean }) => [title, open])).toEqual([
      ['正在进行', true],
      ['明天', false],
    ])
    expect((await ask('GET', 'exam/session/announced')).status).toBe(401)
  })
})
