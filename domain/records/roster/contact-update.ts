import { relation } from '#domain/dictionaries/national.ts'
import { choice, date, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { email, mobile } from '#domain/kits/common.ts'
import { personName } from '#domain/kits/person.ts'

/** The fields of a student's record that such a row may change, each with the field that keeps what stood there before. */
export const contactFields = {
  mobile: 'formerMobile',
  email: 'formerEmail',
  address: 'formerAddress',
  emergencyName: 'formerEmergencyName',
  emergencyRelation: 'formerEmergencyRelation',
  emergencyPhone: 'formerEmergencyPhone',
} as const

/** 联系方式更新: contact data of a student that were checked on a day and written into the record; what is empty stays as it was. */
export const contactUpdate = defineResource({
  name: 'records.contact-update',
  label: '联系方式更新',
  title: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    checkedOn: date('核实日期', { required: true }),
    mobile: mobile('手机号'),
    email: email('电子邮箱'),
    address: text('家庭住址', { max: 200 }),
    emergencyName: personName('紧急联系人'),
    emergencyRelation: choice('与本人关系', relation),
    emergencyPhone: mobile('紧急联系电话'),
    formerMobile: text('原手机号', { system: true, masked: 'phone', max: 11 }),
    formerEmail: text('原电子邮箱', { system: true, max: 100 }),
    formerAddress: text('原家庭住址', { system: true, max: 200 }),
    formerEmergencyName: text('原紧急联系人', { system: true, max: 60 }),
    formerEmergencyRelation: choice('原与本人关系', relation, { system: true }),
    formerEmergencyPhone: text('原紧急联系电话', { system: true, masked: 'phone', max: 11 }),
  },
  unique: [['studentId', 'checkedOn']],
  ...aboutStudent,
  columns: [
    ...(['studentId', 'studentId.studentNo', 'studentId.classId', 'checkedOn', 'mobile', 'email'] as const),
    ...(['emergencyName', 'emergencyRelation', 'emergencyPhone'] as const),
  ],
  sort: '-checkedOn',
  filters: [...byStudent, 'studentId.grade', 'checkedOn'],
  form: {
    核实: ['studentId', 'checkedOn'],
    联系方式: ['mobile', 'email', 'address', 'emergencyName', 'emergencyRelation', 'emergencyPhone'],
  },
  requiredWhen: {
    emergencyRelation: { from: ['emergencyName'], holds: ({ emergencyName }) => Boolean(emergencyName) },
    emergencyPhone: { from: ['emergencyName'], holds: ({ emergencyName }) => Boolean(emergencyName) },
  },
  rules: [
    {
      fields: ['mobile', 'email', 'address', 'emergencyName'],
      message: '请至少填写一项联系方式',
      holds: ({ mobile, email, address, emergencyName, emergencyPhone }) =>
        Boolean(mobile || email || address || emergencyName || emergencyPhone),
    },
  ],
})
