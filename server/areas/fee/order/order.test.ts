import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeOrder } from '#domain/fee/order.ts'
import { feeProject } from '#domain/fee/project.ts'
import { UnusableKey } from '#server/core/payments/payments.ts'
import { oneEngine } from '#tests/support/database.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { settleOrder } from './settle.ts'
import { tendOrders } from './tend.ts'

const times = (now: number) => ({
  orderedAt: new Date(now).toISOString(),
  expiresAt: new Date(now + 1_800_000).toISOString(),
})

describe.each(oneEngine)('an order of fees, on %s', (engine) => {
  const service = fakeService()
  let unusable: UnusableKey['field'] | undefined
  const at = async () => {
    if (unusable) throw new UnusableKey(unusable)
    return service
  }
  const server = sessionsOn(engine, { payments: { at } })
  const { asks, ids, keep } = leaveCollege(server)
  let year = 2100
  let channelId = ''
  let projectId = ''
  let fixedId = ''
  let lodgingId = ''
  let deskId = ''

  beforeAll(async () => {
    const body = (code: string) => keep(feeBody, { code, name: code, kind: 'school', enabled: true })
    const [school, house] = [await body('XX'), await body('GY')]
    const project = (code: string, bodyId: string, refundable = true) =>
      keep(feeProject, {
        ...{ code, name: code, kind: '01', bodyId, sort: 1, enabled: true },
        ...{ prepaid: false, refundable, byMonths: false },
      })
    projectId = await project('学费', school)
    fixedId = await project('体检', school, false)
    lodgingId = await project('住宿', house)
    deskId = await keep(feeChannel, {
      ...{ code: 'GT', name: '窗口', kind: 'cash', bodyId: school, sort: 1, enabled: true },
    })
    const sealed = await server.app().secrets.seal('KEY')
    channelId = await keep(feeChannel, {
      ...{
        code: 'WX',
        name: '微信支付',
        kind: 'wechat',
        bodyId: school,
        sort: 1,
        enabled: true,
        minutes: 30,
      },
      ...{ merchantNo: '1', appId: 'wx1', privateKey: sealed, apiKey: sealed, serviceKey: 'KEY' },
      ...{ certificateNo: '1', serviceKeyNo: '1', portalUrl: 'https://portal.example.edu.cn' },
    })
  })
  beforeEach(() => {
    service.reset()
    year += 1
  })

  const charged = async (due = '5000.00', over: object = {}) => {
    const json = { studentId: ids.studentId, projectId, academicYear: `${year}-${year + 1}`, due, ...over }
    const { status, data } = await asks.admin('fee/studentFee/add', { ...json, dueOn: '2026-12-30' })
    expect(status).toBe(200)
    return data.id as string
  }
  const order = (feeIds: readonly string[], over: object = {}, who = asks.student) =>
    who('fee/mine/order', { feeIds, channelId, way: 'code', ...over })
  const state = (id: string) => asks.student(`fee/mine/state?id=${id}`)
  const cancel = (id: string) => asks.student('fee/mine/cancel', { id })
  const fee = async (id: string) => (await asks.admin(`fee/studentFee/getOne?id=${id}`)).data
  const ledger = async (query: string) =>
    (await asks.admin(`fee/ledger/page?size=50&current=1&${query}`)).data.records.map(
      ({ kind, amount }: Record<string, string>) => `${kind} ${amount}`,
    )
  const kept = async (id: string) => (await asks.admin(`fee/order/getOne?id=${id}`)).data
  const balance = async () => (await asks.student('fee/mine/fees')).data.balance
  const tend = () => tendOrders(server.app(), server.tenantId)

  it('opens at the service, is paid there, and pays each of its fees once, by whichever way it is said and however often', async () => {
    const [one, two] = [await charged('5000.00'), await charged('60.50', { projectId: fixedId })]
    const { status, data } = await order([one, two])
    expect([status, data.state, data.amount]).toEqual([200, 'paying', '5060.50'])
    expect(data.payUrl).toContain(data.no)
    expect(service.opened(data.no)).toMatchObject({ fen: 506_050, way: 'code' })
    expect((await order([one])).msg).toBe('您有一笔订单尚未支付，请先完成支付或取消订单')

    service.pay(data.no)
    const trade = service.trade(data.no)
    if (trade.state !== 'paid') throw new Error('It is paid.')
    const told = () => settleOrder(server.app(), server.tenantId, data.id, trade)
    await Promise.all([told(), state(data.id), told(), told()])
    expect((await state(data.id)).data).toMatchObject({ state: 'paid', payUrl: null, beyond: null })
    expect(await fee(one)).toMatchObject({ paid: '5000.00', owed: '0.00', state: 'paid' })
    expect(await fee(two)).toMatchObject({ paid: '60.50', owed: '0.00', state: 'paid' })
    expect((await ledger(`orderId=${data.id}`)).toSorted()).toEqual(['payment 5000.00', 'payment 60.50'])
    expect(await kept(data.id)).toMatchObject({ received: '5060.50', transactionNo: trade.transactionNo })
    expect((await kept(data.id)).payUrl).toBeUndefined()
  })

  it('whose fee was paid at the desk meanwhile leaves the money in the balance, which pays another fee', async () => {
    const one = await charged('300.00')
    const { data } = await order([one])
    const paper = { amount: '200.00', channelId: deskId, movement: `D${year}`, movedOn: '2026-09-01' }
    expect((await asks.admin('fee/studentFee/collect', { id: one, ...paper })).status).toBe(200)
    service.pay(data.no)
    const before = Number(await balance())
    expect((await state(data.id)).data).toMatchObject({ state: 'paid', beyond: '200.00' })
    expect(await fee(one)).toMatchObject({ paid: '300.00', owed: '0.00' })
    expect(Number(await balance()) - before).toBe(200)
    expect((await ledger(`orderId=${data.id}`)).toSorted()).toEqual(['deposit 200.00', 'payment 100.00'])
    const { records } = (await asks.admin(`fee/ledger/page?size=5&current=1&kind=deposit`)).data
    expect(records[0]).toMatchObject({ studentId: ids.studentId, feeId: null })
    expect(records[0].classId).toBeTruthy()

    const other = await charged('150.00', { projectId: fixedId })
    const accounts = (await asks.admin(`fee/prepaid/page?size=5&current=1&studentId=${ids.studentId}`)).data
    const { id } = accounts.records[0]
    expect((await asks.admin('fee/prepaid/offset', { id, feeId: other, amount: '150.01' })).status).toBe(400)
    expect((await asks.admin('fee/prepaid/offset', { id, feeId: other })).status).toBe(200)
    expect(await fee(other)).toMatchObject({ paid: '150.00', owed: '0.00', state: 'paid' })
    expect(Number(await balance()) - before).toBe(50)
    expect(await ledger(`feeId=${other}`)).toEqual(['offset 150.00'])
  })

  it('takes what came, be it less or more than was asked', async () => {
    const one = await charged('100.00')
    const { data } = await order([one])
    service.pay(data.no, 4_000)
    expect((await state(data.id)).data.state).toBe('paid')
    expect(await fee(one)).toMatchObject({ paid: '40.00', owed: '60.00', state: 'part' })
    const again = (await order([one])).data
    expect(again.amount).toBe('60.00')
    service.pay(again.no, 7_000)
    expect((await state(again.id)).data.beyond).toBe('10.00')
    expect(await fee(one)).toMatchObject({ paid: '100.00', owed: '0.00' })
  })

  it('is closed at the service when the student cancels it, and stays paid when it was paid a moment before', async () => {
    const one = await charged('10.00')
    const { data } = await order([one])
    expect((await cancel(data.id)).data.state).toBe('closed')
    expect(service.trade(data.no).state).toBe('closed')
    const next = (await order([one])).data
    service.pay(next.no)
    expect((await cancel(next.id)).data.state).toBe('paid')
  })

  it('is closed by the clock when its time is over; a notice that was lost is asked for', async () => {
    const one = await charged('10.00')
    const { data } = await order([one])
    server.pass(31 * 60)
    await tend()
    expect((await kept(data.id)).state).toBe('closed')
    expect(service.trade(data.no).state).toBe('closed')
    const next = (await order([one])).data
    service.pay(next.no)
    server.pass(31 * 60)
    await tend()
    expect((await kept(next.id)).state).toBe('paid')
    expect(await fee(one)).toMatchObject({ owed: '0.00' })
  })

  it('that is paid after it was closed here has paid all the same', async () => {
    const one = await charged('10.00')
    const { data } = await order([one])
    await cancel(data.id)
    const paid = { no: data.no, fen: 1_000, transactionNo: `LATE${year}`, paidAt: new Date(server.now()) }
    await settleOrder(server.app(), server.tenantId, data.id, { state: 'paid', ...paid })
    expect((await kept(data.id)).state).toBe('paid')
    expect(await fee(one)).toMatchObject({ owed: '0.00' })
  })

  it('says when the service is silent or declines, and loses nothing', async () => {
    const one = await charged('10.00')
    service.declines('商户未开通此功能')
    expect((await order([one])).data).toMatchObject({ state: 'failed', failure: '商户未开通此功能' })
    service.reset()
    service.silent(true)
    expect((await order([one])).status).toBe(503)
    const [waiting] = (await asks.student('fee/mine/fees')).data.orders
    expect(waiting).toMatchObject({ state: 'waiting', payUrl: null })
    expect((await cancel(waiting.id)).status).toBe(503)
    service.silent(false)
    expect((await cancel(waiting.id)).data.state).toBe('closed')
    const { data } = await order([one])
    service.silent(true)
    expect((await state(data.id)).data.state).toBe('paying')
    service.silent(false)
    expect((await cancel(data.id)).data.state).toBe('closed')
  })

  it('is told in words where the channel’s key is none, and where the service declines', async () => {
    const one = await charged('10.00')
    unusable = 'privateKey'
    expect(await order([one])).toMatchObject({ status: 409, msg: '支付渠道的参数不正确，请联系学校财务部门' })
    const [failed] = (await asks.student('fee/mine/fees')).data.orders
    expect(failed).toMatchObject({ state: 'failed', failure: '支付渠道的参数不正确' })
    unusable = undefined
    const { data } = await order([one])
    unusable = 'serviceKey'
    expect((await cancel(data.id)).status).toBe(409)
    unusable = undefined
    service.declines('签名错误')
    expect((await cancel(data.id)).msg).toBe('支付平台未受理：签名错误，请联系学校财务部门')
    expect((await state(data.id)).data.state).toBe('paying')
    service.reset()
    expect((await cancel(data.id)).data.state).toBe('closed')
  })

  it('leaves a service that is silent until the next minute', async () => {
    const names = [1, 2, 3].map((each) => `JF${year}${each}`)
    for (const no of names)
      await keep(feeOrder, { no, channelId, studentId: ids.mateId, state: 'paying', ...times(server.now()) })
    server.pass(31 * 60)
    service.silent(true)
    const before = service.calls()
    await tend()
    expect(service.calls() - before).toBe(1)
    service.silent(false)
    server.pass(60)
    await tend()
    for (const no of names)
      expect((await asks.admin(`fee/order/page?size=5&current=1&no=${no}`)).data.records[0].state).toBe(
        'closed',
      )
  })

  it('is of the student’s own fees, of one body, at a channel that takes orders', async () => {
    const one = await charged('10.00')
    const lodging = await charged('10.00', { projectId: lodgingId })
    const theirs = await charged('10.00', { studentId: ids.mateId })
    expect((await order([theirs])).msg).toBe('所选费用中有已缴清的，请刷新后重新选择')
    expect((await order([one, lodging])).msg).toBe('所选费用的收款方不同，请分开缴纳')
    expect((await order([one], { channelId: deskId })).msg).toBe('该支付方式已停用')
    expect((await order([one], {}, asks.counsellor)).status).toBe(403)
    const { data } = await order([one])
    for (const path of ['fee/mine/cancel'])
      expect((await asks.classmate(path, { id: data.id })).status).toBe(404)
    expect((await asks.classmate(`fee/mine/state?id=${data.id}`)).status).toBe(404)
    const paper = { amount: '1.00', channelId, movement: 'X', movedOn: '2026-09-01' }
    expect((await asks.admin('fee/studentFee/collect', { id: one, ...paper })).msg).toBe(
      '线上支付由支付平台入账，不能手工登记',
    )
    await cancel(data.id)
  })

  it('of one student is open once, however often the button is pressed', async () => {
    const one = await charged('10.00')
    const answers = await Promise.all([1, 2, 3].map(() => order([one])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await cancel(answers.find(({ status }) => status === 200)?.data.id)
  })

  it('is not opened and cancelled again and again', async () => {
    server.pass(3601)
    const one = await charged('10.00')
    for (let times = 0; times < 20; times++) {
      const { data } = await order([one])
      expect((await cancel(data.id)).data.state).toBe('closed')
    }
    expect((await order([one])).status).toBe(429)
    server.pass(3601)
  })

  it('goes to a service with the keys that were given for it, and to no other', async () => {
    const { revision, privateKey } = (await asks.admin(`fee/channel/getOne?id=${channelId}`)).data
    expect(privateKey).toBeUndefined()
    const change = (over: object) => asks.admin('fee/channel/update', { id: channelId, ...over })
    const away = { serviceUrl: 'https://elsewhere.example.com' }
    expect((await change({ revision, ...away })).msg).toBe('请填写商户私钥')
    const off = await change({ revision, ...away, enabled: false })
    expect(off.status).toBe(200)
    expect((await change({ revision: off.data.revision, enabled: true })).msg).toBe('请填写商户私钥')
    const keys = { privateKey: 'S0VZ', apiKey: 'a'.repeat(32) }
    expect((await change({ revision: off.data.revision, enabled: true, ...keys })).status).toBe(200)
  })

  const refund = (id: string, over: object = {}) =>
    asks.admin('fee/order/refund', { id, reason: '05', ...over })
  const paidOrder = async (feeIds: readonly string[]) => {
    const { data } = await order(feeIds)
    service.pay(data.no)
    await state(data.id)
    return data as { readonly id: string; readonly no: string }
  }

  it('goes back the way it came, in parts, and never more than came', async () => {
    const one = await charged('100.00')
    const { id } = await paidOrder([one])
    expect((await refund(id, { amount: '100.01' })).msg).toBe('退款金额应大于 0，且不超过 100.00 元')
    expect((await refund(id, { amount: '30.00' })).status).toBe(200)
    expect((await refund(id, { amount: '70.01' })).status).toBe(400)
    expect(await fee(one)).toMatchObject({ refunded: '0.00' })
    await tend()
    expect(await fee(one)).toMatchObject({ refunded: '30.00', reduced: '30.00', owed: '0.00' })
    expect(await kept(id)).toMatchObject({ state: 'part-refunded', refunded: '30.00', refunding: '0.00' })
    expect((await refund(id, { stillDue: true })).status).toBe(200)
    await Promise.all([tend(), tend()])
    expect(await kept(id)).toMatchObject({ state: 'refunded', refunded: '100.00' })
    expect(await fee(one)).toMatchObject({ refunded: '100.00', owed: '70.00' })
    expect((await refund(id)).status).toBe(409)
    expect((await ledger(`orderId=${id}`)).toSorted()).toEqual([
      'payment 100.00',
      'refund 30.00',
      'refund 70.00',
    ])
    expect(service.refunds()).toEqual([3_000, 7_000])
  })

  it('is asked back again after a silence, as the same refund; what the service cannot give back stays paid', async () => {
    const one = await charged('100.00')
    const { id } = await paidOrder([one])
    await refund(id, { amount: '40.00' })
    service.silent(true, 'after')
    await tend()
    expect(await kept(id)).toMatchObject({ refunding: '40.00', refunded: '0.00' })
    const paper = {
      reason: '05',
      amount: '60.01',
      channelId: deskId,
      movement: `B${year}`,
      movedOn: '2026-09-01',
    }
    expect((await asks.admin('fee/studentFee/refund', { id: one, ...paper })).status).toBe(400)
    service.silent(false)
    server.pass(5 * 60)
    await tend()
    expect(await kept(id)).toMatchObject({ refunding: '0.00', refunded: '40.00' })
    expect(service.refunds()).toEqual([4_000])
    service.fails()
    await refund(id, { amount: '10.00' })
    await tend()
    expect(await kept(id)).toMatchObject({ refunding: '0.00', refunded: '40.00', state: 'part-refunded' })
    const { records } = (await asks.admin(`fee/orderRefund/page?size=5&current=1&orderId=${id}`)).data
    expect(records.map(({ state }: { state: string }) => state).toSorted()).toEqual(['done', 'failed'])
    const fixed = await charged('10.00', { projectId: fixedId })
    const other = await paidOrder([fixed])
    expect((await refund(other.id)).msg).toBe('订单中有不可退费的项目')
  })

  it('goes back no further while a part of it is on its way, be it of the order or of the fee', async () => {
    const one = await charged('100.00')
    const first = (await order([one])).data
    service.pay(first.no, 6_000)
    await state(first.id)
    await paidOrder([one])
    expect((await refund(first.id, { amount: '50.00' })).msg).toBe('操作成功')
    // The fee holds more, the order does not.
    expect((await refund(first.id, { amount: '10.01' })).status).toBe(400)
    year += 1
    const two = await charged('100.00')
    const half = (await order([two])).data
    service.pay(half.no, 6_000)
    await state(half.id)
    const rest = await paidOrder([two])
    const atDesk = { reason: '05', channelId: deskId, movement: `C${year}`, movedOn: '2026-09-01' }
    expect((await asks.admin('fee/studentFee/refund', { id: two, amount: '70.00', ...atDesk })).msg).toBe(
      '操作成功',
    )
    expect((await refund(half.id, { amount: '20.00' })).msg).toBe('操作成功')
    // The order holds more, the fee does not.
    expect((await refund(rest.id, { amount: '10.01' })).status).toBe(400)
  })
})
