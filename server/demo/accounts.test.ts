import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#domain/roles.ts'
import { authenticate } from '#server/identity/session/authenticate.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fillSmallCollege } from '#tests/support/small-college.ts'
import { demoPassword } from './accounts.ts'

describe.each(oneEngine)('demo accounts, on %s', (engine) => {
  const { app, tenantId, signIn } = sessionsOn(engine)
  beforeAll(() => fillSmallCollege({ app, tenantId }))

  async function personOf(account: string) {
    const { body } = await signIn(account, demoPassword)
    const headers = { 'Campus-Auth': body.access_token }
    const actor = await authenticate(app(), new Request('http://college.test/', { headers }))
    if (!actor) throw new Error(`${account} cannot sign in`)
    return actor
  }
  const one = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(app().db)).rows[0]?.id

  it('are one for each role, and hold it', async () => {
    for (const role of Object.keys(roles.labels))
      expect((await personOf(role)).roles.map(({ code }) => code)).toEqual([role])
  })

  it('have an owner who exists: a student of the class that the counsellor looks after', async () => {
    const { granted } = await personOf('counsellor')
    expect(granted.classes.length).toBeGreaterThan(0)
    const student = await personOf('student')
    const classId = await one(
      sql`select class_id as id from base_student where id::text = any(string_to_array(${student.granted.self.join()}, ','))`,
    )
    expect(granted.classes).toContain(classId)
    expect(student.granted.self).toHaveLength(2)
    expect(student.granted.assigned).toEqual(student.granted.self)
  })

  it('look after departments and buildings where their role does', async () => {
    const { granted } = await personOf('department')
    expect(granted.departments.length).toBeGreaterThan(0)
    expect((await personOf('dormmaster')).granted.buildings.length).toBeGreaterThan(0)
    expect((await personOf('student')).granted).toMatchObject({ departments: [], classes: [], buildings: [] })
  })

  it('reach down to the departments below their own, and through a ring of them', async () => {
    const actor = await personOf('department')
    const own = actor.granted.departments[0]
    await sql`update base_department set parent_id = ${own} where tenant_id = ${tenantId} and id = (
      select id from base_department where tenant_id = ${tenantId}
        and not id::text = any(string_to_array(${actor.granted.departments.join()}, ',')) limit 1)`.execute(
      app().db,
    )
    const below = await one(sql`select id from base_department where parent_id = ${own} and id <> ${own}`)
    expect((await personOf('department')).granted.departments).toContain(below)
    await sql`update base_department set parent_id = ${below} where id = ${own}`.execute(app().db)
    expect((await personOf('department')).granted.departments).toContain(below)
  })

  it('lose a class on the day after the duty ends, not before', async () => {
    const before = (await personOf('counsellor')).granted.classes
    const today = app().now()
    const day = (offset: number) =>
      new Date(today.getTime() + offset * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
    const until = (end: string) => sql`update base_counsellor set until = ${end}::date`.execute(app().db)
    await until(day(0))
    expect((await personOf('counsellor')).granted.classes.toSorted()).toEqual(before.toSorted())
    await until(day(-1))
    expect((await personOf('counsellor')).granted.classes).toEqual([])
  })
})
