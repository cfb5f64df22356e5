import { openWays, passResults } from '#domain/dormitory/door-access.ts'
import { choice, integer, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 智能锁开门记录: what the lock of a room told of, once each. Only locks write it. */
export const lockLog = defineResource({
  name: 'student-service.lock-log',
  label: '智能锁开门记录',
  title: 'cardUid',
  fields: {
    happenedAt: moment('开门时间', { system: true }),
    deviceId: reference('智能锁', 'system.door-device', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    roomId: reference('房间', 'dormitory.room', { system: true }),
    way: choice('开门方式', openWays, { system: true }),
    result: choice('开门结果', passResults, { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    teacherId: reference('教职工', 'base.teacher', { system: true }),
    cardUid: text('卡片编号', { system: true, searchable: true, max: 20 }),
    forced: yesNo('强行开门', { system: true, tone: 'danger' }),
    battery: integer('电量（%）', { system: true, max: 100 }),
    lowBattery: yesNo('电量低', { system: true, tone: 'warning' }),
    receivedAt: moment('接收时间', { system: true }),
    gatewayId: reference('来源网关', 'system.door-gateway', { system: true }),
    eventId: text('事件编号', { system: true, max: 64 }),
  },
  unique: [['gatewayId', 'eventId']],
  indexes: [['happenedAt'], ['deviceId', 'happenedAt'], ['buildingId', 'happenedAt']],
  columns: [
    'happenedAt',
    'buildingId',
    'roomId',
    'way',
    'result',
    'studentId',
    'forced',
    'battery',
    'lowBattery',
  ],
  sort: '-happenedAt',
  filters: ['happenedAt', 'buildingId', 'roomId', 'way', 'result', 'studentId', 'forced', 'lowBattery'],
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  writes: [],
})

/** Below this many per cent its battery is to be changed. */
export const lowBatteryAt = 20
