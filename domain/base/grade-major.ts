import { integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'

/** 年级专业: a major as one year's entrants have it. Its name is kept even if the major is renamed later. */
export const gradeMajor = defineResource({
  name: 'base.grade-major',
  label: '年级专业',
  title: 'name',
  fields: {
    /** `2026级计算机应用技术`, from grade and major. */
    name: text('年级专业', { system: true, searchable: true, max: 120 }),
    grade: integer('年级', { required: true, ...gradeYear }),
    majorId: reference('专业', 'base.major', { required: true }),
    /** The major's. */
    departmentId: reference('院系', 'base.department', { system: true }),
    campusId: reference('就读校区', 'base.campus'),
    planSize: integer('计划人数', { max: 10_000 }),
    headId: reference('专业负责人', 'base.teacher'),
  },
  unique: [['grade', 'majorId']],
  columns: ['name', 'grade', 'departmentId', 'campusId', 'planSize', 'headId'],
  sort: '-grade',
  filters: ['grade', 'departmentId', 'majorId', 'campusId'],
  form: {
    基本信息: ['grade', 'majorId', 'campusId', 'planSize', 'headId'],
  },
  linked: { majorId: { copies: { departmentId: 'departmentId' } } },
})
