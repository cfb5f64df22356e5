import { defineArea } from '#domain/kernel/area.ts'
import { browse, custom, figures, list, manage, own } from '#domain/kernel/screen.ts'
import { feeBody } from './body.ts'
import { feeChannel } from './channel.ts'
import { charging } from './charging/charging.ts'
import { feeLedger } from './ledger.ts'
import { feeOrder, feeOrderLine } from './order.ts'
import { orderRefund } from './order-refund.ts'
import { feePrepaid } from './prepaid.ts'
import { feeProject } from './project.ts'
import { feeReceipt } from './receipt.ts'
import { feeDifference } from './reconciliation/difference.ts'
import { reconciliation } from './reconciliation/reconciliation.ts'
import { standInKey, standInTrade } from './stand-in.ts'
import { feeStandard } from './standard.ts'
import { cashStats, feeStats } from './stats.ts'
import { studentFee } from './student-fee.ts'
import { feeTemplate, feeTemplateLine } from './template.ts'

const keep = [
  ...manage,
  'collect',
  'collectTogether',
  'reduce',
  'defer',
  'urge',
  'refund',
  'movements',
] as const
const look = [...browse, 'movements'] as const
const urge = [...look, 'urge'] as const

/** What students owe the school, what they have paid, and what is given back. */
export const fee = defineArea({
  area: 'fee',
  title: '收费管理',
  icon: 'wallet',
  resources: [
    feeBody,
    feeProject,
    feeTemplate,
    feeTemplateLine,
    feeStandard,
    feeChannel,
    studentFee,
    feeOrder,
    orderRefund,
    feePrepaid,
    reconciliation,
    feeDifference,
    feeLedger,
    feeReceipt,
    charging.proposal,
    charging.lines,
  ],
  tables: [feeOrderLine, standInTrade, standInKey],
  events: {
    'fee-urge': { label: '催缴通知' },
    'fee-paid': { label: '缴费到账' },
    'fee-refund': { label: '退费结果' },
  },
  scheduled: {
    'tend-orders': { label: '核对缴费订单和退款', cron: '* * * * *' },
    'reconcile-bills': { label: '与支付平台对账', cron: '10 * * * *' },
  },
  screens: [
    list(studentFee, 'clipboard-list', { admin: keep }),
    list(
      studentFee,
      'list-tree',
      { counsellor: look, department: look, admin: look },
      { path: 'fee/query', title: '缴费查询', reads: true },
    ),
    list(
      studentFee,
      'bell',
      { counsellor: urge, department: urge, admin: urge },
      { path: 'fee/arrears', title: '欠费名单', where: { state: 'due,part,deferred' }, reads: true },
    ),
    custom(studentFee, 'wallet', { student: ['pay'] }, { path: 'fee/my-fee', title: '我的缴费' }),
    list(feeOrder, 'credit-card', { admin: [...browse, 'refund', 'movements', 'receipts'] }),
    list(orderRefund, 'history', { admin: browse }),
    list(feePrepaid, 'wallet', {
      admin: [...own, 'export', 'deposit', 'offset', 'withdraw'],
    }),
    list(reconciliation, 'scale', { admin: [...browse, 'again', 'differences'] }),
    list(feeDifference, 'list-checks', { admin: [...browse, 'handle', 'reopen'] }),
    list(feeLedger, 'scroll-text', {
      counsellor: browse,
      department: browse,
      admin: [...browse, 'issue'],
    }),
    list(feeReceipt, 'file-text', { admin: [...browse, 'paper', 'void', 'movements'] }),
    list(
      charging.proposal,
      'list-checks',
      { admin: [...own, 'compute', 'revise', 'apply', 'takeBack', 'drop', 'rows'] },
      { title: '应缴生成' },
    ),
    list(
      charging.lines,
      'list-checks',
      { admin: [...browse, 'lock', 'unlock', 'move', 'leaveOut'] },
      { title: '生成明细' },
    ),
    figures(feeStats, 'chart-column', { department: browse, admin: browse }),
    figures(cashStats, 'chart-column', { admin: browse }),
    list(feeBody, 'building-2', { admin: [...manage, 'reveal'] }),
    list(feeProject, 'layers', { admin: manage }),
    list(feeTemplate, 'file-text', { admin: [...manage, 'price'] }, { parts: [feeTemplateLine] }),
    list(feeStandard, 'scale', { admin: [...manage, 'template'] }),
    list(feeChannel, 'credit-card', { admin: [...manage, 'check'] }),
  ],
  groups: [
    {
      code: 'collecting',
      title: '缴费业务',
      icon: 'clipboard-list',
      screens: [
        ...(['fee/student-fee', 'fee/query', 'fee/arrears', 'fee/ledger'] as const),
        'fee/receipt',
        ...(['fee/charging', 'fee/charging-line'] as const),
      ],
    },
    {
      code: 'online',
      title: '线上缴费',
      icon: 'credit-card',
      screens: [
        ...(['fee/order', 'fee/order-refund', 'fee/prepaid'] as const),
        ...(['fee/reconciliation', 'fee/difference'] as const),
      ],
    },
    {
      code: 'figures',
      title: '收费统计',
      icon: 'chart-column',
      screens: ['fee/stats', 'fee/stats-cash'],
    },
    {
      code: 'rules',
      title: '收费设置',
      icon: 'sliders-horizontal',
      screens: ['fee/body', 'fee/project', 'fee/template', 'fee/standard', 'fee/channel'],
    },
  ],
})
