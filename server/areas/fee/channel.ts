import { feeChannel } from '#domain/fee/channel.ts'
import { feeOrder } from '#domain/fee/order.ts'
import { isOnline } from '#domain/fee/words.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { filled, table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** Where another of these would lead, keys would go along. */
const leading = ['kind', 'serviceUrl'] as const

/** Keys are sealed where they lie, and go to no other service than the one they were given for. */
export const feeChannels = serve(feeChannel, {
  async beforeWrite(next, { app, db, actor, current }) {
    const { kind, enabled, privateKey, apiKey } = next
    const rows = table(feeChannel, db, actor.tenantId)
    const kept = async (field: 'privateKey' | 'apiKey') =>
      current ? rows.exists({ id: current.id, [field]: filled }) : false
    const moved = current && leading.some((name) => (current[name] ?? null) !== (next[name] ?? null))
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
})
