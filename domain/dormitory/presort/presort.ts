import { integer, reference, references, yesNo } from '#domain/kernel/fields.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { classScope, copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { defineProposals } from '#domain/kits/proposals/proposals.ts'
import { presortLacks, presortReasons } from './words.ts'

/** 床位预分: beds for a cohort or some classes by rules, looked at and amended, moved into as a whole, and taken back. */
export const presort = defineProposals({
  name: 'dormitory.bed-presort',
  label: '床位预分',
  path: '/dormitory/bed-presort-line',
  subject: 'studentId',
  target: 'bedId',
  because: presortReasons,
  lacking: presortLacks,
  fields: {
    grade: integer('年级', { required: true, ...gradeYear }),
    departmentId: reference('院系', 'base.department', { help: '留空表示全部院系' }),
    classes: references('班级', 'base.class', { help: '留空表示不限班级' }),
    buildings: references('可用楼栋', 'base.building', { most: 40, help: '留空表示全部宿舍楼' }),
    levelId: reference('房间等级', 'dormitory.room-level', { help: '按住宿费等级限定，留空表示不限' }),
    together: yesNo('同班集中安排', { initial: true }),
  },
  line: {
    studentId: reference('学生', 'base.student', { system: true }),
    ...ofStudent,
    bedId: reference('床位', 'dormitory.bed', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
  },
  columns: ['classId'],
  linked: {
    ...copiedOfStudent,
    bedId: { copies: { buildingId: 'buildingId' } },
  },
  scope: [...classScope, { field: 'buildingId', grant: 'buildings' }],
})
