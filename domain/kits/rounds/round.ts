import { post } from '#domain/dictionaries/school.ts'
import type { Fields } from '#domain/kernel/field.ts'
import {
  choice,
  choices,
  date,
  integer,
  longText,
  moment,
  reference,
  references,
  text,
} from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { type AnyResource, defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { inOrder, oneAfterOther } from '#domain/kits/period.ts'
import { roundMachine } from '#machines/flows/round.machine.ts'
import { repeatsWell } from './rules.ts'
import type { RoundSpec } from './spec.ts'
import { roundStates } from './words.ts'

const roundFlow = defineFlow({
  machine: roundMachine,
  field: 'state',
  states: roundStates,
  acts: {
    plan: { label: '定时开始', confirm: '到开始时间后自动开始，并通知名单中的人。' },
    open: { label: '立即开始', confirm: '按范围生成名单，并通知名单中的人。' },
    recall: { label: '取消定时' },
    close: { label: '提前截止', confirm: '截止后不能再办理，可以给个别人延期。', danger: true },
    reopen: { label: '重新开放', confirm: '请先把截止时间改到今天以后。' },
  },
})

const common = defineResource({
  name: 'rounds.round',
  label: '批次',
  title: 'name',
  fields: {
    name: text('批次名称', { required: true, searchable: true, max: 60 }),
    departmentId: reference('发布院系', 'base.department', { help: '留空表示全校' }),
    opensAt: moment('开始时间', { required: true }),
    closesAt: moment('截止时间', { required: true }),
    note: longText('办理说明', { max: 500, help: '办理时看到' }),
    state: choice('批次状态', roundStates, { system: true }),
  },
  columns: ['name', 'state', 'opensAt', 'closesAt', 'departmentId'],
  sort: '-opensAt',
  filters: ['name', 'departmentId', 'opensAt', 'closesAt', 'state'],
  scope: [{ field: 'departmentId', grant: 'departments' }],
  rules: [oneAfterOther('opensAt', 'closesAt', '截止时间应晚于开始时间')],
  audited: true,
  flow: roundFlow,
})

/** Of which students a round asks something. */
const students = {
  fields: {
    fromGrade: integer('年级（起）', gradeYear),
    toGrade: integer('年级（止）', gradeYear),
    departments: references('参加院系', 'base.department', { help: '留空表示不限' }),
    classes: references('参加班级', 'base.class', { help: '留空表示不限' }),
  },
  columns: ['fromGrade', 'toGrade'],
  rules: [inOrder('fromGrade', 'toGrade', '年级（止）不能早于年级（起）')],
}

/** Of which people on the staff it does. */
const staff = {
  fields: {
    departmentId: reference('发布部门', 'base.department', { help: '留空表示全校' }),
    departments: references('参加部门', 'base.department', { help: '留空表示不限' }),
    posts: choices('参加岗位', post, { help: '留空表示不限' }),
  },
  columns: ['posts'],
  rules: [],
}

const repeating = {
  repeatsUntil: date('每天重复至', { help: '每天同一时段再次开始，直到这一天；留空表示只进行一次' }),
}

const repeatRule = {
  fields: ['opensAt', 'closesAt', 'repeatsUntil'],
  message: '每天重复的批次一次不超过一天，“每天重复至”不早于开始日期',
  holds: repeatsWell,
} as const

/** The rounds of one kind: in time, for whom, and what each of them says beside. */
export function roundOf({
  name,
  label,
  of,
  fields = {},
  audience = {},
  repeats,
  rounds,
}: RoundSpec): AnyResource {
  const { scope = [], rules = [], actions = {}, ...form } = rounds ?? {}
  const again = repeats ? repeating : {}
  const people = of === 'staff' ? staff : students
  return {
    ...common,
    ...form,
    name: `${name}-round` as `${string}.${string}`,
    label: `${label}批次`,
    fields: { ...common.fields, ...people.fields, ...again, ...fields, ...audience },
    columns: [...(common.columns ?? []), ...people.columns],
    actions: { ...common.actions, ...actions },
    form: {
      批次: ['name', 'opensAt', 'closesAt', ...Object.keys(again), 'note', ...asked(fields)],
      范围: [...new Set(['departmentId', ...Object.keys(people.fields)]), ...asked(audience)],
    },
    scope: [...(common.scope ?? []), ...scope],
    rules: [...(common.rules ?? []), ...people.rules, ...(repeats ? [repeatRule] : []), ...rules],
  } as AnyResource
}

/** What people fill in. */
const asked = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { presence }]) => (presence === 'system' ? [] : name))
