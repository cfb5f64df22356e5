import { daysAfter } from '#domain/kernel/days.ts'
import { choice, date, files, longText, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile, phone } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { personName } from '#domain/kits/person.ts'
import { outsideFlow, outsideStates } from './flow.ts'

/** 校外住宿: a student lives outside the college, with the family's word for it, for a year at most. */
export const outside = defineResource({
  name: 'dormitory.outside',
  label: '校外住宿',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('走读事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    studentId: reference('学生', 'base.student', { system: true }),
    since: date('走读开始', { required: true }),
    until: date('走读结束', { required: true, help: '一次最多一年，期满须续办' }),
    reason: longText('走读原因', { required: true, max: 500 }),
    address: text('校外住址', { required: true, max: 200, masked: 'address' }),
    landlord: personName('房东或户主'),
    landlordPhone: { ...phone('房东或户主电话'), masked: 'phone' as const },
    guardianName: personName('家长姓名', { required: true }),
    guardianPhone: mobile('家长手机号'),
    guardianAgrees: yesNo('家长已签承诺书', { required: true }),
    letter: files('承诺书', { most: 6 }),
    state: choice('走读状态', outsideStates, { system: true }),
    /** The last one, where this goes on from it. */
    renewsId: reference('续办自', 'dormitory.outside', { system: true }),
    endsAt: moment('走读期满时间', { system: true }),
    ...ofStudent,
  },
  indexes: [
    ['studentId', 'since'],
    ['state', 'until'],
  ],
  columns: ['studentId', 'departmentId', 'classId', 'since', 'until', 'address', 'renewsId', 'state'],
  sort: '-since',
  filters: ['studentId', 'classId', 'departmentId', 'since', 'until', 'state'],
  form: {
    走读: ['since', 'until', 'reason'],
    住址: ['address', 'landlord', 'landlordPhone'],
    家长: ['guardianName', 'guardianPhone', 'guardianAgrees', 'letter'],
  },
  linked: copiedOfStudent,
  scope: studentScope,
  rules: [
    {
      fields: ['since', 'until'],
      message: '走读结束应晚于开始，且一次最多一年',
      holds: ({ since, until }) => since < until && until <= daysAfter(since, 366),
    },
    {
      fields: ['guardianAgrees'],
      message: '请先由家长签署承诺书',
      holds: ({ guardianAgrees }) => guardianAgrees === true,
    },
  ],
  audited: true,
  flow: outsideFlow,
})
