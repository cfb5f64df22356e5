import { feeDifference } from '#domain/fee/reconciliation/difference.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { waitingTodos } from '#server/engine/waiting/waiting-todos.ts'
import { feeChannels } from './channel.ts'
import { feeChargings } from './charging.ts'
import { cashierRoutes } from './order/cashier.ts'
import { myFeeRoutes } from './order/mine.ts'
import { noticeRoute } from './order/notice.ts'
import { feeOrders } from './order/refund.ts'
import { tendOrders } from './order/tend.ts'
import { prepaids } from './prepaid.ts'
import { myReceiptRoutes } from './receipt/mine.ts'
import { feeReceipts, ledgers } from './receipt/receipt.ts'
import { reconciliations } from './reconciliation/again.ts'
import { feeDifferences } from './reconciliation/difference.ts'
import { reconcileDue } from './reconciliation/reconcile.ts'
import { feeStandards } from './standard.ts'
import { studentFees } from './student-fee.ts'
import { feeTemplates } from './template.ts'

export const feeServer: ServerArea = {
  reads: ['base.student', 'base.major', 'base.department', 'dormitory.bed'],
  served: [
    ...[studentFees, feeStandards, feeTemplates, feeChannels, feeOrders, prepaids],
    ...[ledgers, feeReceipts, reconciliations, feeDifferences, ...feeChargings.served],
  ],
  todos: [
    waitingTodos({
      ...{ resource: feeDifference, state: 'open', may: 'handle' },
      ...{ kind: '收费对账', title: '处理对账差异' },
    }),
  ],
  routes: [...myFeeRoutes, ...myReceiptRoutes, noticeRoute, ...cashierRoutes],
  scheduled: { 'tend-orders': tendOrders, 'reconcile-bills': reconcileDue },
  demo: async (db, tenantId, app) => (await import('./demo/fees.ts')).demoFees(db, tenantId, app),
}
