import { trainLevel } from '#domain/dictionaries/school.ts'
import { choice, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code, gradeYear } from '#domain/kits/common.ts'
import { inOrder } from '#domain/kits/period.ts'

/** 专业: what a department teaches towards a diploma. */
export const major = defineResource({
  name: 'base.major',
  label: '专业',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    code: code('专业代码'),
    name: text('专业名称', { required: true, searchable: true, spelt: true }),
    nationalCode: text('国家专业代码', {
      pattern: /^\d{6}[A-Z]?$/,
      hint: '国家专业代码应为职业教育专业目录中的 6 位数字',
      help: '见《职业教育专业目录》，高职专科为 6 位数字',
    }),
    direction: text('专业方向'),
    departmentId: reference('所属院系', 'base.department', { required: true }),
    trainLevel: choice('培养层次', trainLevel, { required: true }),
    schoolingLength: integer('学制（年）', { required: true, min: 1, max: 8 }),
    firstEnrolYear: integer('首次招生年份', gradeYear),
    stopYear: integer('停招年份', gradeYear),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code']],
  indexes: [['nationalCode']],
  columns: ['code', 'name', 'nationalCode', 'departmentId', 'trainLevel', 'schoolingLength', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'nationalCode', 'departmentId', 'trainLevel', 'enabled'],
  form: {
    基本信息: ['code', 'name', 'nationalCode', 'direction', 'departmentId', 'enabled'],
    培养与招生: ['trainLevel', 'schoolingLength', 'firstEnrolYear', 'stopYear'],
  },
  rules: [inOrder('firstEnrolYear', 'stopYear', '停招年份不能早于首次招生年份')],
  reported: true,
})
