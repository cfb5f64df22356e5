import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, integer, moment, money, reference, text } from '#domain/kernel/fields.ts'
import { fenOrNone, type Yuan, yuanOf } from '#domain/kernel/money.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear, mobile } from '#domain/kits/common.ts'
import { studentScope } from '#domain/kits/of-student.ts'
import { identity, identityLinks, identityNames, identityRules } from '#domain/kits/person.ts'

export const arrivalState = closed(
  'admissions.arrival-state',
  '报到状态',
  {
    awaited: '未报到',
    arrived: '已报到',
    deferred: '延期报到',
    declined: '放弃入学',
    retained: '保留入学资格',
  },
  { awaited: 'warning', arrived: 'success', deferred: 'info', retained: 'info' },
)

/** What is left to pay: nothing where more was paid than is due. */
export const owedOf = ({ due, paid }: { readonly due: Yuan | null; readonly paid: Yuan | null }): Yuan =>
  yuanOf(Math.max(fenOrNone(due) - fenOrNone(paid), 0))

/** 新生: who was admitted this year, whether or not they come. On the roll they are a student as well. */
export const admittedStudent = defineResource({
  name: 'admissions.admitted-student',
  label: '录取名单',
  title: 'name',
  fields: {
    year: integer('录取年份', { required: true, ...gradeYear }),
    candidateNo: text('考生号', { required: true, searchable: true, max: 20, individual: true }),
    admissionNo: text('录取通知书编号', { max: 32 }),
    ...identity,
    majorId: reference('专业', 'base.major', { required: true }),
    departmentId: reference('院系', 'base.department', { system: true }),
    classId: reference('班级', 'base.class'),
    studentId: reference('学籍', 'base.student'),
    /** Kept for them, or slept in: said by the dormitory alone. */
    bedId: reference('床位', 'dormitory.bed', { system: true }),
    /** Of the first year: tuition, lodging and what is bought with them. */
    due: money('应缴（元）', { required: true, initial: '0.00' }),
    paid: money('已缴（元）', { required: true, initial: '0.00' }),
    owed: money('欠缴（元）', { system: true }),
    /** A green channel lets somebody in who has not paid, until that day. */
    deferredUntil: date('缓缴至'),
    arrival: choice('报到状态', arrivalState, { system: true }),
    arrivedAt: moment('报到时间', { system: true }),
    mobile: mobile('手机号'),
  },
  unique: [['year', 'candidateNo'], ['studentId'], ['bedId']],
  indexes: [['idNo'], ['year', 'arrival']],
  columns: ['candidateNo', 'name', 'gender', 'majorId', 'classId', 'bedId', 'due', 'paid', 'arrival'],
  sort: 'candidateNo',
  filters: ['year', 'candidateNo', 'name', 'departmentId', 'majorId', 'classId', 'gender', 'arrival'],
  form: {
    身份信息: ['name', 'idNo', ...identityNames.filter((field) => field !== 'name' && field !== 'idNo')],
    录取信息: ['year', 'candidateNo', 'admissionNo', 'majorId', 'classId', 'studentId', 'mobile'],
    报到准备: ['due', 'paid', 'deferredUntil'],
  },
  linked: { ...identityLinks, majorId: { copies: { departmentId: 'departmentId' } } },
  computed: { owed: { from: ['due', 'paid'], is: owedOf } },
  rules: identityRules,
  scope: studentScope,
})
