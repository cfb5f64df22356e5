import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Audience } from '#domain/kits/audience.ts'
import { stamps } from '#server/core/stamps.ts'
import { belongingOf, isFor, reachedBy } from '#server/engine/audience/audience.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const nobody: Audience = {
  toEverybody: false,
  toRoles: null,
  toDepartments: null,
  toClasses: null,
  toPersons: null,
}
const written = {
  title: '停水通知',
  category: 'notice',
  body: '<p>周六停水</p>',
  pinned: false,
  mustRead: true,
}

describe.each(oneEngine)('notices, on %s', (engine) => {
  const { ask, app, tenantId, person, signIn, pass, now } = sessionsOn(engine)
  const run = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app().db)).rows
  const ids = { college: '', branch: '', other: '', class: '' }

  /** Somebody signed in, who asks with JSON. */
  async function somebody(role: Parameters<typeof person>[0], more: Parameters<typeof person>[1] = {}) {
    const account = await person(role, more)
    const token = (await signIn(account)).body.access_token as string
    const [user] = await run(sql<{ id: string }>`select id from "system_user" where account = ${account}`)
    const call = (method: 'GET' | 'POST', path: string, json?: object) =>
      ask(method, path, { token, ...(json && { json }) })
    return Object.assign(call, { id: user?.id ?? '', token })
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>

  const department = async (parent: string | null) => {
    const row = {
      ...stamps(tenantId),
      code: crypto.randomUUID().slice(0, 8),
      name: crypto.randomUUID(),
      parent_id: parent,
    }
    await app()
      .db.insertInto('base_department')
      .values({ ...row, kind: '1', sort: 1, enabled: true })
      .execute()
    return row.id
  }
  beforeAll(async () => {
    ids.college = await department(null)
    ids.branch = await department(ids.college)
    ids.other = await department(null)
  })

  const add = async (by: Somebody, audience: Partial<Audience>, more: object = {}) => {
    const { status, body } = await by('POST', 'system/notice/add', {
      ...written,
      ...nobody,
      ...audience,
      ...more,
    })
    expect([status, body.msg]).toEqual([200, '操作成功'])
    return body.data.id as string
  }
  const published = async (by: Somebody, audience: Partial<Audience>, more: object = {}) => {
    const id = await add(by, audience, more)
    expect((await by('POST', 'system/notice/publish', { id })).status).toBe(200)
    return id
  }
  const seen = async (by: Somebody) =>
    ((await by('GET', 'base/notice/mine?size=100')).body.data.records as { id: string }[]).map(({ id }) => id)

  it('reach those they are for, and nobody else can read one by its id (A-11)', async () => {
    const admin = await somebody('admin')
    const inBranch = await somebody('teacher', { departmentId: ids.branch })
    const elsewhere = await somebody('teacher', { departmentId: ids.other })
    const student = await somebody('student')
    const cases: [Partial<Audience>, Somebody[]][] = [
      [{ toEverybody: true }, [admin, inBranch, elsewhere, student]],
      [{ toRoles: 'student,newstudent' }, [student]],
      [{ toDepartments: ids.college }, [inBranch]],
      [{ toDepartments: ids.other, toPersons: student.id }, [elsewhere, student]],
    ]
    for (const [audience, readers] of cases) {
      const id = await published(admin, audience)
      for (const each of [admin, inBranch, elsewhere, student]) {
        const mine = readers.includes(each)
        expect((await seen(each)).includes(id)).toBe(mine)
        expect((await each('GET', `base/notice/getOne?id=${id}`)).status).toBe(mine ? 200 : 404)
        expect((await each('POST', 'base/notice/read', { id })).status).toBe(mine ? 200 : 404)
      }
    }
  })

  it('are for one person exactly when that person is among the people they reach', async () => {
    const people = await Promise.all([
      somebody('teacher', { departmentId: ids.branch }),
      somebody('counsellor', { departmentId: ids.other }),
      somebody('student'),
    ])
    const some = (values: readonly string[]) =>
      fc.subarray([...values]).map((chosen) => (chosen.length > 0 ? chosen.join(',') : null))
    const audiences = fc.record({
      toEverybody: fc.boolean(),
      toRoles: some(['teacher', 'student', 'admin']),
      toDepartments: some([ids.college, ids.branch, ids.other]),
      toClasses: some([crypto.randomUUID()]),
      toPersons: some(people.map(({ id }) => id)),
    })
    await fc.assert(
      fc.asyncProperty(audiences, async (audience) => {
        const reached = (
          await run(reachedBy(tenantId, audience) as ReturnType<typeof sql<{ id: string }>>)
        ).map(({ id }) => id)
        for (const { id } of people) {
          const me = await belongingOf(app().db, tenantId, id)
          const [row] = await run(sql<{ mine: boolean }>`select ${isFor('n', me)} as mine from (select
            ${audience.toEverybody}::boolean as to_everybody, ${audience.toRoles}::text as to_roles,
            ${audience.toDepartments}::text as to_departments, ${audience.toClasses}::text as to_classes,
            ${audience.toPersons}::text as to_persons) n`)
          expect(row?.mine).toBe(reached.includes(id))
        }
      }),
      { numRuns: 25 },
    )
  })

  it('are drafts until they are published, stand still then, and go when withdrawn', async () => {
    const admin = await somebody('admin')
    const reader = await somebody('student')
    const id = await add(admin, { toRoles: 'student' })
    expect(await seen(reader)).not.toContain(id)
    expect((await admin('POST', 'system/notice/publish', { id })).body.data.row.reach).toBeGreaterThan(0)
    expect((await admin('POST', 'system/notice/publish', { id })).status).toBe(409)
    const row = (await admin('GET', `system/notice/getOne?id=${id}`)).body.data
    expect(row).toMatchObject({ state: 'published', publisher: '测试' })
    const change = { id, revision: row.revision, title: '改了' }
    expect(row.can).not.toContain('update')
    for (const answer of [
      await admin('POST', 'system/notice/update', change),
      await ask('POST', 'system/notice/remove', { token: admin.token, form: { ids: id } }),
    ])
      expect(answer.body.msg).toBe('已发布的公告不能修改或删除，请先撤回')
    expect((await admin('POST', 'system/notice/withdraw', { id })).status).toBe(200)
    expect(await seen(reader)).not.toContain(id)
    expect((await reader('GET', `base/notice/getOne?id=${id}`)).status).toBe(404)
  })

  it('show between their days only, by the clock of the school', async () => {
    const admin = await somebody('admin')
    const reader = await somebody('student')
    const day = (ahead: number) =>
      new Date(now() + 8 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)
    const later = await published(admin, { toRoles: 'student' }, { validFrom: day(1) })
    const over = await published(admin, { toRoles: 'student' }, { validTo: day(-1) })
    const today = await published(admin, { toRoles: 'student' }, { validFrom: day(0), validTo: day(0) })
    const mine = await seen(reader)
    expect([mine.includes(later), mine.includes(over), mine.includes(today)]).toEqual([false, false, true])
  })

  it('count a reading once, however often and at once it is told', async () => {
    const admin = await somebody('admin')
    const reader = await somebody('student')
    const id = await published(admin, { toPersons: reader.id })
    const unread = async () => (await reader('GET', 'base/notice/unreadCount')).body.data
    const before = await unread()
    await Promise.all(Array.from({ length: 8 }, () => reader('POST', 'base/notice/read', { id })))
    expect((await unread()).must).toBe(before.must - 1)
    const first = (await reader('GET', `base/notice/getOne?id=${id}`)).body.data.readAt
    pass(60)
    await reader('POST', 'base/notice/read', { id })
    expect((await reader('GET', `base/notice/getOne?id=${id}`)).body.data.readAt).toBe(first)
    const { data } = (await admin('GET', `system/notice/receipts?id=${id}`)).body
    expect(data).toMatchObject({ total: 1, read: 1, records: [{ id: reader.id, readAt: first }] })
  })

  it('remind those who have not read, and tell nobody else', async () => {
    const admin = await somebody('admin')
    const [one, two] = [await somebody('student'), await somebody('student')]
    const id = await published(admin, { toPersons: `${one.id},${two.id}` })
    await one('POST', 'base/notice/read', { id })
    expect((await admin('POST', 'system/notice/remind', { id })).body.data.outcome).toBe('已提醒 1 人')
    const titles = async (of: Somebody) =>
      ((await of('GET', 'base/message/mine')).body.data.records as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titles(one)).toEqual([])
    expect(await titles(two)).toEqual(['请阅读公告'])
  })

  it('keep no markup that the editor cannot make (A-29), and need some words and somebody to read them', async () => {
    const admin = await somebody('admin')
    const id = await add(
      admin,
      { toEverybody: true },
      {
        body: '<p onclick="x()">看<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">这</a></p>',
      },
    )
    expect((await admin('GET', `system/notice/getOne?id=${id}`)).body.data.body).toBe('<p>看<a>这</a></p>')
    const refused = async (input: object) =>
      (await admin('POST', 'system/notice/add', { ...written, ...nobody, ...input })).body.data.fields
    expect(await refused({ toEverybody: true, body: '<p>&nbsp;<script>x</script></p>' })).toEqual({
      body: '请填写正文',
    })
    expect(await refused({})).toEqual({ toEverybody: '请选择发布范围' })
  })

  it('are written by those who may, and by no student', async () => {
    const student = await somebody('student')
    for (const path of ['add', 'publish', 'withdraw', 'remind', 'reach'])
      expect((await student('POST', `system/notice/${path}`, { id: student.id })).status).toBe(403)
    for (const path of ['page', 'receipts'])
      expect((await student('GET', `system/notice/${path}?id=${student.id}`)).status).toBe(403)
    expect((await student('POST', 'base/richText/add', { code: 'x', content: 'x' })).status).toBe(403)
  })

  it('have texts of pages beside them: written by code, cleaned, read by everybody', async () => {
    const admin = await somebody('admin')
    const student = await somebody('student')
    expect((await student('GET', 'base/richText/getOne?code=about')).body.data).toBeNull()
    for (const content of ['<p>旧</p>', '<p>关于<svg onload=alert(1)></p>'])
      await admin('POST', 'base/richText/add', { code: 'about', content })
    expect((await student('GET', 'base/richText/getOne?code=about')).body.data).toMatchObject({
      code: 'about',
      content: '<p>关于</p>',
    })
  })
})
