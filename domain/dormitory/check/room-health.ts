import { choice, date, files, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'
import { healthGrades } from './words.ts'

const points = { min: 0, max: 10 }

/** 房间卫生检查: the sheet of a room on a day. Score and grade follow from its points by the weights of the college. */
export const roomHealth = defineResource({
  name: 'dormitory.room-health',
  label: '房间卫生检查',
  title: 'roomId',
  manyRows: true,
  fields: {
    roomId: reference('房间', 'dormitory.room', { required: true }),
    day: date('检查日期', { required: true }),
    ground: integer('地面', { ...points, required: true }),
    beds: integer('床铺', { ...points, required: true }),
    desks: integer('桌面', { ...points, required: true }),
    tidiness: integer('物品摆放', { ...points, required: true }),
    bathroom: integer('卫生间', { ...points, help: '没有独立卫生间的房间不填' }),
    balcony: integer('阳台', { ...points, help: '没有阳台的房间不填' }),
    photos: files('检查照片', pictures),
    remark: longText('检查说明', { max: 300 }),
    score: integer('卫生得分', { system: true, max: 100 }),
    grade: choice('卫生等级', healthGrades, { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    floor: integer('楼层', { system: true, max: 60 }),
    /** Of most of those who slept there on the day. */
    classId: reference('班级', 'base.class', { system: true }),
    departmentId: reference('院系', 'base.department', { system: true }),
    checker: text('检查人', { system: true, max: 60 }),
    /** Of a sheet that a person confirmed from what the model had proposed. */
    proposalId: reference('AI 建议', 'dormitory.room-health-ai', { system: true }),
  },
  unique: [['roomId', 'day']],
  indexes: [['day'], ['buildingId', 'day'], ['grade', 'day']],
  columns: ['day', 'roomId', 'score', 'grade', 'classId', 'buildingId', 'floor', 'checker'],
  sort: '-day',
  filters: ['day', 'roomId', 'buildingId', 'floor', 'classId', 'departmentId', 'grade', 'score'],
  form: {
    房间: ['roomId', 'day'],
    '评分（每项 0–10 分）': ['ground', 'beds', 'desks', 'tidiness', 'bathroom', 'balcony'],
    照片与说明: ['photos', 'remark'],
  },
  linked: {
    roomId: { copies: { buildingId: 'buildingId', floor: 'floor' } },
    classId: { copies: { departmentId: 'departmentId' } },
  },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
  ],
  audited: true,
})
