import type { z } from 'zod'
import { student } from '#domain/base/student.ts'
import { owedOf } from '#domain/fee/balance.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import type { orderAsked, PayWay } from '#domain/fee/mine/asked.ts'
import { feeOrder, feeOrderLine } from '#domain/fee/order.ts'
import { openStates, orderAfter } from '#domain/fee/order-state.ts'
import { feeProject } from '#domain/fee/project.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import { isOnline } from '#domain/fee/words.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { instantOf } from '#domain/kits/college-clock.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { above, table } from '#server/core/database/table.ts'
import { ServiceDeclined } from '#server/core/payments/port.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { numberAt } from './number.ts'
import { type Service, serviceOf } from './service.ts'
import { endOrder } from './settle.ts'

type Fee = Row<typeof studentFee>

/** Orders of one student. */
const mostInAnHour = 20

/** Makes an order of the student's own fees and opens it at the service; answers with its id. */
export async function placeOrder(
  { feeIds, channelId, way }: z.output<typeof orderAsked>,
  { c, app, actor, tenantId }: PersonalCall,
): Promise<string> {
  const id = await inTransaction(app, actor, (unit) => keepOrder(unit, feeIds, channelId))
  const service = await serviceOf(app, tenantId, channelId).catch(async (error) => {
    await endOrder(app, tenantId, id, 'decline', '支付渠道的参数不正确')
    throw error
  })
  await openOrder(app, tenantId, id, { service, way, clientAddress: addressOf(c) })
  return id
}

async function keepOrder(unit: Unit, feeIds: readonly string[], channelId: string): Promise<string> {
  const { db, app, actor } = unit
  const [own] = await table(student, db, actor.tenantId).lock({ id: actor.granted.self }, ['id'])
  if (!own) return refuse({ type: 'forbidden', message: '只有学生可以缴费' })
  if (await table(feeOrder, db, actor.tenantId).exists({ studentId: own.id, state: openStates }))
    refuse({ type: 'conflict', message: '您有一笔订单尚未支付，请先完成支付或取消订单' })
  await refuseTooMany(unit, own.id)
  const fees = (await rowsOf(studentFee, unit).lockAll([...new Set(feeIds)])) as readonly Fee[]
  const owing = fees.filter((fee) => fee.studentId === own.id && fenOf(owedOf(fee)) > 0)
  if (owing.length === 0 || owing.length < new Set(feeIds).size)
    refuseAt('feeIds', '所选费用中有已缴清的，请刷新后重新选择')
  const channel = await channelOf(unit, channelId, owing)
  const amount = owing.reduce((all, fee) => all + fenOf(owedOf(fee)), 0)
  const now = app.now()
  const [first] = owing
  const order = await rowsOf(feeOrder, unit).insert(
    {
      ...{ no: numberAt('JF', now), studentId: own.id, channelId, state: 'waiting' },
      subject: owing.length > 1 ? `${first?.name} 等 ${owing.length} 项` : (first?.name ?? ''),
      ...{ amount: yuanOf(amount), refunding: '0.00', refunded: '0.00', orderedAt: timeOf(now) },
      expiresAt: timeOf(new Date(now.getTime() + channel.minutes * 60_000)),
    },
    {},
    ['studentId', 'channelId'],
  )
  const none = { paid: '0.00', refunding: '0.00', refunded: '0.00' }
  for (const fee of owing)
    await table(feeOrderLine, db, actor.tenantId).insert({
      ...{ orderId: order.id, feeId: fee.id, amount: owedOf(fee) },
      ...none,
    })
  return order.id
}

/** Each order is a trade at the service: nobody opens and cancels them by the hundred. */
async function refuseTooMany({ db, app, actor }: Unit, studentId: string) {
  const anHourAgo = new Date(app.now().getTime() - 3_600_000)
  const orders = table(feeOrder, db, actor.tenantId)
  if ((await orders.count({ studentId, orderedAt: above(anHourAgo) })) >= mostInAnHour)
    refuse({ type: 'too-many', message: '下单过于频繁，请一小时后再试', retryAfter: 3600 })
}

/** The channel, which takes orders for whom these fees are owed to. */
async function channelOf({ db, actor }: Unit, channelId: string, fees: readonly Fee[]) {
  const channel = await table(feeChannel, db, actor.tenantId).get({ id: channelId }, [
    ...(['kind', 'enabled', 'bodyId', 'minutes'] as const),
  ])
  if (!channel?.enabled || !isOnline(channel.kind)) return refuseAt('channelId', '该支付方式已停用')
  const projects = await table(feeProject, db, actor.tenantId).list(
    { id: fees.map(({ projectId }) => projectId) },
    ['bodyId'],
  )
  if (projects.some(({ bodyId }) => bodyId !== channel.bodyId))
    refuseAt('channelId', '所选费用的收款方不同，请分开缴纳')
  return { minutes: channel.minutes ?? 30 }
}

interface At {
  readonly service: Service
  readonly way: PayWay
  readonly clientAddress: string
}

/** Opens it at the service; where that declines, the order has failed and the student reads why. */
async function openOrder(app: AppContext, tenantId: string, id: string, { service, way, clientAddress }: At) {
  const order = await table(feeOrder, app.db, tenantId).get({ id }, [
    ...(['no', 'subject', 'amount', 'channelId', 'expiresAt'] as const),
  ])
  if (!order?.channelId || !order.no) return
  const { port, portalUrl } = service
  try {
    const { payUrl } = await port.start({
      ...{ no: order.no, subject: order.subject ?? '', fen: fenOf(order.amount ?? 0), way, clientAddress },
      expiresAt: instantOf(order.expiresAt ?? ''),
      notifyUrl: `${portalUrl}/api/${app.settings.product}-fee/notify/${order.channelId}`,
      returnUrl: `${portalUrl}/fee/my-fee`,
    })
    await inTransaction(app, clockIn(tenantId), async (unit) => {
      const orders = rowsOf(feeOrder, unit)
      const current = await orders.lock(id)
      const state = current?.state && orderAfter(current.state, 'open')
      if (current && state) await orders.update(current, { state, payUrl })
    })
  } catch (error) {
    if (!(error instanceof ServiceDeclined)) throw error
    await endOrder(app, tenantId, id, 'decline', error.message.slice(0, 300))
  }
}
