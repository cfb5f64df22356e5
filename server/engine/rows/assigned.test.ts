import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { teacher } from '#domain/base/teacher.ts'
import { reference, text } from '#domain/kernel/fields.ts'
import type { Grant } from '#domain/kernel/grant.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { createStatements } from '#server/core/database/schema.ts'
import { serve } from '#server/core/serve.ts'
import { waysTo } from '#server/identity/access/ways.ts'
import { engines } from '#tests/support/database.ts'
import { sampleRows } from '#tests/support/sample-rows.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'
import type { Row } from './reading.ts'
import { resourceRoutes } from './routes.ts'

/** An order for a repair: anyone who reported it and anyone who mends it are two people. */
const order = defineResource({
  name: 'base.test-order',
  label: '维修单',
  title: 'name',
  fields: {
    name: text('名称', { required: true, searchable: true }),
    reporterId: reference('报修人', 'base.teacher', { required: true }),
    assigneeId: reference('维修人', 'base.teacher'),
  },
  columns: ['name', 'reporterId', 'assigneeId'],
  filters: [],
  scope: [
    { field: 'reporterId', grant: 'self' },
    { field: 'assigneeId', grant: 'assigned' },
  ],
})

const person = (at: number) => `0198f1a0-0000-7000-8000-00000000000${at}`
const [mender, reporter, other] = [person(1), person(2), person(3)]

describe.each(engines)('tasks given to a person, on %s', (engine) => {
  const server = serverOn(engine, { routes: resourceRoutes(serve(order)), own: true })
  const may = ['base.test-order:view']
  let college: ReturnType<typeof server.college>
  const named = async (ask: Ask) =>
    ((await ask('GET', 'base/testOrder/page?ascs=name')).body.data.records as { name: string }[]).map(
      ({ name }) => name,
    )
  const as = (id: string, ...grants: readonly Grant[]) =>
    college.person([{ may, grants }], { self: [id], assigned: [id] })

  beforeAll(async () => {
    const { db } = server.app()
    for (const statement of createStatements([order])) await sql.raw(statement).execute(db)
    college = server.college()
    const sample = (await sampleRows(db, college.tenantId)).get('base.teacher')
    const people = [mender, reporter, other].map((id, at) => ({ ...sample, id, staffNo: `m${at}` }))
    await insertRows(db, teacher, college.tenantId, people)
    const add = (name: string, reporterId: string, assigneeId: string | null) =>
      insertRows(db, order, college.tenantId, [{ id: crypto.randomUUID(), name, reporterId, assigneeId }])
    await add('1 灯', reporter, mender)
    await add('2 门', reporter, other)
    await add('3 窗', mender, other)
    await add('4 锁', reporter, null)
  })

  it('are those that name the person as the one to do them', async () => {
    expect(await named(as(mender, 'assigned'))).toEqual(['1 灯'])
    expect(await named(as(other, 'assigned'))).toEqual(['2 门', '3 窗'])
    expect(await named(as(reporter, 'assigned'))).toEqual([])
  })

  it('come beside what is the person’s own, and not with it', async () => {
    expect(await named(as(mender, 'self'))).toEqual(['3 窗'])
    expect(await named(as(mender, 'self', 'assigned'))).toEqual(['1 灯', '3 窗'])
  })

  it('are nobody else’s: what is given to another is answered as one that does not exist', async () => {
    const { rows } = await sql<{ id: string }>`select id from base_test_order where name = '2 门'`.execute(
      server.app().db,
    )
    const call = `base/testOrder/getOne?id=${rows[0]?.id}`
    expect((await as(mender, 'assigned')('GET', call)).status).toBe(404)
    expect((await as(other, 'assigned')('GET', call)).status).toBe(200)
  })

  it('are said in words: by which grant, and through whom', () => {
    const row = { name: '1 灯', assigneeId: mender, reporterId: reporter, labels: { assigneeId: '王师傅' } }
    const both = { whole: row as unknown as Row, shown: row }
    const { ways } = waysTo(order, both, as(mender, 'assigned').actor, new Map())
    expect(ways[0]).toMatchObject({
      leads: true,
      grants: [{ label: '分派给我的任务', through: ['维修人 王师傅'] }],
    })
    const along = { ...order, scope: [{ field: 'assigneeId.departmentId', grant: 'departments' }] } as const
    const whole = { ...row, 'assigneeId.departmentId': other } as unknown as Row
    const head = college.person([{ may, grants: ['departments'] }], { departments: [other] }).actor
    expect(waysTo(along, { whole, shown: row }, head, new Map()).ways[0]).toMatchObject({
      leads: true,
      grants: [{ through: ['维修人 王师傅'] }],
    })
    const none = waysTo(order, both, as(other, 'assigned').actor, new Map())
    expect(none.ways[0]).toMatchObject({ leads: false, grants: [{ through: [] }] })
  })
})
