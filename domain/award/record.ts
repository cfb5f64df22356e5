import { term } from '#domain/dictionaries/calendar.ts'
import { choice, date, longText, money, reference, runningNumber, text } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { awardRecordMachine } from '#machines/flows/award-record.machine.ts'
import { awardCertificate, isHeld } from './certificate.ts'
import { awardCategories, awardLevels, recordStates } from './words.ts'

const system = { system: true } as const

const flow = defineFlow({
  machine: awardRecordMachine,
  field: 'state',
  states: recordStates,
  acts: {
    pay: { label: '登记发放', asks: { paidOn: date('发放日期', { required: true }) } },
    question: {
      label: '提请复核',
      asks: { concern: longText('复核事由', { required: true, max: 300 }) },
    },
    uphold: {
      label: '维持获奖',
      asks: { ruling: longText('复核意见', { required: true, max: 300 }) },
    },
    revoke: {
      label: '撤销获奖',
      asks: { ruling: longText('撤销原因', { required: true, max: 300 }) },
      confirm: '撤销后证书失效，名额退回学院，学生会收到通知；已发放的奖金须另行追回。',
      danger: true,
    },
  },
  refusals: { inSheet: '奖金须先列入发放方案并执行，才能登记发放' },
  waiting: { questioned: { act: 'revoke', title: '复核获奖：学生在获奖后受到处分' } },
})

/** 获奖记录: an award as it was given. Only the end of an application makes one. */
export const awardRecord = defineResource({
  name: 'award.record',
  label: '获奖记录',
  title: 'name',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    number: runningNumber('证书编号', { prefix: 'HJ', each: 'year', digits: 6 }),
    studentId: reference('学生', 'base.student', system),
    name: text('奖项名称', { system: true, searchable: true, max: 60 }),
    applicationId: reference('奖项申请', 'award.application', system),
    projectId: reference('奖项', 'award.project', system),
    batchId: reference('评选批次', 'award.batch', system),
    academicYear: academicYear('学年', system),
    term: choice('学期', term, system),
    level: choice('奖项等级', awardLevels, system),
    category: choice('奖项类别', awardCategories, system),
    amount: money('奖励金额（元）', system),
    unit: text('授予或资助单位', { system: true, max: 60 }),
    fund: text('资金来源', { system: true, max: 60 }),
    awardedOn: date('获奖日期', system),
    /** Of what the student did until then the conditions have said their word. */
    judgedOn: date('条件核对日期', system),
    state: choice('获奖状态', recordStates, system),
    /** The account to which a payout sheet pays it; nothing until one was carried out. */
    accountId: reference('收款账户', 'award.account', system),
    paidOn: date('发放日期', system),
    concern: longText('复核事由', { system: true, max: 300 }),
    ruling: longText('复核结论', { system: true, max: 300 }),
    ...ofStudent,
  },
  unique: [['number'], ['applicationId']],
  indexes: [
    ['studentId', 'academicYear'],
    ['batchId', 'departmentId', 'state'],
    ['state', 'awardedOn'],
  ],
  columns: [
    'number',
    'studentId',
    'classId',
    'name',
    'academicYear',
    'amount',
    'awardedOn',
    'paidOn',
    'state',
  ],
  sort: ['-awardedOn', 'number'],
  sums: ['amount'],
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'name', 'batchId', 'academicYear', 'term'] as const),
    ...(['level', 'category', 'fund', 'awardedOn', 'paidOn', 'accountId', 'state'] as const),
  ],
  linked: copiedOfStudent,
  scope: studentScope,
  writes: [],
  permissions: { bankFile: '导出银行代发文件' },
  actions: { certificate: { label: '打印证书', when: isHeld, print: awardCertificate } },
  audited: true,
  reported: true,
  flow,
})
