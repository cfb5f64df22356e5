import { student } from '#domain/base/student.ts'
import { choice, date, integer, longText, money, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { fenOrNone, yuanOf } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { insuranceKinds, insuranceStates, notInsuredReasons } from './insurance-words.ts'

/** 参保名单: whether a student is insured of a kind in a year, or why not. Paid is kept by charges and refunds. */
export const insurance = defineResource({
  name: 'affairs.insurance',
  label: '参保名单',
  title: 'name',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    name: text('参保名称', { system: true, max: 40 }),
    studentId: reference('学生', 'base.student', { required: true }),
    year: integer('参保年度', { required: true, ...gradeYear }),
    kind: choice('险种', insuranceKinds, { required: true, initial: 'resident' }),
    premium: money('个人保费（元）', { required: true, max: 10_000 }),
    subsidy: money('资助金额（元）', { max: 10_000, help: '低收入等人员由财政资助的部分' }),
    due: money('应缴（元）', { system: true }),
    paid: money('实缴（元）', { system: true }),
    absent: yesNo('不在校', { system: true }),
    reason: choice('未参保原因', notInsuredReasons, { system: true }),
    detail: longText('未参保说明', { system: true, max: 300 }),
    state: choice('参保状态', insuranceStates, { system: true }),
    ...ofStudent,
  },
  unique: [['studentId', 'year', 'kind']],
  indexes: [['year', 'state']],
  through: { studentId: student },
  columns: [
    'studentId',
    'studentId.studentNo',
    'classId',
    'name',
    'due',
    'paid',
    'absent',
    'state',
    'reason',
  ],
  sort: ['studentId', 'name'],
  filters: [
    ...(['studentId', 'studentId.studentNo', 'classId', 'departmentId', 'year', 'kind'] as const),
    ...(['absent', 'state', 'reason'] as const),
  ],
  sums: ['due', 'paid'],
  linked: copiedOfStudent,
  computed: {
    name: {
      from: ['year', 'kind'],
      is: ({ year, kind }) => (kind ? `${insuranceKinds.labels[kind]} ${year ?? ''}`.trim() : null),
    },
    due: {
      from: ['premium', 'subsidy'],
      is: ({ premium, subsidy }) => yuanOf(Math.max(0, fenOrNone(premium) - fenOrNone(subsidy))),
    },
    state: {
      from: ['paid', 'reason'],
      is: ({ paid, reason }) => (fenOrNone(paid) > 0 ? 'insured' : reason ? 'exempt' : 'pending'),
    },
  },
  scope: studentScope,
  rules: [
    {
      fields: ['premium', 'subsidy'],
      message: '资助金额应少于个人保费',
      holds: ({ premium, subsidy }) => fenOrNone(subsidy) === 0 || fenOrNone(subsidy) < fenOrNone(premium),
    },
  ],
  stands: {
    while: ({ state }) => state === 'insured',
    message: '已经参保缴费，不能修改或删除，请先办理退费',
  },
  actions: {
    charge: {
      label: '登记缴费',
      when: ({ state }) => state === 'pending',
      asks: {
        channelId: reference('支付渠道', 'fee.channel', { required: true }),
        paidOn: date('缴费日期', { required: true }),
      },
    },
    exempt: {
      label: '登记不参保',
      when: ({ state }) => state === 'pending',
      asks: {
        reason: choice('未参保原因', notInsuredReasons, { required: true }),
        detail: longText('未参保说明', { max: 300 }),
      },
      keep: true,
    },
    include: {
      label: '恢复参保',
      when: ({ state }) => state === 'exempt',
      set: { reason: null, detail: null },
    },
    recheck: { label: '核对在校', when: ({ state }) => state !== 'insured' },
  },
  audited: true,
})
