import { integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code, gradeYear } from '#domain/kits/common.ts'

/** 班级: where a student belongs. Grade, major, department and campus follow from its 年级专业. */
export const schoolClass = defineResource({
  name: 'base.class',
  label: '班级',
  title: 'name',
  fields: {
    code: code('班级代码'),
    name: text('班级名称', { required: true, searchable: true, spelt: true }),
    gradeMajorId: reference('年级专业', 'base.grade-major', { required: true }),
    grade: integer('年级', { system: true, ...gradeYear }),
    departmentId: reference('院系', 'base.department', { system: true }),
    majorId: reference('专业', 'base.major', { system: true }),
    campusId: reference('校区', 'base.campus', { system: true }),
    venueId: reference('固定教室', 'base.venue'),
    capacity: integer('额定人数', { min: 1, max: 500 }),
    graduated: yesNo('已毕业', { required: true }),
  },
  unique: [['code'], ['name']],
  indexes: [['grade', 'code']],
  columns: ['code', 'name', 'grade', 'departmentId', 'majorId', 'campusId', 'capacity', 'graduated'],
  sort: 'code',
  filters: ['code', 'name', 'grade', 'departmentId', 'majorId', 'campusId', 'graduated'],
  form: {
    基本信息: ['code', 'name', 'gradeMajorId', 'capacity', 'venueId', 'graduated'],
  },
  linked: {
    gradeMajorId: {
      copies: {
        grade: 'grade',
        majorId: 'majorId',
        departmentId: 'departmentId',
        campusId: 'campusId',
      },
    },
  },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'id', grant: 'classes' },
  ],
  reported: true,
})
