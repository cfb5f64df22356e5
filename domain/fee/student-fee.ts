import { student } from '#domain/base/student.ts'
import {
  choice,
  date,
  integer,
  longText,
  moment,
  money,
  reference,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { copiedOfStudent, mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { type FeeFacts, feeStateOf, heldOf, monthsOfYear, owedOf, payableOf } from './balance.ts'
import { deferralReasons, reductionReasons, refundReasons, studentFeeStates } from './words.ts'

const isOwing = (fee: FeeFacts) => fenOf(owedOf(fee)) > 0

/** How money comes in at the desk. */
const takenIn = {
  channelId: reference('支付渠道', 'fee.channel', { required: true }),
  movement: text('票据号', {
    required: true,
    max: 40,
    help: '收据号或银行流水号，一个号只登记给一名学生',
  }),
  movedOn: date('收款日期', { required: true }),
}

/**
 * 学生应缴: what a student owes for a project in a year, and what became of it. Paid and given back are sums of the
 * ledger; nobody writes them.
 */
export const studentFee = defineResource({
  name: 'fee.student-fee',
  label: '学生应缴',
  title: 'name',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    /** `学费 2026-2027`, from project and year. */
    name: text('费用名称', { system: true, max: 80 }),
    studentId: reference('学生', 'base.student', { required: true }),
    projectId: reference('收费项目', 'fee.project', { required: true }),
    academicYear: academicYear('学年', { required: true }),
    due: money('应缴（元）', { required: true, max: 100_000 }),
    dueOn: date('缴费期限', { required: true }),
    reduced: money('减免（元）', { system: true }),
    reductionReason: choice('减免原因', reductionReasons, { system: true }),
    deferredUntil: date('缓缴至', { system: true }),
    deferralReason: choice('缓缴原因', deferralReasons, { system: true }),
    paid: money('已缴（元）', { system: true }),
    refunded: money('已退（元）', { system: true }),
    payable: money('应收（元）', { system: true }),
    held: money('实收（元）', { system: true }),
    owed: money('欠费（元）', { system: true, min: -100_000 }),
    state: choice('缴费状态', studentFeeStates, { system: true }),
    standardId: reference('收费标准', 'fee.standard', { system: true }),
    urgedAt: moment('最近催缴', { system: true }),
    projectName: text('项目名称', { system: true, technical: true, max: 60 }),
    note: longText('备注', { max: 300 }),
    ...ofStudent,
  },
  unique: [['studentId', 'projectId', 'academicYear']],
  indexes: [
    ['academicYear', 'state'],
    ['state', 'dueOn'],
  ],
  through: { studentId: student },
  columns: [
    ...(['studentId', 'name', 'classId', 'owed', 'state', 'due', 'paid', 'reduced', 'dueOn'] as const),
  ],
  sort: ['-dueOn', 'studentId', 'name'],
  filters: [
    ...(['studentId', 'studentId.studentNo', 'classId', 'studentId.majorId', 'departmentId'] as const),
    ...(['studentId.grade', 'projectId', 'academicYear'] as const),
    ...(['state', 'dueOn', 'owed', 'deferredUntil', 'urgedAt'] as const),
  ],
  sums: ['due', 'reduced', 'paid', 'refunded', 'owed'],
  form: { 应缴: ['studentId', 'projectId', 'academicYear', 'due', 'dueOn', 'note'] },
  linked: {
    projectId: { copies: { projectName: 'name' } },
    ...copiedOfStudent,
  },
  computed: {
    name: {
      // The last one is no field of the form: no form shows the name before it is whole.
      from: ['academicYear', 'projectName'],
      is: ({ projectName, academicYear }) => `${projectName ?? ''} ${academicYear ?? ''}`.trim(),
    },
    payable: { from: ['due', 'reduced'], is: payableOf },
    held: { from: ['paid', 'refunded'], is: heldOf },
    owed: { from: ['due', 'reduced', 'paid', 'refunded'], is: owedOf },
    state: { from: ['due', 'reduced', 'paid', 'refunded', 'deferredUntil'], is: feeStateOf },
  },
  scope: mentoredScope,
  actions: {
    collect: {
      label: '登记缴费',
      when: isOwing,
      single: true,
      asks: {
        amount: money('缴费金额（元）', { required: true, max: 100_000 }),
        ...takenIn,
      },
    },
    collectTogether: {
      label: '合并收款',
      when: isOwing,
      over: 'many',
      same: ['studentId'],
      confirm: '收清所选各项欠费，同一收款单位合开一张收据。',
      asks: {
        amount: money('收款合计（元）', { required: true, max: 1_000_000 }),
        ...takenIn,
      },
    },
    reduce: {
      label: '减免',
      when: isOwing,
      asks: {
        amount: money('减免金额（元）', { required: true, max: 100_000 }),
        reason: choice('减免原因', reductionReasons, { required: true }),
        note: longText('说明', { required: true, max: 300 }),
      },
    },
    defer: {
      label: '缓缴',
      when: isOwing,
      asks: {
        until: date('缓缴至', { required: true }),
        reason: choice('缓缴原因', deferralReasons, { required: true }),
        note: longText('说明', { required: true, max: 300 }),
      },
    },
    urge: {
      label: '催缴',
      when: isOwing,
      confirm: '向学生本人发送催缴通知，24 小时内不重复。',
    },
    refund: {
      label: '退费',
      when: (fee) => fenOf(heldOf(fee)) > 0,
      danger: true,
      single: true,
      asks: {
        reason: choice('退费原因', refundReasons, { required: true }),
        amount: money('退费金额（元）', { max: 100_000, help: '按月退费时留空，由剩余月数计算' }),
        months: integer('剩余月数', { min: 1, max: monthsOfYear, help: '每学年按 10 个月计算' }),
        stillDue: yesNo('仍应缴纳', { help: '重复缴费等情况只退款，应缴金额不变' }),
        channelId: reference('退款渠道', 'fee.channel', { required: true }),
        movement: text('票据号', { required: true, max: 40 }),
        movedOn: date('退款日期', { required: true }),
      },
    },
    movements: { label: '缴费流水', open: { path: '/fee/ledger', by: 'params.feeId' } },
  },
  permissions: { pay: '线上缴费' },
  audited: true,
})
