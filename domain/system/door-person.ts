import { weekDay } from '#domain/dictionaries/calendar.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import {
  choice,
  choices,
  date,
  integer,
  moment,
  reference,
  text,
  time,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { inOrder } from '#domain/kits/period.ts'

/** How far a controller is with what it was told of a person. */
const syncStates = closed(
  'system.door-sync',
  '同步状态',
  {
    pending: '待同步',
    synced: '已同步',
    failed: '同步失败',
  },
  { pending: 'info', synced: 'success', failed: 'danger' },
)

/** 门禁人员: who may open which door, in which hours, by the cards that are theirs. */
export const doorPerson = defineResource({
  name: 'system.door-person',
  label: '门禁人员',
  title: 'title',
  fields: {
    /** 李明 · 学生公寓 1 栋大门. */
    title: text('名称', {
      system: true,
      searchable: true,
      quotes: ['base.student', 'base.teacher'],
      max: 120,
    }),
    studentId: reference('学生', 'base.student'),
    teacherId: reference('教职工', 'base.teacher'),
    deviceId: reference('门禁设备', 'system.door-device', { required: true }),
    from: date('开始日期'),
    until: date('结束日期'),
    days: choices('可通行星期', weekDay, { help: '留空为每天' }),
    hoursFrom: time('每日开始', { help: '留空为全天' }),
    hoursTo: time('每日结束'),
    enabled: yesNo('启用', { required: true, initial: true }),
    sync: choice('同步状态', syncStates, { system: true }),
    syncedAt: moment('同步时间', { system: true }),
    syncNote: text('同步说明', { system: true, translated: true, max: 200 }),
    /** Counts over all of a college: a gateway asks for what is newer than what it has. */
    version: integer('版本', { system: true }),
  },
  indexes: [['deviceId', 'version'], ['studentId'], ['teacherId']],
  columns: ['studentId', 'teacherId', 'deviceId', 'from', 'until', 'days', 'enabled', 'sync', 'syncNote'],
  sort: 'deviceId',
  filters: ['deviceId', 'studentId', 'teacherId', 'enabled', 'sync'],
  form: {
    人员与门禁: ['studentId', 'teacherId', 'deviceId', 'enabled'],
    可通行时间: ['from', 'until', 'days', 'hoursFrom', 'hoursTo'],
  },
  rules: [
    {
      fields: ['studentId', 'teacherId'],
      message: '请选择一名学生或一名教职工，且只选一人',
      holds: ({ studentId, teacherId }) => (studentId === null) !== (teacherId === null),
    },
    inOrder('from', 'until', '结束日期不能早于开始日期'),
    {
      fields: ['hoursFrom', 'hoursTo'],
      message: '每日开始和每日结束应同时填写，且不相同',
      holds: ({ hoursFrom, hoursTo }) =>
        Boolean(hoursFrom) === Boolean(hoursTo) && (!hoursFrom || hoursFrom !== hoursTo),
    },
  ],
  actions: { resend: { label: '重新同步', when: ({ enabled }) => enabled } },
})
