import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeProject } from '#domain/fee/project.ts'
import type { Paper } from '#domain/kernel/print.ts'
import { oneEngine } from '#tests/support/database.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { settleOrder } from '../order/settle.ts'
import { tendOrders } from '../order/tend.ts'

describe.each(oneEngine)('a receipt, on %s', (engine) => {
  const service = fakeService()
  const server = sessionsOn(engine, { payments: { at: async () => service } })
  const { asks, ids, keep } = leaveCollege(server)
  let year = 2200
  let [projectId, otherId, thirdId, elsewhereId, channelId, deskId] = ['', '', '', '', '', '']

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'XX', name: '示例学院', kind: 'school', enabled: true })
    const shopId = await keep(feeBody, { code: 'SD', name: '书店', kind: 'bookshop', enabled: true })
    const project = (code: string, of = bodyId) =>
      keep(feeProject, {
        ...{ code, name: code, kind: '01', bodyId: of, sort: 1, enabled: true },
        ...{ prepaid: false, refundable: true, byMonths: false },
      })
    projectId = await project('学费')
    otherId = await project('住宿费')
    thirdId = await project('保险费')
    elsewhereId = await project('教材费', shopId)
    const channel = { bodyId, sort: 1, enabled: true, minutes: 30 }
    deskId = await keep(feeChannel, { ...channel, code: 'GT', name: '窗口', kind: 'cash' })
    const sealed = await server.app().secrets.seal('KEY')
    channelId = await keep(feeChannel, {
      ...{ ...channel, code: 'WX', name: '微信支付', kind: 'wechat' },
      ...{ merchantNo: '1', appId: 'wx1', privateKey: sealed, apiKey: sealed, serviceKey: 'KEY' },
      ...{ certificateNo: '1', serviceKeyNo: '1', portalUrl: 'https://portal.example.edu.cn' },
    })
  })
  beforeEach(() => {
    service.reset()
    year += 1
  })

  const charged = async (due: string, over: object = {}) => {
    const json = { studentId: ids.studentId, projectId, academicYear: `${year}-${year + 1}`, due, ...over }
    const { status, data } = await asks.admin('fee/studentFee/add', { ...json, dueOn: '2026-12-30' })
    expect(status).toBe(200)
    return data.id as string
  }
  let slips = 0
  const slip = () => ({ channelId: deskId, movement: `S${++slips}`, movedOn: '2026-09-01' })
  const collect = (id: string, amount: string) =>
    asks.admin('fee/studentFee/collect', { id, amount, ...slip() })
  const refund = (id: string, amount: string) =>
    asks.admin('fee/studentFee/refund', { id, amount, reason: '01', ...slip() })
  type Kept = Record<string, string>
  const all = async (query = ''): Promise<Kept[]> =>
    (await asks.admin(`fee/receipt/page?size=100&current=1&ascs=no&${query}`)).data.records
  const latest = async () => (await all()).at(-1) ?? {}
  const kept = async (id = ''): Promise<Kept> => (await asks.admin(`fee/receipt/getOne?id=${id}`)).data
  const own = async () => (await asks.student('fee/mine/receipts')).data as (Kept & { feeIds: string[] })[]
  const paid = async (feeIds: readonly string[], fen?: number) => {
    const { data } = await asks.student('fee/mine/order', { feeIds, channelId, way: 'code' })
    service.pay(data.no, fen)
    const trade = service.trade(data.no)
    if (trade.state !== 'paid') throw new Error('It is paid.')
    return { id: data.id as string, trade }
  }
  const settled = async (feeIds: readonly string[], fen?: number) => {
    const { id, trade } = await paid(feeIds, fen)
    await settleOrder(server.app(), server.tenantId, id, trade)
    return id
  }
  const tend = () => tendOrders(server.app(), server.tenantId)
  /** Money and receipts agree: so much moved, so much is receipted, and every movement but an offset has one. */
  const agrees = async () => {
    const { rows } = await sql<{ moved: number; receipted: number; bare: number }>`select
      (select sum(case when kind in ('payment', 'deposit') then amount else -amount end)::float8 from fee_ledger
        where tenant_id = ${server.tenantId} and kind <> 'offset') as moved,
      (select sum(amount)::float8 from fee_receipt where tenant_id = ${server.tenantId} and state <> 'void') as receipted,
      (select count(*)::int from fee_ledger where tenant_id = ${server.tenantId} and kind <> 'offset'
        and receipt_id is null) as bare`.execute(server.app().db)
    expect(rows[0]?.receipted).toBe(rows[0]?.moved)
    expect(rows[0]?.bare).toBe(0)
  }
  const numbers = async () => (await all()).map(({ no = '' }) => Number(no.slice(6)))

  it('is issued with each payment at the desk, numbered without a gap, and says it in figures and in words', async () => {
    const one = await charged('5000.00')
    expect((await collect(one, '5000.01')).status).toBe(400)
    expect(await all()).toEqual([])
    expect((await collect(one, '3000.50')).status).toBe(200)
    expect(await latest()).toMatchObject({
      no: expect.stringMatching(/^SJ\d{4}0000001$/),
      ...{ kind: 'payment', state: 'valid', amount: '3000.50', capital: '叁仟元伍角整', reversed: null },
      items: `学费 ${year}-${year + 1}　3,000.50 元`,
      ...{ payee: '示例学院', payer: expect.stringMatching(/^马语婷（.+）$/), by: 'admin' },
      ...{ receivedOn: '2026-09-01', movement: 'S2', studentId: ids.studentId },
    })
    const raced = await Promise.all(['900.00', '900.00', '900.00'].map((amount) => collect(one, amount)))
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 200, 400])
    expect(await numbers()).toEqual([1, 2, 3])
    await agrees()
  })

  it('is one for an order, however many its fees and however often the service tells of it', async () => {
    const fees = [await charged('5000.00'), await charged('1200.00', { projectId: otherId })]
    const before = (await all()).length
    const { id, trade } = await paid(fees, 630_000)
    await Promise.all(Array.from({ length: 10 }, () => settleOrder(server.app(), server.tenantId, id, trade)))
    expect(await all()).toHaveLength(before + 1)
    const receipt = await latest()
    expect(receipt).toMatchObject({ orderId: id, subject: expect.stringMatching(/ 等 3 项$/) })
    expect(receipt).toMatchObject({ amount: '6300.00', by: '微信支付', channelId })
    expect(receipt.items?.split('\n').toSorted()).toEqual([
      `住宿费 ${year}-${year + 1}　1,200.00 元`,
      `学费 ${year}-${year + 1}　5,000.00 元`,
      '预缴费　100.00 元',
    ])
    const [mine] = await own()
    expect([mine?.id, mine?.orderId, mine?.feeIds.toSorted()]).toEqual([receipt.id, id, fees.toSorted()])
    await agrees()
  })

  it('is one for what is paid together at the desk: all of it or nothing, and once', async () => {
    const fees = [await charged('5000.00'), await charged('1200.00', { projectId: otherId })]
    const mates = await charged('10.00', { studentId: ids.mateId })
    const take = (some: readonly string[], over: object = {}, ask = asks.admin) =>
      ask('fee/studentFee/batch/collectTogether', {
        ...{ rows: { ids: some }, expected: some.length, amount: '6200.00', ...slip(), ...over },
      })
    const before = (await all()).length
    const wrong = await take(fees, { amount: '6200.01' })
    expect(wrong).toMatchObject({ status: 400, msg: '所选费用共欠 6200.00 元，与收款合计不一致' })
    const others = await take([...fees, mates], { amount: '6210.00' })
    expect(others).toMatchObject({ status: 409, msg: expect.stringContaining('“学生”不一致') })
    expect((await take(fees, {}, asks.counsellor)).status).toBe(403)
    expect((await asks.admin('fee/studentFee/collectTogether', { id: fees[0] })).status).toBe(404)
    const answers = await Promise.all([take(fees), take(fees)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await all()).toHaveLength(before + 1)
    const receipt = await latest()
    expect(receipt).toMatchObject({ amount: '6200.00', subject: expect.stringMatching(/ 等 2 项$/) })
    expect(answers.find(({ status }) => status === 200)?.data.outcome).toContain(receipt.no)
    const feeOf = async (id = '') => (await asks.admin(`fee/studentFee/getOne?id=${id}`)).data
    expect(await feeOf(fees[0])).toMatchObject({ paid: '5000.00', owed: '0.00', state: 'paid' })
    const history = (await asks.admin(`fee/studentFee/history?id=${fees[1]}`)).data
    expect(history[0]).toMatchObject({ verb: 'collectTogether', batch: expect.any(String) })
    const again = await take([...fees, await charged('1.00', { projectId: thirdId })])
    expect(again.msg).toMatch(/^有 2 条不能处理，全部未改动/)
    expect((await asks.admin('fee/receipt/void', { id: receipt.id, reason: '更名' })).status).toBe(200)
    const anew = await latest()
    expect(anew).toMatchObject({ replaces: receipt.no, amount: '6200.00', items: receipt.items })
    await refund(fees[1] ?? '', '1200.00')
    expect(await kept(anew.id)).toMatchObject({ state: 'part', reversed: '1200.00' })
    await agrees()
  })

  it('of what is paid together belongs to one body each', async () => {
    const fees = [await charged('100.00'), await charged('30.00', { projectId: elsewhereId })]
    const before = (await all()).length
    const { data } = await asks.admin('fee/studentFee/batch/collectTogether', {
      ...{ rows: { ids: fees }, amount: '130.00', ...slip() },
    })
    const made = (await all()).slice(before)
    expect(made.map(({ payee, amount }) => `${payee} ${amount}`).toSorted()).toEqual([
      ...['书店 30.00', '示例学院 100.00'],
    ])
    expect(data.outcome).toContain(made.map(({ no }) => no).join('、'))
    await agrees()
  })

  it('is reversed by a red one, in part and then as a whole, where the money goes back the way it came', async () => {
    const fees = [await charged('100.00'), await charged('50.00', { projectId: otherId })]
    const id = await settled(fees)
    const first = await latest()
    const back = (over: object) => asks.admin('fee/order/refund', { id, reason: '05', ...over })
    expect((await back({ amount: '70.00' })).status).toBe(200)
    expect(await kept(first.id)).toMatchObject({ state: 'valid' })
    await tend()
    expect(await kept(first.id)).toMatchObject({ state: 'part', reversed: '70.00' })
    const red = await latest()
    expect(red).toMatchObject({
      ...{ kind: 'red', amount: '-70.00', capital: '负柒拾元整', reverses: first.no, state: 'valid' },
      items: `住宿费 ${year}-${year + 1}　-50.00 元\n学费 ${year}-${year + 1}　-20.00 元`,
      orderId: id,
    })
    expect((await asks.admin('fee/receipt/void', { id: first.id, reason: 'X' })).status).toBe(409)
    await back({})
    await Promise.all([tend(), tend()])
    expect(await kept(first.id)).toMatchObject({ state: 'red', reversed: '150.00' })
    expect(await all(`reverses=${first.no}`)).toHaveLength(2)
    await agrees()
  })

  it('of a fee that was paid in parts is reversed from the latest, and names each', async () => {
    const one = await charged('1000.00')
    await collect(one, '600.00')
    const first = await latest()
    await collect(one, '400.00')
    const second = await latest()
    expect((await refund(one, '700.00')).status).toBe(200)
    expect(await latest()).toMatchObject({ amount: '-700.00', reverses: `${second.no}、${first.no}` })
    expect(await kept(second.id)).toMatchObject({ state: 'red', reversed: '400.00' })
    expect(await kept(first.id)).toMatchObject({ state: 'part', reversed: '300.00' })
    expect((await refund(one, '300.01')).status).toBe(400)
    await agrees()
  })

  it('is void, reversed or issued late in any order at once, without two that wait for each other', async () => {
    const { db } = server.app()
    for (let turn = 0; turn < 6; turn += 1) {
      year += 1
      const one = await charged('100.00')
      await collect(one, '40.00')
      const early = await latest()
      await collect(one, '60.00')
      const late = await latest()
      await sql`update fee_ledger set receipt_id = null where receipt_id = ${early.id}`.execute(db)
      await sql`delete from fee_receipt where id = ${early.id}`.execute(db)
      const [line] = (await asks.admin(`fee/ledger/page?size=5&current=1&feeId=${one}&amount=40.00`)).data
        .records
      const answers = await Promise.all([
        refund(one, '100.00'),
        asks.admin('fee/receipt/void', { id: late.id, reason: 'X' }),
        asks.admin('fee/ledger/issue', { id: line.id }),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status > 409)).toEqual([])
      expect(answers[0]).toMatchObject({ status: 200 })
      await agrees()
    }
  })

  it('of what is paid beforehand stays that money’s, whether it is given back or pays a fee that is', async () => {
    const account = async () =>
      (await asks.admin(`fee/prepaid/page?size=5&current=1&studentId=${ids.mateId}`)).data.records[0]?.id ??
      (await asks.admin('fee/prepaid/add', { studentId: ids.mateId })).data.id
    const id = await account()
    const act = (name: string, over: object) => asks.admin(`fee/prepaid/${name}`, { id, ...over })
    expect((await act('deposit', { amount: '200.00', ...slip() })).status).toBe(200)
    const first = await latest()
    expect(first).toMatchObject({ items: '预缴费　200.00 元', studentId: ids.mateId })
    const fee = await charged('150.00', { studentId: ids.mateId })
    expect((await act('offset', { feeId: fee })).status).toBe(200)
    expect((await latest()).id).toBe(first.id)
    expect((await act('withdraw', { amount: '20.00', reason: '01', ...slip() })).status).toBe(200)
    expect(await kept(first.id)).toMatchObject({ state: 'part', reversed: '20.00' })
    expect((await refund(fee, '150.00')).status).toBe(200)
    expect(await kept(first.id)).toMatchObject({ state: 'part', reversed: '170.00' })
    expect(await latest()).toMatchObject({ amount: '-150.00', reverses: first.no })
    await agrees()
  })

  it('that says something wrong is void, and issued anew for the same money in the same moment', async () => {
    const one = await charged('80.00')
    await collect(one, '80.00')
    const first = await latest()
    await asks.admin('fee/body/update', {
      ...(await asks.admin(`fee/body/getOne?id=${first.bodyId}`)).data,
      name: '示例职业学院',
    })
    const reason = '收款单位更名'
    expect((await asks.admin('fee/receipt/void', { id: first.id })).status).toBe(400)
    const answers = await Promise.all(
      [1, 2].map(() => asks.admin('fee/receipt/void', { id: first.id, reason })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const next = await latest()
    expect(next).toMatchObject({ replaces: first.no, amount: '80.00', payee: '示例职业学院', state: 'valid' })
    expect(await kept(first.id)).toMatchObject({
      ...{ state: 'void', voidReason: reason, replacedBy: next.no, payee: '示例学院' },
    })
    expect((await asks.admin('fee/receipt/paper', { id: first.id })).status).toBe(409)
    await refund(one, '80.00')
    expect(await kept(next.id)).toMatchObject({ state: 'red' })
    const { data } = await asks.admin(`fee/receipt/history?id=${first.id}`)
    expect(data.map(({ verb }: Kept) => verb)).toEqual(['void', 'add'])
    await agrees()
  })

  it('of a payment from before there were receipts is issued at the desk, once, or when the money goes back', async () => {
    const fees = [await charged('100.00'), await charged('50.00', { projectId: otherId })]
    const id = await settled(fees)
    const { db } = server.app()
    await sql`update fee_ledger set receipt_id = null where order_id = ${id}`.execute(db)
    await sql`delete from fee_receipt where order_id = ${id}`.execute(db)
    const lines = (await asks.admin(`fee/ledger/page?size=5&current=1&orderId=${id}`)).data.records
    expect(lines[0].can).toContain('issue')
    expect((await asks.counsellor('fee/ledger/issue', { id: lines[0].id })).status).toBe(403)
    expect((await asks.admin('fee/ledger/issue', { id: lines[0].id })).data.outcome).toContain('SJ')
    expect(await latest()).toMatchObject({ orderId: id, amount: '150.00', by: 'admin' })
    expect((await asks.admin('fee/ledger/issue', { id: lines[1].id })).status).toBe(409)
    await sql`update fee_ledger set receipt_id = null where order_id = ${id}`.execute(db)
    await sql`delete from fee_receipt where order_id = ${id}`.execute(db)
    expect((await refund(fees[0] ?? '', '40.00')).status).toBe(200)
    const [red, first] = (await all()).toReversed()
    expect(first).toMatchObject({ orderId: id, amount: '150.00', state: 'part', reversed: '40.00' })
    expect(red).toMatchObject({ kind: 'red', amount: '-40.00', reverses: first?.no })
    await agrees()
  })

  describe('in hand', () => {
    const verify = async (code: string) => {
      const { body } = await server.ask('POST', 'system/print/verify', {
        ...{ json: { code }, address: '203.0.113.20' },
      })
      return body.data
    }

    it('is the student’s own to look at and to print, and of nobody else there at all', async () => {
      const one = await charged('60.00')
      await collect(one, '60.00')
      const { id = '', no } = await latest()
      const seen = await asks.student(`fee/mine/receipt?id=${id}`)
      expect(seen.data).toMatchObject({
        no,
        amount: '60.00',
        capital: '陆拾元整',
        channel: '窗口',
        seal: null,
      })
      expect((await own()).map((each) => each.id)).toContain(id)
      expect((await asks.classmate('fee/mine/receipts')).data.map((each: Kept) => each.id)).not.toContain(id)
      expect((await asks.classmate(`fee/mine/receipt?id=${id}`)).status).toBe(404)
      expect((await asks.classmate('fee/mine/receiptPaper', { id })).status).toBe(404)
      expect((await asks.student('fee/mine/receipt?id=x')).status).toBe(400)
      expect((await asks.student(`fee/mine/receipt?id=${crypto.randomUUID()}`)).status).toBe(404)
      for (const path of ['fee/mine/receipts', `fee/mine/receipt?id=${id}`, 'fee/receipt/page'])
        expect((await asks.counsellor(path)).status).toBe(403)
      expect((await asks.student('fee/receipt/page')).status).toBe(403)
      expect((await asks.student('fee/receipt/paper', { id })).status).toBe(403)
      expect((await asks.admin('fee/receipt/add', { amount: '1.00' })).status).toBe(404)
    })

    it('is verified by anybody who holds it, and says no more than it must', async () => {
      const one = await charged('60.00')
      await collect(one, '60.00')
      const { id, no } = await latest()
      const { status, data: paper } = await asks.student('fee/mine/receiptPaper', { id })
      expect(status).toBe(200)
      const { title, number, college, purpose, code, facts } = paper as Paper
      expect({ title, number, purpose }).toEqual({ title: '缴费收据', number: no, purpose: '财务专用章' })
      expect(college).toBe('示例职业学院')
      expect(facts).toContainEqual({ label: '金额大写', value: '陆拾元整' })
      const checked = await verify(code)
      expect(checked).toMatchObject({ standing: 'valid', number: no, college, changed: false })
      expect(checked.facts).toContainEqual({ label: '学生', value: '马****' })
      expect(JSON.stringify(checked)).not.toMatch(/马语婷|学费|窗口|admin/)
      expect((await asks.admin('fee/receipt/paper', { id })).data.paper.copy).toBe(2)
      await refund(one, '10.00')
      const less = await verify(code)
      expect(less).toMatchObject({ standing: 'valid', changed: true })
      expect(less.facts).toContainEqual({ label: '已冲红（元）', value: '10.00' })
      await refund(one, '50.00')
      expect((await verify(code)).standing).toBe('void')
    })
  })
})
