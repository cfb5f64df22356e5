import { sql } from 'kysely'
import { feeOrder } from '#domain/fee/order.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import type { Call, Route } from '#server/core/route.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { serviceOf } from './service.ts'
import { settleOrder } from './settle.ts'

/** Of one address in a minute: a service tells of every payment, and again where it got no answer. */
const limit = { times: 600, seconds: 60 }

/** What a payment service says of its own accord. It proves itself by its signature, and is answered in its own words. */
async function takeNotice({ c, app, tenantId: named }: Call): Promise<Response> {
  await limitAddress(app, { tenantId: named, what: 'payment notice', address: addressOf(c) }, limit)
  const channelId = c.req.param('channel') ?? ''
  const tenantId = await tenantOf(app.db, channelId)
  if (!tenantId) return refuse({ type: 'not-found' })
  const { port } = await serviceOf(app, tenantId, channelId)
  const headers = Object.fromEntries(c.req.raw.headers)
  const trade = await port.verify({ headers, body: await c.req.text() })
  const order = trade && (await table(feeOrder, app.db, tenantId).get({ no: trade.no, channelId }, ['id']))
  if (trade && order) await settleOrder(app, tenantId, order.id, trade)
  else app.log('warn', 'a payment notice was not taken', { channelId, no: trade?.no })
  const { status, type, body } = port.reply(order !== undefined)
  return new Response(body, { status, headers: { 'Content-Type': type } })
}

/** A service names no college: the channel tells it. */
async function tenantOf(db: Call['app']['db'], channelId: string): Promise<string | undefined> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(channelId)) return undefined
  const { rows } = await sql<{ tenantId: string }>`select tenant_id as "tenantId" from fee_channel
    where id = ${channelId} and kind in ('wechat', 'alipay')`.execute(db)
  return rows[0]?.tenantId
}

export const noticeRoute: Route = {
  ...{ method: 'POST', path: 'fee/notify/:channel', access: 'public', reply: 'bare' },
  title: '支付平台通知支付结果（按平台的格式签名和应答）',
  answer: takeNotice,
}
