import { date, integer, longText, money, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { code, gradeYear } from '#domain/kits/common.ts'

/** One project of a template and its usual amount. */
export const feeTemplateLine = defineResource({
  name: 'fee.template-line',
  label: '模板项目',
  title: 'projectId',
  fields: {
    templateId: reference('收费模板', 'fee.template', { system: true }),
    projectId: reference('收费项目', 'fee.project', { required: true }),
    amount: money('金额（元）', { required: true, max: 100_000 }),
  },
  unique: [['templateId', 'projectId']],
  columns: ['projectId', 'amount'],
  filters: ['templateId', 'projectId'],
})

/** 收费模板: the projects that are charged together, such as those of a new student, from which standards are made. */
export const feeTemplate = defineResource({
  name: 'fee.template',
  label: '收费模板',
  title: 'name',
  fields: {
    code: code('模板代码'),
    name: text('模板名称', { required: true, searchable: true, max: 60 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('备注', { max: 300 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'enabled'],
  lines: { projects: { resource: feeTemplateLine, by: 'templateId', most: 30 } },
  actions: {
    price: {
      label: '生成标准',
      when: ({ enabled }) => enabled,
      confirm: '按模板中的各项目和金额生成收费标准，已有的保持不变。',
      asks: {
        academicYear: academicYear('学年', { required: true }),
        dueOn: date('缴费期限', { required: true }),
        grade: integer('年级', { ...gradeYear, help: '留空表示不限年级' }),
        majorId: reference('专业', 'base.major', { help: '留空表示不限专业' }),
      },
    },
  },
  audited: true,
})
