import {
  choice,
  date,
  files,
  integer,
  longText,
  moment,
  reference,
  references,
  text,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'
import { signDoubts } from '#domain/kits/sign-in/words.ts'
import { visitStates } from './words.ts'

/** 查寝签到: a counsellor was in a house where their students live, and what they found there. */
export const visit = defineResource({
  name: 'dormitory.visit',
  label: '教师查寝',
  title: 'buildingId',
  fields: {
    teacherId: reference('查寝教师', 'base.teacher', { system: true }),
    departmentId: reference('院系', 'base.department', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    day: date('查寝日期', { system: true }),
    arrivedAt: moment('签到时间', { system: true }),
    distance: integer('距离（米）', { system: true }),
    /** Of the position under the server's key: equal ones are seen, and no position is kept. */
    mark: text('位置标记', { system: true, secret: true, max: 64 }),
    doubt: choice('定位疑点', signDoubts, { system: true }),
    state: choice('查寝状态', visitStates, { system: true }),
    rooms: references('走访寝室', 'dormitory.room', { system: true, most: 60 }),
    findings: longText('查寝情况', { system: true, max: 1000 }),
    photos: files('现场照片', { ...pictures, system: true }),
    leftAt: moment('登记时间', { system: true }),
    minutes: integer('时长（分钟）', { system: true }),
    voidReason: text('作废原因', { system: true, max: 200 }),
  },
  linked: { teacherId: { copies: { departmentId: 'departmentId' } } },
  indexes: [['day'], ['teacherId', 'day'], ['mark']],
  columns: ['arrivedAt', 'state', 'teacherId', 'departmentId', 'buildingId', 'minutes', 'distance', 'doubt'],
  sort: '-arrivedAt',
  filters: ['day', 'teacherId', 'departmentId', 'buildingId', 'state', 'doubt'],
  writes: [],
  permissions: { arrive: '查寝签到' },
  actions: {
    finish: {
      label: '登记查寝结果',
      by: 'teacherId',
      single: true,
      when: ({ state }) => state === 'present',
      asks: {
        rooms: references('走访寝室', 'dormitory.room', { most: 60, help: '可留空' }),
        findings: longText('查寝情况', {
          required: true,
          max: 1000,
          help: '如走访了哪些学生、发现的问题与处理',
        }),
        photos: files('现场照片', pictures),
      },
    },
    void: {
      label: '作废',
      danger: true,
      when: ({ state }) => state !== 'void',
      asks: { reason: text('作废原因', { required: true, max: 200 }) },
    },
  },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'buildingId', grant: 'buildings' },
    { field: 'teacherId', grant: 'self' },
  ],
  audited: true,
})
