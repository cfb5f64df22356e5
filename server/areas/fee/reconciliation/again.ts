import { reconciliation } from '#domain/fee/reconciliation/reconciliation.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { merchantOf } from './merchants.ts'
import { reconcile } from './reconcile.ts'

export const reconciliations = serve(reconciliation, {
  actions: {
    async again(row, _, { app, actor }) {
      const { id, service, merchantNo, day } = row as Row<typeof reconciliation>
      const { tenantId } = actor
      const merchant =
        merchantNo && (await merchantOf(app, tenantId, { service: service as 'wechat', merchantNo }))
      if (!merchant || !day) return refuse({ type: 'conflict', message: '该商户号的支付渠道已不存在' })
      const isThere = await reconcile(app, tenantId, { ...merchant, day })
      const now = await table(reconciliation, app.db, tenantId).get({ id }, ['open', 'failure'])
      if (!isThere)
        refuse({
          type: 'conflict',
          message: phrase('未取到账单：{{reason}}', { reason: now?.failure ?? '' }),
        })
      return {
        outcome: now?.open ? phrase('已对账，有 {{count}} 笔差异', { count: now.open }) : '已对账，两边一致',
      }
    },
  },
})
