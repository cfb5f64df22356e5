import {
  choice,
  date,
  longText,
  moment,
  money,
  reference,
  runningNumber,
  text,
} from '#domain/kernel/fields.ts'
import type { Print, Standing } from '#domain/kernel/print.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { feeBody } from './body.ts'
import { type ReceiptState, receiptKinds, receiptStates } from './words.ts'

/** A receipt holds as long as some of its money is kept; the page that verifies it says how much went back. */
const standing = ({ state }: { readonly state: ReceiptState | null }): Standing =>
  state === 'valid' || state === 'part' ? 'valid' : 'void'

/** The receipt on paper, under the seal of whom the money belongs to. */
const receiptPaper = {
  title: '缴费收据',
  issuer: 'payee',
  sealOf: { by: 'bodyId', resource: feeBody, seal: 'seal' },
  purpose: '财务专用章',
  number: 'no',
  fields: [
    ...(['payer', 'receivedOn', 'items', 'amount', 'channelId', 'capital', 'movement'] as const),
    ...(['kind', 'reverses', 'reversed', 'replaces', 'by', 'at'] as const),
  ],
  note: '本收据由学校收费系统开具。扫描二维码或在学校查验页面输入校验码，可核对真伪和当前效力。',
  verified: {
    fields: ['studentId', 'amount', 'receivedOn', 'at', 'kind', 'state', 'reversed'],
    masked: ['studentId'],
    standing,
  },
} as const satisfies Print

/**
 * 缴费收据: what came in from a student, on one receipt for an order, for each payment at the desk, and for what is paid
 * there together to one body, issued in the transaction that takes the money in. What of an order went to the balance is
 * a line of its own, so that a receipt and what was paid are the same amount. A line of the ledger names its receipt, so
 * that no payment has two.
 *
 * - Money that goes back is put on a red receipt, below zero, that names what it reverses; that is 部分冲红 or 已冲红. Of a
 *   fee the latest payment goes back first; of what had been offset, the receipt of what was paid beforehand.
 * - 作废重开 is for a receipt that says something wrong, such as an old name: another one is issued for the same money at
 *   once, so that none is without. A payment that was entered by mistake is given back instead.
 * - What was paid before there were receipts has none until 补开收据 at the ledger, or until it goes back.
 *
 * Payer, payee and items are as they were called on that day. Numbers run through a year of a college without a gap.
 */
export const feeReceipt = defineResource({
  name: 'fee.receipt',
  label: '缴费收据',
  title: 'no',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    /** `SJ20260000123`. */
    no: runningNumber('收据号', { prefix: 'SJ', each: 'year', digits: 7 }),
    kind: choice('收据类型', receiptKinds, { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    /** `马语婷（20260101）`. */
    payer: text('缴款人', { system: true, quotes: ['base.student'], max: 100 }),
    bodyId: reference('收费主体', 'fee.body', { system: true }),
    payee: text('收款单位', { system: true, max: 60 }),
    /** `学费 2026-2027 等 2 项`. */
    subject: text('缴费内容', { system: true, max: 100 }),
    /** A line each: `学费 2026-2027　5,000.00 元`. */
    items: longText('收费项目', { system: true, max: 4000 }),
    amount: money('金额（元）', { system: true, min: -10_000_000 }),
    capital: text('金额大写', { system: true, max: 60 }),
    /** What of it went back, on red receipts; empty is nothing. */
    reversed: money('已冲红（元）', { system: true }),
    channelId: reference('支付渠道', 'fee.channel', { system: true }),
    movement: text('票据号', { system: true, searchable: true, max: 40 }),
    receivedOn: date('收付日期', { system: true }),
    orderId: reference('缴费订单', 'fee.order', { system: true }),
    state: choice('收据状态', receiptStates, { system: true }),
    /** Numbers of the receipts that a red one is against. */
    reverses: text('原收据号', { system: true, searchable: true, max: 300 }),
    replaces: text('重开前的收据号', { system: true, max: 20 }),
    replacedBy: text('重开后的收据号', { system: true, max: 20 }),
    voidReason: text('作废原因', { system: true, max: 200 }),
    by: text('开具人', { system: true, max: 100 }),
    at: moment('开具时间', { system: true }),
    ...ofStudent,
  },
  unique: [['no']],
  indexes: [['studentId', 'at']],
  columns: ['no', 'studentId', 'subject', 'amount', 'kind', 'state', 'channelId', 'receivedOn', 'by'],
  sort: '-no',
  filters: [
    ...(['no', 'studentId', 'classId', 'departmentId', 'bodyId', 'kind', 'state', 'channelId'] as const),
    ...(['amount', 'receivedOn', 'at', 'movement', 'reverses', 'by', 'orderId'] as const),
  ],
  linked: copiedOfStudent,
  scope: mentoredScope,
  writes: [],
  actions: {
    paper: { label: '打印收据', when: ({ state }) => state !== 'void', print: receiptPaper },
    void: {
      label: '作废重开',
      when: ({ kind, state }) => kind === 'payment' && state === 'valid',
      danger: true,
      single: true,
      asks: {
        reason: text('作废原因', {
          ...{ required: true, max: 200 },
          help: '如姓名更正。作废后按现在的名称重新开具；多收或误登的款项请办理退费',
        }),
      },
    },
    movements: { label: '缴费流水', open: { path: '/fee/ledger', by: 'params.receiptId' } },
  },
  audited: true,
})
