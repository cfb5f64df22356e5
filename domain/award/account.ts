import { reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { bankCard } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { personName } from '#domain/kits/person.ts'

/** 收款账户: where a student is paid. One each, told by the student. */
export const awardAccount = defineResource({
  name: 'award.account',
  label: '收款账户',
  title: 'name',
  tellsApart: 'studentId',
  fields: {
    /** The bank and the last digits of the card: all that others need to see. */
    name: text('收款账户', { system: true, searchable: true, max: 80 }),
    studentId: reference('学生', 'base.student', { system: true }),
    holder: personName('账户姓名', { required: true, help: '须为学生本人' }),
    bank: text('开户银行', { required: true, max: 60, help: '写到支行，如：中国银行昆明学府路支行' }),
    card: bankCard(),
    ...ofStudent,
  },
  unique: [['studentId']],
  columns: ['name', 'studentId', 'classId', 'holder', 'card'],
  sort: 'studentId',
  filters: ['studentId', 'classId', 'departmentId', 'bank'],
  form: { 收款账户: ['holder', 'bank', 'card'] },
  linked: copiedOfStudent,
  scope: studentScope,
  audited: true,
})
