import { choice, date, integer, longText, reference, references, text } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { inOrder } from '#domain/kits/period.ts'
import { registrationBatchMachine } from '#machines/flows/registration.machine.ts'
import { batchStates } from './words.ts'

const batchFlow = defineFlow({
  machine: registrationBatchMachine,
  field: 'state',
  states: batchStates,
  acts: {
    open: { label: '开放报到注册', confirm: '按范围生成学生名单，并通知名单中的学生。' },
    close: { label: '结束批次', confirm: '结束后不再提醒学生，名单仍可补办。', danger: true },
    reopen: { label: '重新开放', confirm: '新转入的学生会补进名单。' },
  },
})

const byDefault = { help: '留空则按学期开学日期和报到设置推算' }

/** 注册批次: the reporting and registration of one term, when it is and for whom. */
export const registrationBatch = defineResource({
  name: 'records.registration-batch',
  label: '注册批次',
  title: 'name',
  fields: {
    name: text('批次名称', { required: true, searchable: true, max: 60 }),
    calendarId: reference('学期', 'base.school-calendar', { required: true }),
    reportFrom: date('报到开始', byDefault),
    reportTo: date('报到截止', byDefault),
    registerTo: date('注册截止', byDefault),
    note: longText('报到须知', { max: 500, help: '随开放通知发给学生' }),
    fromGrade: integer('年级（起）', gradeYear),
    toGrade: integer('年级（止）', gradeYear),
    departments: references('参加院系', 'base.department', { help: '留空表示不限' }),
    state: choice('批次状态', batchStates, { system: true }),
  },
  unique: [['name']],
  columns: ['name', 'calendarId', 'state', 'reportFrom', 'reportTo', 'registerTo', 'fromGrade', 'toGrade'],
  sort: '-reportFrom',
  filters: ['name', 'calendarId', 'reportFrom', 'registerTo', 'state'],
  form: {
    批次: ['name', 'calendarId', 'reportFrom', 'reportTo', 'registerTo', 'note'],
    范围: ['fromGrade', 'toGrade', 'departments'],
  },
  rules: [
    inOrder('reportFrom', 'reportTo', '报到截止不能早于报到开始'),
    inOrder('reportTo', 'registerTo', '注册截止不能早于报到截止'),
    inOrder('fromGrade', 'toGrade', '年级（止）不能早于年级（起）'),
  ],
  lookUp: 'everybody',
  audited: true,
  flow: batchFlow,
})
