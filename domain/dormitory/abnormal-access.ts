import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

export const abnormalKinds = closed('dormitory.abnormal-kind', '异常类型', {
  late: '晚归',
  absent: '未归',
  unseen: '长时间未出',
  stranger: '陌生人',
  elsewhere: '非本楼',
  forced: '强行开门',
})

export type AbnormalKind = keyof typeof abnormalKinds.labels

export const abnormalStates = closed(
  'dormitory.abnormal-state',
  '处理状态',
  {
    open: '待核实',
    confirmed: '已核实',
    mistaken: '误报',
  },
  { open: 'warning', confirmed: 'danger' },
)

/** 异常通行: what the rules found in the log of the doors, and what people made of it. */
export const abnormalAccess = defineResource({
  name: 'dormitory.abnormal-access',
  label: '异常通行',
  title: 'detail',
  fields: {
    kind: choice('异常类型', abnormalKinds, { system: true }),
    /** The day that it counts to: of a night, the one on which it began. */
    day: date('日期', { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    classId: reference('班级', 'base.class', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    deviceId: reference('门禁设备', 'system.door-device', { system: true }),
    happenedAt: moment('发生时间', { system: true }),
    cardUid: text('卡片编号', { system: true, searchable: true, max: 20 }),
    detail: text('情况', { system: true, searchable: true, translated: true, max: 200 }),
    state: choice('处理状态', abnormalStates, { required: true, initial: 'open' }),
    note: longText('核实情况', { max: 500, help: '如：已电话联系本人，因实习晚归，有请假条' }),
    handledBy: text('处理人', { system: true, max: 60 }),
    handledAt: moment('处理时间', { system: true }),
    /** What makes it the same finding when the rules look again. */
    key: text('发现标识', { system: true, secret: true, max: 200 }),
  },
  unique: [['key']],
  indexes: [['state', 'day'], ['happenedAt']],
  columns: [
    'day',
    'kind',
    'studentId',
    'classId',
    'buildingId',
    'happenedAt',
    'detail',
    'state',
    'handledBy',
  ],
  sort: '-day',
  filters: ['day', 'kind', 'studentId', 'classId', 'buildingId', 'state'],
  requiredWhen: { note: { from: ['state'], holds: ({ state }) => state !== 'open' && state !== null } },
  linked: { studentId: { copies: { classId: 'classId' } } },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'classId', grant: 'classes' },
  ],
  writes: ['update'],
})
