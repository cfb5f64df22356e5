import { feeChannel } from '#domain/fee/channel.ts'
import { feeOrder } from '#domain/fee/order.ts'
import { isOnline } from '#domain/fee/words.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { filled, table } from '#server/core/database/table.ts'
import { UnusableKey } from '#server/core/payments/payments.ts'
import { ServiceDeclined, ServiceUnavailable } from '#server/core/payments/port.ts'
import { serve } from '#server/core/serve.ts'
import { numberAt } from './order/number.ts'
import { accountOf, openKeys } from './order/service.ts'

type Channel = Row<typeof feeChannel>

/** Where another of these would lead, keys would go along. */
const leading = ['kind', 'serviceUrl'] as const
/** What decides whom a trial asks, and what it is answered. */
const telling = [
  ...([...leading, 'enabled', 'merchantNo', 'appId', 'certificateNo'] as const),
  ...(['privateKey', 'apiKey', 'serviceKeyNo', 'serviceKey'] as const),
] as const

const differs = (next: Partial<Channel>, current: Channel, names: readonly (keyof Channel)[]) =>
  names.some((name) => (current[name] ?? null) !== (next[name] ?? null))

/** Keys are sealed where they lie, and go to no other service than the one they were given for. */
export const feeChannels = serve(feeChannel, {
  /** A channel in use is asked whenever what leads to it has changed; what is switched off may be wrong. */
  async tryOut(next, { app, actor, current }) {
    if (!next.enabled || (current && !differs(next, current, telling))) return
    const mayKeep = current && !differs(next, current, leading)
    const kept = mayKeep ? await openKeys(app, actor.tenantId, current.id) : {}
    await tryService(app, {
      ...next,
      privateKey: next.privateKey || kept.privateKey || null,
      apiKey: next.apiKey || kept.apiKey || null,
    })
  },
  async beforeWrite(next, { app, db, actor, current }) {
    const { kind, enabled, privateKey, apiKey } = next
    const rows = table(feeChannel, db, actor.tenantId)
    const kept = async (field: 'privateKey' | 'apiKey') =>
      current ? rows.exists({ id: current.id, [field]: filled }) : false
    const moved = current && differs(next, current, leading)
    for (const [field, message, needs] of [
      ['privateKey', '请填写商户私钥', isOnline(kind)],
      ['apiKey', '请填写 APIv3 密钥', kind === 'wechat'],
    ] as const)
      if (needs && enabled && !next[field] && (moved || !(await kept(field)))) refuseAt(field, message)
    return {
      // Switched off in between or not: what was given for one service goes to no other.
      ...(moved && { privateKey: null, apiKey: null }),
      ...(privateKey && { privateKey: await app.secrets.seal(privateKey) }),
      ...(apiKey && { apiKey: await app.secrets.seal(apiKey) }),
    }
  },
  async beforeRemove(ids, { db, actor }) {
    if (await table(feeOrder, db, actor.tenantId).exists({ channelId: [...ids] }))
      refuse({ type: 'conflict', message: '该渠道已有缴费订单，不能删除，可以停用' })
  },
  actions: {
    async check(row, _, { app, actor }) {
      const channel = { ...(row as Channel), ...(await openKeys(app, actor.tenantId, (row as Channel).id)) }
      if (!accountOf(channel)) refuse({ type: 'conflict', message: '支付渠道的参数不完整' })
      await tryService(app, channel)
      return { outcome: '支付平台已应答，参数正确' }
    },
  },
})

/** Asks the service for an order that it does not have: its answer says that both sides take each other's signature. */
async function tryService(app: AppContext, channel: Partial<Channel>): Promise<void> {
  const account = accountOf(channel)
  // What is missing is refused with its field when the channel is written.
  if (!account) return
  try {
    const port = await app.payments.at(account)
    await port.query(numberAt('CS', app.now()))
  } catch (error) {
    if (error instanceof UnusableKey) refuseAt(error.field, unusable[error.field])
    if (error instanceof ServiceDeclined)
      refuse({
        type: 'conflict',
        message: phrase('支付平台不接受这些参数：{{reason}}', { reason: error.message.slice(0, 100) }),
      })
    if (error instanceof ServiceUnavailable)
      refuse({
        type: 'conflict',
        message: phrase('{{reason}}，请核对接口地址、商户号和密钥；也可以先停用再保存', {
          reason: error.message.slice(0, 100),
        }),
      })
    throw error
  }
}

const unusable = {
  privateKey: '商户私钥不是可用的 RSA 私钥（PKCS#8）',
  apiKey: 'APIv3 密钥应为 32 位字母和数字',
  serviceKey: '平台公钥不是可用的 RSA 公钥',
} as const satisfies Readonly<Record<UnusableKey['field'], string>>
