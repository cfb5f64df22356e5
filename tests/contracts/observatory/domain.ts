import { defineArea } from '#domain/kernel/area.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { list, manage } from '#domain/kernel/screen.ts'

const grades = closed('observatory.grade', '精度等级', { a: '一级', b: '二级', c: '三级' })

export const telescope = defineResource({
  name: 'observatory.telescope',
  label: '望远镜',
  title: 'name',
  fields: {
    code: text('望远镜编号', { required: true, searchable: true, max: 20 }),
    name: text('望远镜名称', { required: true, searchable: true }),
    departmentId: reference('管理院系', 'base.department', { required: true }),
    grade: choice('精度等级', grades, { required: true }),
    seats: integer('观测位', { required: true, min: 1, max: 500 }),
    checkedOn: date('最近校准'),
    phone: text('值班电话', { masked: 'phone', max: 20 }),
    open: yesNo('开放', { required: true }),
  },
  unique: [['code']],
  columns: ['code', 'name', 'departmentId', 'grade', 'seats', 'checkedOn', 'phone', 'open'],
  sort: 'code',
  filters: ['code', 'name', 'departmentId', 'grade', 'seats', 'open'],
  scope: [{ field: 'departmentId', grant: 'departments' }],
  rules: [
    {
      fields: ['grade', 'checkedOn'],
      message: '一级望远镜应填写最近校准日期',
      holds: ({ grade, checkedOn }) => grade !== 'a' || checkedOn !== null,
    },
  ],
  audited: true,
  actions: {
    close: { label: '停用', when: ({ open }) => open, set: { open: false } },
    downgrade: {
      label: '降级',
      when: ({ grade }) => grade !== 'c',
      asks: {
        reason: longText('原因', { required: true, max: 200 }),
        byId: reference('评定院系', 'base.department', { required: true }),
      },
      set: { grade: 'c' },
      danger: true,
    },
  },
  permissions: { inspect: '校准检查' },
})

const bookingStates = closed(
  'observatory.booking-state',
  '观测预约状态',
  { asked: '待答复', declined: '未批准' },
  { asked: 'warning', declined: 'danger' },
)

export const booking = defineResource({
  name: 'observatory.booking',
  label: '观测预约',
  title: 'subject',
  fields: {
    subject: text('观测题目', { required: true, searchable: true }),
    telescopeId: reference('望远镜', 'observatory.telescope', { required: true }),
    departmentId: reference('管理院系', 'base.department', { system: true }),
    night: date('观测日期', { required: true }),
    state: choice('观测预约状态', bookingStates, { system: true }),
  },
  columns: ['subject', 'telescopeId', 'night', 'state'],
  sort: 'night',
  filters: ['subject', 'telescopeId', 'night', 'state'],
  linked: { telescopeId: { copies: { departmentId: 'departmentId' } } },
  scope: [{ field: 'departmentId', grant: 'departments' }],
  actions: {
    decline: {
      label: '谢绝预约',
      when: ({ state }) => state !== 'declined',
      asks: { reason: longText('原因', { required: true, max: 200 }) },
    },
  },
})

export const observatory = defineArea({
  area: 'observatory',
  title: '天文台',
  icon: 'wrench',
  resources: [telescope, booking],
  events: {
    'booking-declined': { label: '谢绝观测预约', words: { reason: { label: '原因', sample: '当晚有雨' } } },
  },
  scheduled: { 'drop-old-bookings': { label: '清理过期观测预约', cron: '15 9 * * *' } },
  screens: [
    list(telescope, 'wrench', {
      admin: [...manage, 'close', 'downgrade', 'inspect', 'reveal'],
      department: manage,
    }),
    list(booking, 'clock', { admin: [...manage, 'decline'], department: manage }),
  ],
  groups: [
    {
      code: 'observing',
      title: '天文观测',
      icon: 'wrench',
      screens: ['observatory/telescope', 'observatory/booking'],
    },
  ],
})
