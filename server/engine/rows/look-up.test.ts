import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { mostOffered } from '#domain/kernel/offered.ts'
import { spell } from '#server/core/database/spelling.ts'
import { admit } from '#tests/support/admitted.ts'
import { engines } from '#tests/support/database.ts'
import { added, codes, hall, north, south, teacherOf } from '#tests/support/places.ts'
import { sampleRows } from '#tests/support/sample-rows.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

const all = ['base.campus', 'base.building', 'base.department'] as const

describe.each(engines)('many rows on %s', (engine) => {
  const server = serverOn(engine)

  it('is removed in a batch by ids in any of the shapes that clients send', async () => {
    const ask = server.college().manager(...all)
    const multipart = (ids: string) => ({
      body: `--x\r\nContent-Disposition: form-data; name="ids"\r\n\r\n${ids}\r\n--x--\r\n`,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    const shapes: ((ids: string[]) => [string, object?])[] = [
      (ids) => ['remove', { form: { ids: ids.join(',') } }],
      (ids) => ['remove', multipart(ids.join(','))],
      (ids) => [`remove?ids=${ids.join(',')}`],
      (ids) => ['batchRemove', { json: [...ids, ...ids] }],
      (ids) => ['batchRemove', { json: ids.join(', ') }],
    ]
    for (const shape of shapes) {
      const rows = [await added(ask, 'campus', north), await added(ask, 'campus', south)]
      const [call, asked] = shape(rows.map((row) => row.id))
      expect((await ask('POST', `base/campus/${call}`, asked)).status).toBe(200)
      expect(await codes(ask, '')).toEqual([])
    }
    for (const [call, asked] of [
      ['remove', { form: { ids: '' } }],
      ['batchRemove', { json: [] }],
      ['remove', {}],
    ] as const)
      expect((await ask('POST', `base/campus/${call}`, asked)).body.msg).toBe('没有获取到要删除的数据！')
  })

  it.each(['1', 'x', "' or 1=1", '1234567890', '{}'])('knows %j for no id', async (id) => {
    const ask = server.college().manager(...all)
    const json = { id, revision: 1, name: '甲' }
    expect((await ask('GET', `base/campus/getOne?id=${encodeURIComponent(id)}`)).status).toBe(400)
    expect((await ask('POST', 'base/campus/update', { json })).status).toBe(400)
    expect((await ask('POST', 'base/campus/batchRemove', { json: [id] })).status).toBe(400)
    expect((await ask('GET', `base/campus/getSelect?ids=${encodeURIComponent(id)}`)).status).toBe(400)
  })

  it('is offered for choosing', async () => {
    const ask = server.college().manager(...all)
    const [a, b] = [await added(ask, 'campus', north), await added(ask, 'campus', south)]
    const option = { id: b.id, name: '南校区', label: '南校区', value: b.id }
    const select = (path: string) => ask('GET', path).then(({ body }) => body.data)
    expect(await select('base/campus/getSelect?keyword=南')).toEqual([option])
    expect(await select(`base/campus/getSelect?ids=${b.id}`)).toEqual([option])
    expect(await select('base/campus/getSelect?size=1')).toHaveLength(1)
    await added(ask, 'building', hall(a.id))
    expect(await select(`base/building/getSelect?campusId=${b.id}`)).toEqual([])
    expect(await select(`base/building/getSelect?campusId=${a.id}`)).toHaveLength(1)
    expect((await ask('GET', 'base/building/getSelect?floors=5')).status).toBe(400)
  })

  it('hangs under one another in a tree without rings', async () => {
    const ask = server.college().manager(...all)
    const department = (name: string, sort: number, parentId?: string) =>
      added(ask, 'department', { code: `D${sort}`, name, kind: '1', sort, enabled: true, parentId })
    const top = await department('学院', 1)
    const middle = await department('系', 2, top.id)
    const leaf = await department('教研室', 3, middle.id)
    const tree = (root = '') =>
      ask('GET', `base/department/getTree?root=${root}`).then(({ body }) => body.data)
    const node = {
      id: top.id,
      parentId: null,
      title: '学院',
      key: top.id,
      value: top.id,
      hasChildren: true,
      children: [],
    }
    expect(await tree()).toEqual([node])
    const whole = [
      { title: '学院', children: [{ title: '系', children: [{ title: '教研室', children: [] }] }] },
    ]
    for (const root of ['0', '1', 'true']) expect(await tree(root)).toMatchObject(whole)
    expect(await tree(middle.id)).toMatchObject([{ title: '教研室', hasChildren: false }])
    for (const parentId of [top.id, leaf.id]) {
      const json = { id: top.id, revision: 1, parentId }
      const { status, body } = await ask('POST', 'base/department/update', { json })
      expect([status, body.msg]).toEqual([400, '上级部门不能是自身或其下级'])
    }
    const [left, right] = [await department('左', 4), await department('右', 5)]
    const under = (row: { id: string }, parentId: string) =>
      ask('POST', 'base/department/update', { json: { id: row.id, revision: 1, parentId } })
    const moves = await Promise.all([under(left, right.id), under(right, left.id)])
    expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const above = await ask('POST', 'base/department/remove', { form: { ids: top.id } })
    expect([above.status, above.body.msg]).toEqual([409, '部门院系还有下级，不能删除'])
    expect((await ask('GET', 'base/campus/getTree')).status).toBe(404)
  })
})

describe('what a picker searches', () => {
  const server = serverOn('postgres')
  const college = server.college()
  const elsewhere = server.college()
  const tenant = elsewhere.tenantId
  const select = (ask: Ask, path: string) => ask('GET', path).then(({ body }) => body.data)

  it('finding 4: a number that a picker does not show is not found by, digit by digit', async () => {
    await sampleRows(server.app().db, college.tenantId)
    const ask = college.manager('system.account-request')
    const requests = (keyword: string) => select(ask, `system/accountRequest/getSelect?keyword=${keyword}`)
    expect(await requests('t-name')).toHaveLength(1)
    expect(await requests('t-numbe')).toEqual([])
    const nobody = college.person([{ may: [] }])
    for (const name of ['accountRequest', 'userBinding', 'appHomeUser', 'notice', 'fileLink', 'loginType'])
      expect((await nobody('GET', `system/${name}/getSelect`)).status).toBe(403)
  })

  it('finding 4: tells people of one name apart by a number, and finds them by it, for anyone who sees it', async () => {
    const { app, tenantId } = { app: server.app(), tenantId: college.tenantId }
    const id = await teacherOf(app, tenantId)
    const { rows } = await sql<{
      no: string
    }>`select staff_no as no from base_teacher where id = ${id}`.execute(app.db)
    const no = rows[0]?.no ?? ''
    const found = (may: string[], call = 'getSelect') =>
      select(college.person([{ may }]), `base/teacher/${call}?keyword=${no}`)
    const [seen] = await found(['base.teacher:view'])
    expect(seen).toMatchObject({ id, name: `${no} 老师`, label: `${no} 老师（${no}）` })
    await sql`update base_teacher set name = '王老师', name_spelt = ${spell('王老师')}::tsvector where id = ${id}`.execute(
      app.db,
    )
    expect(await found(['base.teacher:view'])).toMatchObject([{ label: `王老师（${no}）` }])
    expect(await found(['base.counsellor:add'])).toEqual([])
    const named = await select(
      college.person([{ may: ['base.counsellor:add'] }]),
      'base/teacher/getSelect?keyword=王老师',
    )
    expect(named).toEqual([{ id, name: '王老师', label: '王老师', value: id }])
  })

  it('finding 3: a role that sees all for another purpose looks up what its rows point at, and no more', async () => {
    const { db } = server.app()
    const [made, others] = [await sampleRows(db, tenant), await sampleRows(db, tenant, 2)]
    const verifier = elsewhere.person([{ may: ['claim.verification:view'] }])
    expect((await verifier('GET', 'base/teacher/getSelect')).status).toBe(403)
    expect((await verifier('GET', `base/student/classStudent?classId=${crypto.randomUUID()}`)).status).toBe(
      403,
    )
    await sql`update claim_verification set student_id = ${made.get('base.student')?.id}
      where tenant_id = ${tenant}`.execute(db)
    const ids = [made, others].map((each) => each.get('base.student')?.id)
    const offered = await select(verifier, `base/student/getSelect?ids=${ids}`)
    expect(offered.map((row: { id: string }) => row.id)).toEqual([ids[0]])
  })
})

describe.each(engines)('a picker on %s', (engine) => {
  const server = serverOn(engine)

  it('offers what is called just so first, then what begins so, then what has the word in it', async () => {
    const ask = server.college().manager('base.campus')
    const others = Array.from({ length: 60 }, (_, at) => `${at} 新计算机2601`)
    for (const [at, name] of [...others, '计算机2601班', '计算机2601'].entries())
      await added(ask, 'campus', { ...north, code: `K${at}`, name })
    const offered = async (keyword: string) =>
      (await ask('GET', `base/campus/getSelect?keyword=${encodeURIComponent(keyword)}&size=3`)).body.data.map(
        ({ name }: { name: string }) => name,
      )
    const right = ['计算机2601', '计算机2601班', '0 新计算机2601']
    expect(await offered('计算机2601')).toEqual(right)
    expect(await offered(' 计算机２６０１\u200b')).toEqual(right)
  })

  it('and so among many rows, of which not all that have the word are brought into order', async () => {
    const college = server.college()
    const names = [...Array.from({ length: 4 * mostOffered + 1 }, (_, at) => `安王安${at}`), '王安石', '王安']
    await admit(
      server.app().db,
      college.tenantId,
      names.map((name) => ({ name })),
    )
    const ask = college.manager('base.student')
    const offered = async (keyword: string) =>
      (
        await ask('GET', `base/student/getSelect?keyword=${encodeURIComponent(keyword)}&size=3`)
      ).body.data.map(({ name }: { name: string }) => name)
    expect(await offered('王安')).toEqual(['王安', '王安石', '安王安0'])
    expect((await offered('王')).slice(0, 2).toSorted()).toEqual(['王安', '王安石'])
    expect(await offered('was')).toEqual(['王安石'])
    const many = await ask('GET', `base/student/getSelect?keyword=${encodeURIComponent('王')}&size=1000`)
    expect(many.body.data).toHaveLength(names.length)
  })
})
