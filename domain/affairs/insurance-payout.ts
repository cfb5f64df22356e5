import { closed } from '#domain/kernel/dictionary.ts'
import {
  choice,
  date,
  files,
  integer,
  longText,
  money,
  reference,
  runningNumber,
  text,
} from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { bankCard, gradeYear } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { personName } from '#domain/kits/person.ts'
import { insurancePayoutMachine } from '#machines/flows/insurance-payout.machine.ts'
import { insuranceBill } from './insurance-bill.ts'
import { insuranceKinds } from './insurance-words.ts'

const incidents = closed('affairs.insurance-incident', '出险类别', {
  outpatient: '门诊',
  inpatient: '住院',
  accident: '意外',
  disability: '伤残',
})

/** States of the chart `machines/flows/insurance-payout.machine.ts`. */
const states = closed(
  'affairs.insurance-payout-state',
  '理赔状态',
  {
    ...{ draft: '草稿', reviewing: '待审', sentBack: '退回修改', withdrawn: '已撤回' },
    ...{ refused: '驳回', approved: '已审', paid: '已赔付' },
  },
  { reviewing: 'accent', sentBack: 'warning', refused: 'danger', approved: 'warning', paid: 'success' },
)

/** States in which a case holds its bills and its part of the cap of the year. */
export const standingPayouts = ['reviewing', 'sentBack', 'approved', 'paid'] as const

const flow = defineFlow({
  machine: insurancePayoutMachine,
  field: 'state',
  states,
  acts: {
    submit: { label: '提交理赔' },
    withdraw: { label: '撤回理赔', confirm: '撤回后可以修改并重新提交。' },
    approve: { label: '同意赔付' },
    reject: { label: '驳回理赔' },
    return: { label: '退回修改' },
    payout: {
      label: '登记赔付',
      asks: { paidOn: date('赔付日期', { required: true }) },
      confirm: '学生会收到赔付通知。登记后不能再次赔付。',
    },
  },
  waiting: { approved: { act: 'payout', title: '登记保险赔付' } },
  approval: {
    model: 'insurance-payout',
    ...usualApproval,
    student: 'studentId',
  },
})

const system = { system: true } as const

/** 保险理赔: a case of an insured student with its bills; the standard of the insurance decides what each of them brings. */
export const insurancePayout = defineResource({
  name: 'affairs.insurance-payout',
  label: '保险理赔',
  title: 'caseNo',
  tellsApart: 'studentId',
  fields: {
    caseNo: runningNumber('理赔单号', { prefix: 'LP', each: 'year', digits: 5 }),
    studentId: reference('学生', 'base.student', system),
    kind: choice('险种', insuranceKinds, { required: true, initial: 'accident' }),
    incident: choice('出险类别', incidents, { required: true }),
    happenedOn: date('出险日期', { required: true }),
    year: integer('参保年度', { ...system, ...gradeYear }),
    place: text('出险地点', { required: true, max: 100 }),
    hospital: text('就诊医院', { required: true, searchable: true, max: 80 }),
    account: longText('出险经过', { required: true, max: 1000 }),
    proof: files('病历与证明', { most: 9, accept: ['.jpg', '.jpeg', '.png', '.pdf'] }),
    holder: personName('账户姓名', { required: true, help: '须为学生本人或其监护人' }),
    bank: text('开户银行', { required: true, max: 60 }),
    card: bankCard(),
    insuranceId: reference('参保记录', 'affairs.insurance', system),
    deductible: money('免赔额（元）', system),
    ratio: integer('赔付比例（%）', system),
    total: money('票据合计（元）', system),
    covered: money('可赔金额（元）', system),
    deducted: money('免赔（元）', system),
    recognised: money('核定赔付（元）', system),
    paidOn: date('赔付日期', system),
    state: choice('理赔状态', states, system),
    ...ofStudent,
  },
  unique: [['caseNo']],
  indexes: [['studentId', 'kind', 'year', 'state']],
  columns: [
    ...(['caseNo', 'studentId', 'classId', 'state', 'kind', 'incident'] as const),
    ...(['happenedOn', 'total', 'recognised'] as const),
  ],
  sort: '-caseNo',
  filters: [
    ...(['caseNo', 'studentId', 'classId', 'departmentId', 'kind', 'incident'] as const),
    ...(['happenedOn', 'year', 'hospital', 'paidOn', 'state'] as const),
  ],
  sums: ['total', 'recognised'],
  form: {
    出险情况: ['kind', 'incident', 'happenedOn', 'place', 'hospital', 'account', 'proof'],
    收款账户: ['holder', 'bank', 'card'],
  },
  lines: { bills: { resource: insuranceBill, by: 'payoutId', most: 20 } },
  linked: copiedOfStudent,
  computed: {
    year: {
      from: ['happenedOn'],
      is: ({ happenedOn }) => (happenedOn ? Number(happenedOn.slice(0, 4)) : null),
    },
  },
  scope: studentScope,
  audited: true,
  reported: true,
  flow,
})
