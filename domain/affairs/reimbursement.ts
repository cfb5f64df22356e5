import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, files, integer, longText, money, reference, text } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { reimbursementMachine } from '#machines/flows/reimbursement.machine.ts'

/** States of the chart `machines/flows/reimbursement.machine.ts`. */
const states = closed(
  'affairs.reimbursement-state',
  '报销状态',
  { submitted: '待审核', sentBack: '已退回', settled: '待发放', paid: '已发放' },
  { submitted: 'accent', sentBack: 'danger', settled: 'warning', paid: 'success' },
)

const flow = defineFlow({
  machine: reimbursementMachine,
  field: 'state',
  states,
  acts: {
    settle: {
      label: '核定报销',
      single: true,
      asks: {
        allowed: money('可报金额（元）', { required: true, max: 100_000, help: '扣除自费项目后的金额' }),
      },
    },
    sendBack: {
      label: '退回票据',
      asks: { returnReason: longText('退回原因', { required: true, max: 200 }) },
      danger: true,
    },
    resubmit: { label: '重新提交', by: 'studentId' },
    pay: { label: '登记发放', asks: { paidOn: date('发放日期', { required: true }) } },
  },
  waiting: {
    submitted: { act: 'settle', title: '核定门诊报销' },
    settled: { act: 'pay', title: '发放门诊报销' },
    sentBack: { act: 'resubmit', title: '补正报销票据' },
  },
})

/** 报销信息: outpatient bills that a student hands in; ratio and cap of the college decide what comes back. */
export const reimbursement = defineResource({
  name: 'affairs.reimbursement',
  label: '报销信息',
  title: 'hospital',
  fields: {
    studentId: reference('学生', 'base.student', { system: true }),
    visitedOn: date('就诊日期', { required: true }),
    year: integer('报销年度', { system: true, ...gradeYear }),
    hospital: text('就诊医院', { required: true, searchable: true, max: 80 }),
    diagnosis: text('诊断', { required: true, max: 100 }),
    amount: money('票据金额（元）', { required: true, max: 100_000 }),
    bills: files('门诊票据', { accept: ['.jpg', '.jpeg', '.png', '.pdf'] }),
    allowed: money('可报金额（元）', { system: true }),
    ratio: integer('报销比例（%）', { system: true }),
    reimbursed: money('报销金额（元）', { system: true }),
    yearTotal: money('本年累计（元）', { system: true }),
    paidOn: date('发放日期', { system: true }),
    returnReason: longText('退回原因', { system: true, max: 200 }),
    state: choice('报销状态', states, { system: true }),
    ...ofStudent,
  },
  indexes: [['studentId', 'year']],
  columns: [
    'studentId',
    'classId',
    'visitedOn',
    'hospital',
    'amount',
    'ratio',
    'reimbursed',
    'yearTotal',
    'state',
  ],
  sort: '-visitedOn',
  filters: ['studentId', 'classId', 'departmentId', 'visitedOn', 'year', 'hospital', 'paidOn', 'state'],
  sums: ['amount', 'reimbursed'],
  linked: copiedOfStudent,
  computed: {
    year: { from: ['visitedOn'], is: ({ visitedOn }) => (visitedOn ? Number(visitedOn.slice(0, 4)) : null) },
  },
  scope: studentScope,
  rules: [{ fields: ['amount'], message: '票据金额应大于 0', holds: ({ amount }) => fenOf(amount) > 0 }],
  stands: {
    while: ({ state }) => state === 'settled' || state === 'paid',
    message: '已经核定的报销不能修改或删除',
  },
  audited: true,
  flow,
})
