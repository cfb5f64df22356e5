import { political, relation } from '#domain/dictionaries/national.ts'
import { choice, date, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { copiedOfStudent, mentoredScope, ofStudent } from '#domain/kits/of-student.ts'
import { personName } from '#domain/kits/person.ts'

/** 家庭成员: those a student lives with or depends on, filled within the student's own form or in a list of their own. */
export const studentFamily = defineResource({
  name: 'base.student-family',
  label: '家庭成员',
  title: 'name',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { help: '学生本人填写时留空' }),
    name: personName('姓名', { required: true, searchable: true }),
    relation: choice('与本人关系', relation, { required: true }),
    birthDate: date('出生日期'),
    political: choice('政治面貌', political),
    employer: text('工作单位', { max: 120 }),
    job: text('职务或职业', { max: 60 }),
    mobile: mobile('联系电话'),
    guardian: yesNo('监护人', { required: true }),
    /** The student's. */
    ...ofStudent,
  },
  columns: ['studentId', 'classId', 'name', 'relation', 'employer', 'job', 'mobile', 'guardian'],
  sort: ['classId', 'studentId'],
  filters: ['studentId', 'classId', 'departmentId', 'name', 'relation', 'guardian'],
  linked: copiedOfStudent,
  requiredWhen: { mobile: { from: ['guardian'], holds: ({ guardian }) => guardian === true } },
  scope: mentoredScope,
})
