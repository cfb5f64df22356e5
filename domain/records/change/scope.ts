import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, integer, longText, reference, references, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { inOrder } from '#domain/kits/period.ts'

/** The kinds that take a student into what another college has opened. */
const scopedKinds = closed('records.scoped-change-kind', '开放的异动类别', { '23': '转专业', '26': '转系' })

/** 转专业范围: a major that takes students of others, from whom, how many, and when they may ask. */
export const changeScope = defineResource({
  name: 'records.change-scope',
  label: '转专业范围',
  title: 'majorId',
  fields: {
    kind: choice('异动类别', scopedKinds, { required: true, initial: '23' }),
    majorId: reference('接收专业', 'base.major', { required: true }),
    /** The major's. */
    departmentId: reference('接收院系', 'base.department', { system: true }),
    fromDepartments: references('面向院系', 'base.department', { help: '留空表示全部院系' }),
    fromGrade: integer('年级不早于', gradeYear),
    toGrade: integer('年级不晚于', gradeYear),
    places: integer('接收名额', { required: true, min: 1, max: 500 }),
    opensOn: date('申请开始', { required: true }),
    closesOn: date('申请截止', { required: true }),
    conditions: longText('接收条件', { max: 500 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  indexes: [['majorId', 'opensOn']],
  columns: ['kind', 'majorId', 'departmentId', 'places', 'opensOn', 'closesOn', 'enabled'],
  sort: '-opensOn',
  filters: ['kind', 'majorId', 'departmentId', 'opensOn', 'closesOn', 'enabled'],
  linked: { majorId: { copies: { departmentId: 'departmentId' } } },
  scope: [{ field: 'departmentId', grant: 'departments' }],
  rules: [
    inOrder('opensOn', 'closesOn', '申请截止不能早于申请开始'),
    inOrder('fromGrade', 'toGrade', '年级范围的结束不能早于开始'),
  ],
  audited: true,
})
