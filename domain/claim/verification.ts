import { arrivalState } from '#domain/admissions/admitted-student.ts'
import { choice, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { studentScope } from '#domain/kits/of-student.ts'
import { verdicts, verifyWays } from './verdict.ts'

/**
 * 核验结果: what a desk said, to whom and when. Only the desk's calls write it. Of somebody who is not on the list
 * it keeps no more than the end of the number.
 */
export const verification = defineResource({
  name: 'claim.verification',
  label: '核验结果',
  title: 'name',
  fields: {
    tappedAt: moment('核验时间', { system: true }),
    name: text('姓名', { system: true, searchable: true, quotes: ['admissions.admitted-student'], max: 60 }),
    candidateNo: text('考生号', { system: true, searchable: true, max: 20 }),
    admittedId: reference('新生', 'admissions.admitted-student', { system: true }),
    idTail: text('证件号码末四位', { system: true, masked: 'id-number', max: 4 }),
    departmentId: reference('院系', 'base.department', { system: true }),
    majorId: reference('专业', 'base.major', { system: true }),
    classId: reference('班级', 'base.class', { system: true }),
    studentId: reference('学籍', 'base.student', { system: true }),
    way: choice('核验方式', verifyWays, { system: true }),
    verdict: choice('核验结论', verdicts, { system: true }),
    passed: yesNo('是否放行', { system: true }),
    overridden: yesNo('人工放行', { system: true }),
    reason: text('放行原因', { system: true, max: 200 }),
    witnessId: reference('放行第二人', 'system.user', { system: true }),
    desk: text('核验台', { system: true, searchable: true, max: 40 }),
    operatorId: reference('核验员', 'system.user', { system: true }),
    /** Later than the tap where the desk had no network. */
    receivedAt: moment('上报时间', { system: true }),
    /** What the list said before, and says again after an undo. */
    arrivalBefore: choice('原报到状态', arrivalState, { system: true }),
    undoneAt: moment('撤销时间', { system: true }),
    undoneById: reference('撤销人', 'system.user', { system: true }),
    undoReason: text('撤销原因', { system: true, max: 200 }),
    /** Of the desk: the same tap, sent twice, is one. */
    key: text('请求标识', { system: true, technical: true, max: 36 }),
  },
  unique: [['key']],
  indexes: [['tappedAt'], ['verdict', 'tappedAt']],
  columns: ['tappedAt', 'name', 'verdict', 'passed', 'candidateNo', 'classId', 'way', 'desk', 'undoneAt'],
  sort: '-tappedAt',
  filters: [
    'name',
    'candidateNo',
    'verdict',
    'passed',
    'overridden',
    'way',
    'desk',
    'operatorId',
    'departmentId',
    'majorId',
    'classId',
    'tappedAt',
    'undoneAt',
  ],
  linked: {
    admittedId: {
      copies: {
        departmentId: 'departmentId',
        majorId: 'majorId',
        classId: 'classId',
        studentId: 'studentId',
      },
    },
  },
  writes: [],
  actions: {
    undo: {
      label: '撤销核验',
      when: ({ passed, undoneAt }) => passed === true && undoneAt === null,
      asks: {
        reason: text('撤销原因', { required: true, max: 200, pattern: /../, hint: '请填写至少两个字的原因' }),
      },
      confirm: '撤销后，该生恢复为核验前的报到状态，可以重新核验；这条结果和撤销原因都会保留。',
      danger: true,
    },
  },
  // A desk judges people, not rows that are there already; the code is shown by anyone who comes to it.
  permissions: { verify: '核验', code: '出示二维码' },
  scope: studentScope,
})
