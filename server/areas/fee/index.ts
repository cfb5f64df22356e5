import type { ServerArea } from '#server/core/server-area.ts'
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
import { feeStandards } from './standard.ts'
import { studentFees } from './student-fee.ts'
import { feeTemplates } from './template.ts'

export const feeServer: ServerArea = {
  reads: ['base.student', 'base.major', 'base.department', 'dormitory.bed'],
  served: [
    studentFees,
    feeStandards,
    feeTemplates,
    feeChannels,
    feeOrders,
    prepaids,
    ledgers,
    feeReceipts,
    ...feeChargings.served,
  ],
  routes: [...myFeeRoutes, ...myReceiptRoutes, noticeRoute, ...cashierRoutes],
  scheduled: { 'tend-orders': tendOrders },
  demo: async (db, tenantId, app) => (await import('./demo/fees.ts')).demoFees(db, tenantId, app),
}
