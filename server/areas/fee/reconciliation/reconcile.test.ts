import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feeBody } from '#domain/fee/body.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeProject } from '#domain/fee/project.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { today } from '#domain/kits/college-clock.ts'
import type { BillLine } from '#server/core/payments/port.ts'
import { oneEngine } from '#tests/support/database.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { numberAt } from '../order/number.ts'
import { tendOrders } from '../order/tend.ts'
import { reconcileDue } from './reconcile.ts'

const day = 86_400

describe.each(oneEngine)('a day’s bill of a payment service, on %s', (engine) => {
  const service = fakeService()
  const server = sessionsOn(engine, { payments: { at: async () => service } })
  const { asks, ids, keep } = leaveCollege(server)
  const channels: string[] = []
  let projectId = ''
  let year = 2100

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
    projectId = await keep(feeProject, {
      ...{ code: 'XF', name: '学费', kind: '01', bodyId, sort: 1, enabled: true },
      ...{ prepaid: false, refundable: true, byMonths: false },
    })
    const sealed = await server.app().secrets.seal('KEY')
    for (const code of ['A', 'B'])
      channels.push(
        await keep(feeChannel, {
          ...{ code, name: code, kind: 'wechat', bodyId, sort: 1, enabled: true, minutes: 30 },
          ...{ merchantNo: '1', appId: 'wx1', privateKey: sealed, apiKey: sealed, serviceKey: 'KEY' },
          ...{ certificateNo: '1', serviceKeyNo: '1', portalUrl: 'https://portal.example.edu.cn' },
          createdAt: new Date(server.now() - 30 * day * 1000).toISOString(),
        }),
      )
  })
  beforeEach(() => {
    service.reset()
    server.pass(day)
  })

  const now = () => new Date(server.now())
  const dayNow = () => today(now())
  /** An order of a fee of its own, as it was opened. */
  async function opened(due = '100.00', channelId = channels[0]) {
    year += 1
    const json = { studentId: ids.studentId, projectId, academicYear: `${year}-${year + 1}`, due }
    const { data: fee } = await asks.admin('fee/studentFee/add', { ...json, dueOn: '2026-12-30' })
    const { status, data } = await asks.student('fee/mine/order', {
      feeIds: [fee.id],
      channelId,
      way: 'code',
    })
    expect(status).toBe(200)
    return { ...(data as { readonly id: string; readonly no: string }), feeId: fee.id as string }
  }
  async function paid(due = '100.00', channelId = channels[0]) {
    const order = await opened(due, channelId)
    service.pay(order.no, fenOf(due), now())
    expect((await asks.student(`fee/mine/state?id=${order.id}`)).data.state).toBe('paid')
    return { ...order, line: lineOf(order.no, fenOf(due)) }
  }
  const lineOf = (no: string, fen: number): BillLine => ({
    no,
    fen,
    kind: 'payment',
    transactionNo: `T${no}`,
  })
  const list = async (noun: string, query = '') =>
    (await asks.admin(`fee/${noun}/page?size=50&current=1&${query}`)).data.records
  /** On the next day, at eleven. */
  async function nextMorning() {
    const left = day - ((server.now() / 1000 + 8 * 3600) % day)
    server.pass(left + 11 * 3600)
    return reconcileDue(server.app(), server.tenantId)
  }
  const bill = async (on: string) =>
    (await list('reconciliation')).find((each: { day: string }) => each.day === on)
  const differences = async (on: string) =>
    (await list('difference')).filter((each: { day: string }) => each.day === on)

  it('agrees with what is kept, over all channels of the merchant; trades of other systems are only counted', async () => {
    const on = dayNow()
    const [one, two] = [await paid('100.00', channels[0]), await paid('20.50', channels[1])]
    service.bills(on, [two.line, one.line, lineOf('CANTEEN-1', 900)])
    await nextMorning()
    expect(await bill(on)).toMatchObject({
      ...{ state: 'matched', payments: 2, paid: '120.50', keptPaid: '120.50', others: 1, open: 0 },
      ...{ service: 'wechat', merchantNo: '1', refunded: '0.00' },
    })
    expect(await differences(on)).toEqual([])
  })

  it('is asked for after ten, and once', async () => {
    const on = dayNow()
    const left = day - ((server.now() / 1000 + 8 * 3600) % day)
    server.pass(left + 9 * 3600)
    await reconcileDue(server.app(), server.tenantId)
    expect(await bill(on)).toBeUndefined()
    server.pass(2 * 3600)
    await reconcileDue(server.app(), server.tenantId)
    expect((await bill(on)).state).toBe('matched')
    const before = service.calls()
    await reconcileDue(server.app(), server.tenantId)
    expect(service.calls()).toBe(before)
  })

  it('takes in a payment that nobody was told of', async () => {
    const on = dayNow()
    const { id, no, feeId } = await opened()
    await asks.student('fee/mine/cancel', { id })
    service.pay(no, 10_000, now())
    service.bills(on, [lineOf(no, 10_000)])
    await nextMorning()
    expect(await bill(on)).toMatchObject({ state: 'matched', paid: '100.00', keptPaid: '100.00' })
    expect((await asks.admin(`fee/studentFee/getOne?id=${feeId}`)).data).toMatchObject({ owed: '0.00' })
  })

  it('names what only one side has and what differs, until somebody has settled it', async () => {
    const on = dayNow()
    const [short, wrong] = [await paid('100.00'), await paid('30.00')]
    const stranger = numberAt('JF', now())
    service.bills(on, [{ ...wrong.line, fen: 3_001 }, lineOf(stranger, 500)])
    await nextMorning()
    expect(await bill(on)).toMatchObject({ state: 'differing', open: 3, differences: 3 })
    const told = await differences(on)
    const byNo = (no: string) => told.find((each: { no: string }) => each.no === no)
    expect(byNo(short.no)).toMatchObject({
      ...{ kind: 'shortage', ours: '100.00', theirs: null, orderId: short.id, studentId: ids.studentId },
    })
    expect(byNo(wrong.no)).toMatchObject({ kind: 'amount', ours: '30.00', theirs: '30.01' })
    expect(byNo(stranger)).toMatchObject({ kind: 'surplus', ours: null, theirs: '5.00', orderId: null })
    const todo = (await asks.admin('base/todo/mine')).data
    expect(todo).toContainEqual(expect.objectContaining({ title: '处理对账差异', note: '3 条待处理' }))

    const answer = { way: '04', note: '跨日' }
    expect((await asks.admin('fee/difference/handle', { id: byNo(stranger).id, way: '04' })).status).toBe(400)
    for (const no of [short.no, stranger])
      expect((await asks.admin('fee/difference/handle', { id: byNo(no).id, ...answer })).status).toBe(200)
    expect(await bill(on)).toMatchObject({ state: 'differing', open: 1 })

    service.bills(on, [wrong.line, lineOf(stranger, 500)])
    const again = await asks.admin('fee/reconciliation/again', { id: (await bill(on)).id })
    expect([again.status, again.data.outcome]).toEqual([200, expect.stringContaining('两边一致')])
    expect(await bill(on)).toMatchObject({ state: 'settled', open: 0, differences: 2 })
    const states = Object.fromEntries(
      (await differences(on)).map((each: { no: string; state: string }) => [each.no, each.state]),
    )
    expect(states).toEqual({ [short.no]: 'handled', [wrong.no]: 'gone', [stranger]: 'handled' })
    expect((await asks.admin('fee/difference/reopen', { id: byNo(stranger).id })).status).toBe(200)
    expect(await bill(on)).toMatchObject({ state: 'differing', open: 1 })
    expect((await asks.counsellor('fee/difference/page?size=5&current=1')).status).toBe(403)
  })

  it('has a refund once, be it settled here before or after midnight', async () => {
    const on = dayNow()
    const { id, line } = await paid('50.00')
    expect((await asks.admin('fee/order/refund', { id, reason: '05' })).status).toBe(200)
    const [refund] = await list('orderRefund', `orderId=${id}`)
    const back: BillLine = { ...line, kind: 'refund', refundNo: refund.no, fen: 5_000 }
    service.bills(on, [line, back])
    const left = day - ((server.now() / 1000 + 8 * 3600) % day)
    server.pass(left + 60)
    await tendOrders(server.app(), server.tenantId)
    const next = dayNow()
    await nextMorning()
    expect(await bill(on)).toMatchObject({
      state: 'matched',
      refunds: 1,
      refunded: '50.00',
      keptRefunded: '50.00',
    })
    expect(await bill(next)).toMatchObject({ state: 'matched', keptRefunded: '0.00' })
  })

  it('that is not to be had says why, holds up the days after it, and is asked for again', async () => {
    await nextMorning()
    const on = dayNow()
    service.silent(true)
    await nextMorning()
    const next = dayNow()
    expect(await bill(on)).toMatchObject({ state: 'failed', failure: 'silent' })
    const refused = await asks.admin('fee/reconciliation/again', { id: (await bill(on)).id })
    expect([refused.status, refused.msg]).toEqual([409, '未取到账单：silent'])
    await nextMorning()
    expect(await bill(next)).toBeUndefined()
    service.silent(false)
    await reconcileDue(server.app(), server.tenantId)
    expect(await bill(on)).toMatchObject({ state: 'matched', failure: null })
    expect(await bill(next)).toMatchObject({ state: 'matched' })
  })
})
