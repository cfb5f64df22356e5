import { student } from '#domain/base/student.ts'
import { choice, date, longText, money, reference, text } from '#domain/kernel/fields.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { refundReasons } from './words.ts'

const holds = ({ balance }: { readonly balance: string | null }) => fenOf(balance ?? 0) > 0
const movement = text('票据号', {
  required: true,
  max: 40,
  help: '收据号或银行流水号，一个号只登记给一名学生',
})

/** 预缴费: what a student has paid and no fee is owed for yet; its balance is a sum of the ledger. */
export const feePrepaid = defineResource({
  name: 'fee.prepaid',
  label: '预缴费',
  title: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    balance: money('余额（元）', { system: true }),
    note: longText('备注', { max: 300 }),
    ...ofStudent,
  },
  unique: [['studentId']],
  through: { studentId: student },
  columns: ['studentId', 'studentId.studentNo', 'classId', 'departmentId', 'balance'],
  sort: 'studentId',
  filters: ['studentId', 'studentId.studentNo', 'classId', 'departmentId', 'balance'],
  linked: copiedOfStudent,
  scope: mentoredScope,
  actions: {
    deposit: {
      label: '登记预缴',
      single: true,
      asks: {
        amount: money('预缴金额（元）', { required: true, max: 100_000 }),
        channelId: reference('支付渠道', 'fee.channel', { required: true }),
        movement,
        movedOn: date('收款日期', { required: true }),
      },
    },
    offset: {
      label: '抵缴',
      when: holds,
      single: true,
      asks: {
        feeId: reference('学生应缴', 'fee.student-fee', {
          required: true,
          within: { studentId: 'studentId' },
          help: '该学生的一项欠费',
        }),
        amount: money('抵缴金额（元）', { max: 100_000, help: '留空抵缴到余额用完或缴清' }),
      },
    },
    withdraw: {
      label: '退还',
      when: holds,
      danger: true,
      single: true,
      asks: {
        amount: money('退还金额（元）', { required: true, max: 100_000 }),
        reason: choice('退费原因', refundReasons, { required: true }),
        channelId: reference('退款渠道', 'fee.channel', { required: true }),
        movement,
        movedOn: date('退款日期', { required: true }),
      },
    },
  },
  audited: true,
})
