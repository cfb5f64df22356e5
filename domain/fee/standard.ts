import { trainLevel } from '#domain/dictionaries/school.ts'
import { entryMode, studentType } from '#domain/dictionaries/student.ts'
import { choice, date, integer, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { code, gradeYear } from '#domain/kits/common.ts'
import { coversOf } from './standard-for.ts'
import { feeTemplate } from './template.ts'

/** 收费标准: what a project costs in a year, for everybody or for those named; see standard-for.ts. */
export const feeStandard = defineResource({
  name: 'fee.standard',
  label: '收费标准',
  title: 'name',
  fields: {
    name: text('标准名称', { required: true, searchable: true, max: 200, help: '如：软件技术 2026 级学费' }),
    academicYear: academicYear('学年', { required: true }),
    projectId: reference('收费项目', 'fee.project', { required: true }),
    amount: money('金额（元）', { required: true, max: 100_000 }),
    dueOn: date('缴费期限', { required: true }),
    grade: integer('年级', { ...gradeYear, help: '以下各项留空表示不限' }),
    majorId: reference('专业', 'base.major'),
    level: choice('培养层次', trainLevel),
    studentType: choice('学生类别', studentType),
    entryMode: choice('入学方式', entryMode),
    basis: text('收费依据', { max: 100, help: '如：发改委批文号' }),
    /** Whom it is for, so that two for the same cannot be: an empty column would not tell them apart. */
    covers: text('适用范围', { system: true, technical: true, max: 120 }),
  },
  unique: [
    ['academicYear', 'projectId', 'covers'],
    ['academicYear', 'name'],
  ],
  columns: [
    ...(['name', 'academicYear', 'projectId', 'amount', 'dueOn', 'grade', 'majorId'] as const),
    ...(['level', 'studentType'] as const),
  ],
  sort: ['-academicYear', 'name'],
  filters: [
    ...([
      'name',
      'academicYear',
      'projectId',
      'grade',
      'majorId',
      'level',
      'studentType',
      'entryMode',
    ] as const),
    ...(['amount', 'dueOn'] as const),
  ],
  form: {
    标准: ['name', 'academicYear', 'projectId', 'amount', 'dueOn', 'basis'],
    适用范围: ['grade', 'majorId', 'level', 'studentType', 'entryMode'],
  },
  computed: {
    covers: {
      from: ['grade', 'majorId', 'level', 'studentType', 'entryMode'],
      is: coversOf,
    },
  },
  actions: {
    template: {
      label: '汇成模板',
      over: 'many',
      same: ['academicYear'],
      confirm: '用所选标准的收费项目和金额建立一个收费模板。',
      asks: { templateCode: code('模板代码'), name: text('模板名称', { required: true, max: 60 }) },
      makes: {
        ...{ resource: feeTemplate, lines: 'projects', fills: { code: 'templateCode' } },
        from: { projectId: 'projectId', amount: 'amount' },
      },
    },
  },
  audited: true,
})
