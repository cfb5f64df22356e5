import { attendMode } from '#domain/dictionaries/student.ts'
import { choice, choices, decimal, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { leaveQuestion, mostQuestions } from './question.ts'
import { leaveUnits } from './words.ts'

/** 请假类型: a kind of leave, and the rules an application of it keeps. */
export const leaveType = defineResource({
  name: 'leave.type',
  label: '请假类型',
  title: 'name',
  fields: {
    code: code('类型编码'),
    name: text('类型名称', { required: true, searchable: true, max: 20 }),
    unit: choice('请假单位', leaveUnits, { required: true, initial: 'day' }),
    attendModes: choices('可申请的学生', attendMode, { help: '按就读方式限定；留空表示所有学生' }),
    mostDays: decimal('最多天数', { min: 0.5, max: 365, help: '留空表示不限' }),
    proofAfter: integer('超过几天须附证明', {
      min: 0,
      max: 365,
      help: '填 0 表示每次都须附证明；留空表示不须',
    }),
    asksDestination: yesNo('须填写目的地', { required: true }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 300, help: '申请时显示给学生' }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'unit', 'mostDays', 'proofAfter', 'asksDestination', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'unit', 'enabled'],
  lines: { questions: { resource: leaveQuestion, by: 'typeId', most: mostQuestions } },
  lookUp: 'everybody',
  audited: true,
})
