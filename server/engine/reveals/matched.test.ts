import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { user } from '#domain/system/user.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { oneEngine } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

const phone = (at: number) => `1390000${String(at).padStart(4, '0')}`
const equals = (value: string) => ({ field: 'mobile', is: 'equals', value })
const asked = (condition: object) =>
  `base/teacher/page?condition=${encodeURIComponent(JSON.stringify(condition))}`

describe.each(oneEngine)('finding 6: a masked value asked for by the whole of it, on %s', (engine) => {
  const server = serverOn(engine)
  let college: ReturnType<typeof server.college>
  let ask: Ask
  let id: string
  const may = ['view', 'export', 'update', 'remove'].map((verb) => `base.teacher:${verb}`)
  const kept = async () =>
    (
      await sql<{ rowId: string; field: string }>`select row_id as "rowId", field from security_reveal_record
        where tenant_id = ${college.tenantId} and purpose = 'match'`.execute(server.app().db)
    ).rows
  const audited = async () =>
    (
      await sql<{ target: string; detail: string }>`select target, detail from security_audit_record
        where tenant_id = ${college.tenantId} and action = '查看完整信息' order by serial`.execute(
        server.app().db,
      )
    ).rows

  /** With an account, to which the log points. */
  async function someone() {
    const one = college.person([{ may }])
    const { id, account } = one.actor
    const row = { id, account: account.slice(0, 20), name: '测试', kind: 'teacher', enabled: true }
    await insertRows(server.app().db, user, college.tenantId, [row])
    return one
  }

  beforeAll(async () => {
    college = server.college()
    id = await teacherOf(server.app(), college.tenantId)
    ask = await someone()
  })

  it('one value a request, and never under any, none or among', async () => {
    const several = [
      { any: Array.from({ length: 50 }, (_, at) => equals(phone(at))) },
      { any: [equals(phone(1)), { field: 'name', is: 'filled' }] },
      { not: equals(phone(1)) },
      { all: [equals(phone(1)), equals(phone(2))] },
      { all: [equals(phone(1)), { field: 'idNo', is: 'equals', value: 'x' }] },
      { field: 'mobile', is: 'differs', value: phone(1) },
      { field: 'mobile', is: 'among', value: [phone(1), phone(2)] },
      { field: 'mobile', is: 'begins', value: '139' },
    ]
    for (const condition of several)
      expect([condition, (await ask('GET', asked(condition))).status]).toEqual([condition, 400])
    const rows = { matching: { condition: several[0] } }
    for (const [call, json] of [
      ['batchUpdate', { rows, changes: { title: null }, preview: true }],
      ['batchRemove', { rows, preview: true }],
      ['export', { fileName: 'x', heard: { name: '姓名' }, params: rows.matching }],
    ] as const)
      expect([call, (await ask('POST', `base/teacher/${call}`, { json })).status]).toEqual([call, 400])
    expect(await kept()).toEqual([])
  })

  it('is kept as a reveal of the row that it finds, and a miss in the audit', async () => {
    const found = await ask('GET', asked(equals('13900008888')))
    expect(found.body.data.total).toBe(1)
    expect(await kept()).toEqual([{ rowId: id, field: 'mobile' }])
    expect((await ask('GET', asked(equals(phone(1))))).body.data.total).toBe(0)
    expect(await kept()).toHaveLength(1)
    expect(await audited()).toEqual([
      { target: '教师 1 条', detail: '手机号；按完整内容查询' },
      { target: '教师 0 条', detail: '手机号；按完整内容查询' },
    ])
    const preview = await ask('POST', 'base/teacher/batchRemove', {
      json: { rows: { matching: { condition: equals('13900008888') } }, preview: true },
    })
    expect(preview.body.data).toMatchObject({ total: 1 })
    // The same value, the same day, and nobody new: known already.
    expect(await audited()).toHaveLength(2)
  })

  it('so that a phone of ten thousand is not drawn out: twenty values a day, in every call together', async () => {
    const drawing = await someone()
    const statuses: number[] = []
    for (let at = 0; at < 24; at++) {
      const condition = equals(phone(at))
      const answer =
        at % 2
          ? await drawing('GET', asked(condition))
          : await drawing('POST', 'base/teacher/batchUpdate', {
              json: { rows: { matching: { condition } }, changes: { title: null }, preview: true },
            })
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, 20)).not.toContain(429)
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
    // One asked before is answered still; one that was refused is not answered the second time either.
    expect((await drawing('GET', asked(equals(phone(3))))).status).toBe(200)
    expect((await drawing('GET', asked(equals(phone(23))))).status).toBe(429)
  })

  it('is not set for many rows at once, for the answer says how many have it already', async () => {
    const json = { rows: { ids: [id] }, changes: { mobile: '13900008888' }, preview: true }
    const { status, body } = await ask('POST', 'base/teacher/batchUpdate', { json })
    expect([status, Object.keys(body.data.fields)]).toEqual([400, ['mobile']])
  })
})
