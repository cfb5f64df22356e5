import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { user } from '#domain/system/user.ts'
import { firstBreach } from '#server/engine/history/verify.ts'
import { engines } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { serverOn } from '#tests/support/server.ts'
import { shapeKept } from './shape-kept.ts'

describe.each(engines)('names that were kept before they had one shape, on %s', (engine) => {
  const server = serverOn(engine)

  /** A teacher whose name was kept so by the release before. */
  async function keptAs(name: string) {
    const college = server.college()
    const ask = college.manager('base.teacher')
    const id = await teacherOf(server.app(), college.tenantId)
    await sql`update base_teacher set name = ${name}, id_no = upper(id_no) where id = ${id}`.execute(
      server.app().db,
    )
    const list = async (query: string) =>
      (await ask('GET', `base/teacher/page?${query}`)).body.data.records.map(
        (row: { name: string }) => row.name,
      )
    const history = async () => (await ask('GET', `base/teacher/history?id=${id}`)).body.data
    return { college, ask, id, list, history }
  }
  const asked = (name: string) => `params.name=${encodeURIComponent(name)}`

  it.each([
    ['阿依古丽‧买买提江', '阿依古丽·买买提江'],
    ['张　弛', '张弛'],
    ['王\ue863', '王䶮'],
    ['安\u200b宁', '安宁'],
  ])(
    '%j is %j afterwards, its history says what it was, and a second look changes nothing',
    async (was, is) => {
      const { college, id, list, history } = await keptAs(was)
      expect(await shapeKept(server.app(), college.tenantId)).toEqual({
        changed: { 'base.teacher': 1 },
        note: '统一写法 1 条，明细见安全审计记录',
      })
      expect(await list(asked(is))).toEqual([is])
      const [latest] = await history()
      expect([latest.changes, latest.account, latest.reason]).toEqual([
        [{ field: 'name', from: was, to: is }],
        'system',
        '姓名按统一写法保存',
      ])
      const { db } = server.app()
      const { rows } = await sql<{
        revision: number
      }>`select revision from base_teacher where id = ${id}`.execute(db)
      expect(rows).toEqual([{ revision: 2 }])
      expect(await shapeKept(server.app(), college.tenantId)).toBeUndefined()
      expect(await firstBreach(db, college.tenantId)).toBeNull()
    },
  )

  it('numbers come into shape too; what another row has already is left, told, and tried again', async () => {
    const { college, id, history } = await keptAs('张弛')
    const { db } = server.app()
    const { tenantId } = college
    const cards = async (...numbers: string[]) => {
      for (const number of numbers)
        await sql`insert into base_campus_card (id, tenant_id, revision, created_by, updated_by, uid, state)
          values (gen_random_uuid(), ${tenantId}, 1, 'system', 'system', ${number}, 'valid')`.execute(db)
    }
    await sql`update base_teacher set id_no = ${'53010320081106007x'} where id = ${id}`.execute(db)
    await cards('04:a1:b2:c3', '04A1B2C3', '04 D5')
    const expected = {
      changed: { 'base.campus-card': 1, 'base.teacher': 1 },
      left: { 'base.campus-card': 1 },
      note: '统一写法 2 条，明细见安全审计记录',
    }
    expect(await shapeKept(server.app(), tenantId)).toEqual(expected)
    expect((await history())[0]).toMatchObject({ reason: '证件号码按统一写法保存', account: 'system' })
    const { rows } = await sql<object>`select action, target, detail from security_audit_record
      where tenant_id = ${tenantId} and action = '统一写法' order by serial`.execute(db)
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(
      expect.arrayContaining([
        { action: '统一写法', target: '教师 1 条', detail: null },
        { action: '统一写法', target: '校园卡 1 条', detail: '1 条与其他记录重复，未改' },
      ]),
    )
    expect(await shapeKept(server.app(), tenantId)).toEqual({ changed: {}, left: { 'base.campus-card': 1 } })
  })

  it('more rows than one transaction takes are all brought into shape', async () => {
    const { college } = await keptAs('安 宁')
    const { db } = server.app()
    await sql`insert into "system_user" (id, tenant_id, revision, created_by, updated_by, account, name, kind, enabled, phone_verified)
      select gen_random_uuid(), ${college.tenantId}, 1, 'system', 'system', 'n' || n, '陈　晨', 'other', true, false
      from generate_series(1, 1001) n`.execute(db)
    expect(await shapeKept(server.app(), college.tenantId)).toMatchObject({
      changed: { 'base.teacher': 1, [user.name]: 1001 },
    })
  }, 60_000)

  it('until then they are found as they were typed, and from then on however they are typed', async () => {
    const { college, list } = await keptAs('阿依古丽・买买提江')
    expect(await list(asked('阿依古丽・买买提江'))).toHaveLength(1)
    await shapeKept(server.app(), college.tenantId)
    for (const typed of [
      '阿依古丽・买买提江',
      '阿依古丽•买买提江',
      '古丽 ‧ 买',
      '\u202d阿依古丽·买买提江\u202c',
    ]) {
      expect([typed, await list(asked(typed))]).toEqual([typed, ['阿依古丽·买买提江']])
      expect([typed, await list(`params.search=${encodeURIComponent(typed)}`)]).toEqual([
        typed,
        ['阿依古丽·买买提江'],
      ])
      const condition = JSON.stringify({ field: 'name', is: 'contains', value: typed })
      expect([typed, await list(`condition=${encodeURIComponent(condition)}`)]).toEqual([
        typed,
        ['阿依古丽·买买提江'],
      ])
    }
  })

  it('a name is kept in its shape however it is typed', async () => {
    const { ask, id } = await keptAs('张驰')
    const { body } = await ask('GET', `base/teacher/getOne?id=${id}`)
    const json = { id, revision: body.data.revision, name: ' 张　\ue863・阿依 ' }
    expect((await ask('POST', 'base/teacher/update', { json })).status).toBe(200)
    expect((await ask('GET', `base/teacher/getOne?id=${id}`)).body.data.name).toBe('张䶮·阿依')
  })
})
