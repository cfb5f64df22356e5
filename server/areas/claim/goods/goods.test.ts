import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { mostNamed } from '#domain/claim/desk-calls.ts'
import { goodsEvent } from '#domain/claim/goods/order.ts'
import { table } from '#server/core/database/table.ts'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'
import { goodsOf } from './goods-of.ts'

const parts = ['size', 'item', 'set'].flatMap((part) =>
  ['view', 'add', 'update'].map((verb) => `claim.goods-${part}:${verb}`),
)
const keys = ['claim.dorm-key:view', 'claim.dorm-key:add', 'claim.dorm-key:remove']
const deskVerbs = ['view', 'pay', 'receive', 'refund'].map((verb) => `claim.goods-order:${verb}`)
const params = ['claim.military-parameter', 'claim.key-parameter'].flatMap((name) => [
  `${name}:view`,
  `${name}:update`,
])

describe.each(oneEngine)('the goods desks on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const may = [...parts, ...keys, ...params, ...deskVerbs]
  const ask = college.person([{ may }])
  const other = college.person([{ may }])
  let students: {
    id: string
    gender: string
    bedId: string | null
    classId: string
    idNo: string
    uid: string
  }[] = []
  let next = 0
  const ids = { coat: '', belt: '', small: '', large: '', set: '' }

  const add = async (path: string, json: object) => {
    const { status, body } = await ask('POST', `claim/${path}/add`, { json })
    expect([status, body.msg]).toEqual([200, '操作成功'])
    return body.data.id as string
  }
  const act = (student: { id: string }, name: string, more: object = {}, by: Ask = ask) =>
    by('POST', 'claim/goods/act', { json: { kind: 'military', id: student.id, act: name, ...more } })
  const buying = (sizeId: string, more: object = {}) => ({
    setId: ids.set,
    sizes: { [ids.coat]: sizeId },
    paid: true,
    ...more,
  })
  const issued = async (itemId: string, sizeId: string | null) => {
    const { rows } = await sql<{ issued: number | null }>`select issued from claim_goods_stock
      where item_id = ${itemId} and size_id is not distinct from ${sizeId}`.execute(server.app().db)
    return rows[0]?.issued ?? 0
  }
  const someone = () => {
    const student = students[next++]
    if (!student) throw new Error('The demo has no more students.')
    return student
  }

  beforeAll(async () => {
    await loadDemo(server.app(), { size: 'small', tenantId: college.tenantId })
    const { rows } = await sql<(typeof students)[number]>`
      select a.id, a.gender, a.bed_id as "bedId", a.class_id as "classId", a.id_no as "idNo", k.uid
      from admissions_admitted_student a join base_campus_card k on k.student_id = a.student_id
      where a.tenant_id = ${college.tenantId} and a.bed_id is not null and a.deferred_until is null
      order by a.candidate_no`.execute(server.app().db)
    students = rows
    const kind = 'military'
    const size = (code: string, place: number) => add('goodsSize', { kind, measure: 'clothing', code, place })
    ids.small = await size('T165', 1)
    ids.large = await size('T175', 2)
    const stock = (sizeId: string | null, stocked: number) => ({ sizeId, stocked })
    ids.coat = await add('goodsItem', {
      kind,
      code: 'T-COAT',
      name: '试用上衣',
      unit: '件',
      price: '98.50',
      measure: 'clothing',
      enabled: true,
      lines: { stock: [stock(ids.small, 3), stock(ids.large, 50)] },
    })
    ids.belt = await add('goodsItem', {
      kind,
      code: 'T-BELT',
      name: '试用腰带',
      unit: '条',
      price: '9.9',
      measure: 'none',
      enabled: true,
      lines: { stock: [stock(null, 50)] },
    })
    ids.set = await add('goodsSet', {
      kind,
      code: 'T-SET',
      name: '试用套装',
      price: '120.10',
      enabled: true,
      lines: {
        items: [
          { itemId: ids.coat, quantity: 1, optional: false },
          { itemId: ids.belt, quantity: 2, optional: true },
        ],
      },
    })
  })

  it('sells a set with what is optional at an exact price, and hands it over once', async () => {
    const student = someone()
    const before = await issued(ids.coat, ids.large)
    const bought = await act(student, 'buy', buying(ids.large, { optional: [ids.belt], paid: false }))
    expect(bought.body.data).toMatchObject({
      owed: '139.90',
      standing: { state: 'chosen', amount: '139.90', paid: '0.00' },
    })
    expect((await act(student, 'receive')).body.msg).toBe('尚未缴费，请先收款再领取')
    expect((await act(student, 'pay')).body.data.standing).toMatchObject({ state: 'paid', paid: '139.90' })
    const handed = await act(student, 'receive', { desk: '1 号台', way: 'id-card' })
    expect(handed.body.data.standing).toMatchObject({
      state: 'received',
      handover: { desk: '1 号台', way: 'id-card' },
    })
    expect([await issued(ids.coat, ids.large), await issued(ids.belt, null)]).toEqual([before + 1, 2])
    const again = await act(student, 'receive')
    expect([again.status, again.body.msg]).toEqual([409, '当前为“已领取”，不能执行此操作'])
    const told = await goodsOf(server.app().db, college.tenantId, [student.id])
    expect(told.get(student.id)).toContainEqual({ label: '军训服装 试用套装', received: true })
  })

  it('an exchange brings one size back and takes the other; giving back needs a reason', async () => {
    const student = someone()
    const [small, large] = [await issued(ids.coat, ids.small), await issued(ids.coat, ids.large)]
    await act(student, 'buy', buying(ids.large))
    await act(student, 'receive')
    const sizes = { [ids.coat]: ids.small }
    expect((await act(student, 'exchange', { sizes })).body.msg).toBe('请填写原因')
    const { body } = await act(student, 'exchange', { sizes, reason: '偏大' })
    expect(body.data.standing.lines).toEqual([{ itemId: ids.coat, sizeId: ids.small, quantity: 1 }])
    expect([await issued(ids.coat, ids.small), await issued(ids.coat, ids.large)]).toEqual([small + 1, large])
    const back = await act(student, 'refund', { reason: '不再需要' })
    expect(back.body.data.standing).toMatchObject({ state: 'refunded', paid: '0.00' })
    expect(await issued(ids.coat, ids.small)).toBe(small)
  })

  it('takes the last act back, and only the last', async () => {
    const student = someone()
    const large = await issued(ids.coat, ids.large)
    const first = (await act(student, 'buy', buying(ids.large))).body.data.events[0]
    const desk = (await act(student, 'receive')).body.data
    expect(desk.events.map((event: { canUndo: boolean }) => event.canUndo)).toEqual([true, false])
    const undo = (eventId: string, by: Ask = ask) => by('POST', 'claim/goods/undo', { json: { eventId } })
    expect((await undo(first.id)).body.msg).toBe('只能撤销最近一次办理')
    const undone = await undo(desk.events[0].id)
    expect(undone.body.data.standing).toMatchObject({ state: 'paid', handover: null })
    expect(await issued(ids.coat, ids.large)).toBe(large)
    expect((await undo(desk.events[0].id)).status).toBe(409)
  })

  it('stands in the history of the order, act by act, with who, why and what changed', async () => {
    const student = someone()
    await act(student, 'buy', buying(ids.large))
    await act(student, 'receive', { desk: '2 号台' })
    const { data } = (await act(student, 'exchange', { sizes: { [ids.coat]: ids.small }, reason: '偏大' }))
      .body
    const told = data.events.map((event: Record<string, unknown>) => [event.act, event.desk, event.reason])
    expect(told).toEqual([
      ['exchange', null, '偏大'],
      ['receive', '2 号台', null],
      ['buy', null, null],
    ])
    const { rows } = await sql<{ id: string }>`select id from claim_goods_order
      where kind = 'military' and admitted_id = ${student.id}`.execute(server.app().db)
    const history = (await ask('GET', `claim/goodsOrder/history?id=${rows[0]?.id}`)).body.data
    expect(history.map(({ verb }: { verb: string }) => verb)).toEqual(['exchange', 'receive', 'buy'])
    const refused = await ask('POST', 'claim/goods/undo', { json: { eventId: data.events[0].id } })
    expect([refused.status, refused.body.msg]).toEqual([409, '换货不能撤销，请再办理一次改回'])
    expect(data.events[0].canUndo).toBe(false)

    const before = {
      act: 'pay',
      before: '{}',
      after: '{}',
      operator: '前任',
      at: new Date('2026-08-20'),
    } as const
    const rowsBefore = table(goodsEvent, server.app().db, college.tenantId)
    await rowsBefore.insert({ orderId: rows[0]?.id ?? '', ...before })
    const { events } = (await ask('GET', `claim/goods/desk?kind=military&id=${student.id}`)).body.data
    expect(events.at(-1)).toMatchObject({ act: 'pay', at: '2026-08-20 08:00:00', canUndo: false })
    expect(events).toHaveLength(4)
  })

  it('what was bought anew is not taken back, for what was bought before is gone; a first purchase leaves nothing', async () => {
    const student = someone()
    const undo = (desk: { events: { id: string }[] }) =>
      ask('POST', 'claim/goods/undo', { json: { eventId: desk.events[0]?.id } })
    const first = await undo((await act(student, 'buy', buying(ids.large))).body.data)
    expect(first.body.data.standing).toMatchObject({ state: 'cancelled', setId: null, lines: [] })
    await act(student, 'buy', buying(ids.large))
    await act(student, 'receive')
    await act(student, 'refund', { reason: '不合身' })
    const { data } = (await act(student, 'buy', buying(ids.small))).body
    expect(data.events[0]).toMatchObject({ act: 'buy', canUndo: false })
    const refused = await undo(data)
    expect([refused.status, refused.body.msg]).toEqual([409, '再次购买不能撤销，请取消购买或退款'])
  })

  it('a key that was given back or lost by mistake is with its student again', async () => {
    const student = someone()
    const key = (name: string, more: object = {}) => act(student, name, { kind: 'key', ...more })
    await add('dormKey', { bedId: student.bedId, keyNo: `U${student.id.slice(0, 8)}` })
    await key('buy', { paid: true })
    const issuedTo = (await key('receive')).body.data.standing
    for (const [name, state] of [
      ['lose', 'lost'],
      ['refund', 'stored'],
    ] as const) {
      const { data } = (await key(name, { reason: '点错' })).body
      expect(data.key.state).toBe(state)
      const undone = await ask('POST', 'claim/goods/undo', { json: { eventId: data.events[0].id } })
      expect(undone.body.data).toMatchObject({ standing: issuedTo, key: { state: 'issued' } })
      expect(undone.body.data.events[0]).toMatchObject({ act: name, undoneAt: expect.any(String) })
    }
  })

  it('somebody without the right to refund takes back only what is their own', async () => {
    const clerk = college.person([{ may: ['claim.goods-order:view', 'claim.goods-order:receive'] }])
    const student = someone()
    await act(student, 'buy', buying(ids.large))
    const { events } = (await act(student, 'receive')).body.data
    const undo = () => clerk('POST', 'claim/goods/undo', { json: { eventId: events[0].id } })
    expect((await undo()).status).toBe(409)
    expect((await act(student, 'refund', { reason: '试一试' }, clerk)).status).toBe(403)
    expect((await act(someone(), 'buy', buying(ids.large), clerk)).status).toBe(403)
  })

  it('twenty desks reach for the last three pieces: three get one', async () => {
    const small = await issued(ids.coat, ids.small)
    await sql`update claim_goods_stock set stocked = ${small + 3} where size_id = ${ids.small}`.execute(
      server.app().db,
    )
    const queue = Array.from({ length: 10 }, someone)
    for (const student of queue) await act(student, 'buy', buying(ids.small))
    const answers = await Promise.all(
      queue.flatMap((student) => [act(student, 'receive'), act(student, 'receive', {}, other)]),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.msg))
    expect([...refused].sort()).toEqual(['“试用上衣 T165”库存不足', '当前为“已领取”，不能执行此操作'])
    expect(await issued(ids.coat, ids.small)).toBe(small + 3)
  })

  it('two desks at once never sell or hand over twice', async () => {
    const student = someone()
    const twice = (name: string, more: object) =>
      Promise.all([act(student, name, more), act(student, name, more, other)]).then((answers) =>
        answers.map(({ status }) => status).sort(),
      )
    const large = await issued(ids.coat, ids.large)
    expect(await twice('buy', buying(ids.large))).toEqual([200, 409])
    expect(await twice('receive', {})).toEqual([200, 409])
    expect(await issued(ids.coat, ids.large)).toBe(large + 1)
  })

  it('refuses a size that the item does not have, and a missing one', async () => {
    const student = someone()
    for (const sizes of [{}, { [ids.coat]: ids.set }])
      expect((await act(student, 'buy', { ...buying(ids.large), sizes })).body.msg).toBe(
        '请选择“试用上衣”的尺码',
      )
  })

  it('a key is handed out while it hangs there, lost, issued anew and given back', async () => {
    const student = someone()
    const key = (name: string, more: object = {}) => act(student, name, { kind: 'key', ...more })
    expect((await key('buy', { paid: true })).body.msg).toBe('该床位还没有登记钥匙')
    const keyId = await add('dormKey', { bedId: student.bedId, keyNo: `T${student.id.slice(0, 8)}` })
    await key('buy', { paid: true })
    expect((await key('receive')).body.data).toMatchObject({ key: { state: 'issued' }, standing: { keyId } })
    expect((await ask('POST', `claim/dormKey/remove?ids=${keyId}`)).status).not.toBe(200)
    expect((await key('lose', { reason: '丢在操场' })).body.data.key.state).toBe('lost')
    const anew = await key('reissue', { reason: '配新钥匙', keyNo: `N${student.id.slice(0, 8)}`, paid: true })
    expect(anew.body.data.key).toMatchObject({ state: 'issued', keyNo: `N${student.id.slice(0, 8)}` })
    const back = await key('refund', { reason: '退宿' })
    expect(back.body.data).toMatchObject({
      key: { state: 'stored' },
      standing: { state: 'refunded', keyId: null },
    })
  })

  it('finds a student by identity card, campus card and name, and tells no number', async () => {
    const student = someone()
    const find = (who: object) => ask('POST', 'claim/goods/find', { json: { kind: 'military', who } })
    for (const who of [{ idNo: student.idNo }, { cardUid: student.uid }]) {
      const { body } = await find(who)
      expect(body.data).toHaveLength(1)
      expect(body.data[0]).toMatchObject({
        id: student.id,
        idNo: `${student.idNo.slice(0, 2)}${'*'.repeat(16)}`,
      })
    }
    expect((await find({ name: '%%' })).body.data).toEqual([])
    expect((await find({ name: '' })).status).toBe(400)
  })

  it('finds first whom a name names just so, then by the beginning, and sends one more than is listed', async () => {
    const { tenantId } = college
    const rows = table(admittedStudent, server.app().db, tenantId)
    const some = students.slice(-mostNamed - 4)
    const names = ['王安', '王安石', ...some.slice(2).map((_, at) => `安王安${at}`)]
    for (const [at, { id }] of some.entries()) await rows.update({ id }, { name: names[at] ?? '' })
    const json = { kind: 'military', who: { name: '王安' } }
    const { data } = (await ask('POST', 'claim/goods/find', { json })).body
    expect(data.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual(['王安', '王安石'])
    expect(data).toHaveLength(mostNamed + 1)
  })

  it('counts agree with the orders, and the list of a class is what is left to hand over', async () => {
    const student = someone()
    await act(student, 'buy', buying(ids.large))
    const { rows } = await sql<Readonly<Record<string, number>>>`select
        (count(*) filter (where state in ('chosen', 'paid', 'received', 'lost')))::int as bought,
        (count(*) filter (where state in ('chosen', 'paid')))::int as outstanding,
        (count(*) filter (where state in ('received', 'lost')))::int as received,
        (count(*) filter (where state = 'refunded'))::int as refunded,
        (coalesce(sum(paid) filter (where state in ('chosen', 'paid', 'received', 'lost')), 0) / 100)::float8 as paid
      from claim_goods_order where tenant_id = ${college.tenantId} and kind = 'military'`.execute(
      server.app().db,
    )
    const plain = Object.entries(rows[0] ?? {})
    expect(plain.some(([, value]) => value > 0)).toBe(true)
    for (const by of ['Class', 'College', 'Major']) {
      const { data } = (await ask('GET', `claim/militaryCount${by}/figures`)).body
      const [all] = data.sets.find((set: { by: string[] }) => set.by.length === 0).rows
      for (const [name, value] of plain)
        expect([name, all.figures[data.measures.indexOf(name)]]).toEqual([name, value])
    }
    const { body } = await ask('GET', `claim/goods/picking?kind=military&classId=${student.classId}`)
    expect(body.data.students.map(({ id }: { id: string }) => id)).toContain(student.id)
    expect(body.data.pieces.find(({ item }: { item: string }) => item === '试用上衣')).toBeTruthy()
  })

  it('keeps to the rows of anyone who asks, and to their college', async () => {
    const student = students[0] ?? someone()
    const stranger = server.college().person([{ may }])
    const nobody = college.person([{ may, grants: ['classes'] }])
    for (const who of [stranger, nobody]) {
      expect((await who('GET', `claim/goods/desk?kind=military&id=${student.id}`)).status).toBe(404)
      expect((await act(student, 'buy', buying(ids.large), who)).status).toBe(404)
      const { body } = await who('GET', 'claim/goods/counts?kind=military&by=class')
      expect(body.data).toEqual({ places: [], sizes: [] })
      const { data } = (await who('GET', 'claim/militaryCountClass/figures')).body
      expect(
        data.sets.flatMap((set: { by: string[]; rows: object[] }) => (set.by.length > 0 ? set.rows : [])),
      ).toEqual([])
    }
    expect((await college.person([])('GET', `claim/goods/desk?kind=military&id=${student.id}`)).status).toBe(
      403,
    )
  })

  it('refuses stock in strange sizes and a set of strange goods', async () => {
    const wrong = await ask('POST', 'claim/goodsItem/add', {
      json: {
        kind: 'bedding',
        code: 'T-X',
        name: '试用被套',
        unit: '床',
        price: '1.00',
        measure: 'bed',
        enabled: true,
        lines: { stock: [{ sizeId: ids.small, stocked: 1 }] },
      },
    })
    expect(wrong.body.msg).toContain('库存中的尺码“T165”与该物资的尺码类型不符')
    const strange = await ask('POST', 'claim/goodsSet/add', {
      json: {
        kind: 'bedding',
        code: 'T-X',
        name: '试用六件套',
        price: '1.00',
        enabled: true,
        lines: { items: [{ itemId: ids.coat, quantity: 1, optional: false }] },
      },
    })
    expect(strange.body.msg).toContain('“试用上衣”不是本类物资')
  })

  it('from the list a batch is handed over, and what cannot be is told', async () => {
    const [ready, owing] = [someone(), someone()]
    await act(ready, 'buy', buying(ids.large))
    await act(owing, 'buy', buying(ids.large, { paid: false }))
    const { rows } = await sql<{ id: string }>`select id from claim_goods_order where kind = 'military'
      and admitted_id = any(${[ready.id, owing.id]}::uuid[])`.execute(server.app().db)
    const states = async () =>
      (
        await sql<{ state: string }>`select state from claim_goods_order where kind = 'military'
        and admitted_id = any(${[ready.id, owing.id]}::uuid[]) order by state`.execute(server.app().db)
      ).rows.map(({ state }) => state)
    const answers = await Promise.all(
      rows.map(({ id }) => ask('POST', 'claim/goodsOrder/receive', { json: { id } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await states()).toEqual(['chosen', 'received'])
  })
})
