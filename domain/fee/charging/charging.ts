import { integer, money, reference, references } from '#domain/kernel/fields.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { classScope, copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { defineProposals } from '#domain/kits/proposals/proposals.ts'
import { chargingLacks, chargingReasons } from './words.ts'

/** 应缴生成: what students owe for a project in a year, by the standards; looked at, charged as a whole, and taken back. */
export const charging = defineProposals({
  name: 'fee.charging',
  label: '应缴生成',
  path: '/fee/charging-line',
  subject: 'studentId',
  target: 'standardId',
  shared: true,
  because: chargingReasons,
  lacking: chargingLacks,
  fields: {
    academicYear: academicYear('学年', { required: true }),
    projectId: reference('收费项目', 'fee.project', { required: true }),
    grade: integer('年级', { ...gradeYear, help: '留空表示全部年级' }),
    departmentId: reference('院系', 'base.department', { help: '留空表示全部院系' }),
    classes: references('班级', 'base.class', { help: '留空表示不限班级' }),
  },
  line: {
    studentId: reference('学生', 'base.student', { system: true }),
    ...ofStudent,
    standardId: reference('收费标准', 'fee.standard', { system: true }),
    amount: money('金额（元）', { system: true }),
  },
  columns: ['classId', 'amount'],
  linked: {
    ...copiedOfStudent,
    standardId: { copies: { amount: 'amount' } },
  },
  scope: classScope,
})
