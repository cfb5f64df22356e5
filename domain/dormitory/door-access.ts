import { closed } from '#domain/kernel/dictionary.ts'
import { choice, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

export const directions = closed('dormitory.door-direction', '进出方向', { in: '进', out: '出' })

export const openWays = closed('dormitory.open-way', '开门介质', {
  card: '刷卡',
  face: '人脸',
  qr: '二维码',
  code: '密码',
  fingerprint: '指纹',
  remote: '远程',
  button: '出门按钮',
  key: '机械钥匙',
})

export const passResults = closed(
  'dormitory.pass-result',
  '通行结果',
  {
    passed: '通过',
    refused: '拒绝',
    forced: '强行开门',
    held: '门未关好',
  },
  { passed: 'success', refused: 'warning', forced: 'danger', held: 'warning' },
)

/** 门禁通行记录: what a gate told of, once each. Only gates write it. */
export const doorAccess = defineResource({
  name: 'dormitory.door-access',
  label: '门禁通行记录',
  title: 'cardUid',
  fields: {
    happenedAt: moment('通行时间', { system: true }),
    deviceId: reference('门禁设备', 'system.door-device', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    direction: choice('进出方向', directions, { system: true }),
    way: choice('开门介质', openWays, { system: true }),
    result: choice('通行结果', passResults, { system: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    teacherId: reference('教职工', 'base.teacher', { system: true }),
    /** Of somebody unknown it is all that is known. */
    cardUid: text('卡片编号', { system: true, searchable: true, max: 20 }),
    receivedAt: moment('接收时间', { system: true }),
    gatewayId: reference('来源网关', 'system.door-gateway', { system: true }),
    /** Of the gateway: told twice, it is kept once. */
    eventId: text('事件编号', { system: true, max: 64 }),
  },
  unique: [['gatewayId', 'eventId']],
  indexes: [
    ['happenedAt'],
    ['deviceId', 'happenedAt'],
    ['studentId', 'happenedAt'],
    ['buildingId', 'happenedAt'],
  ],
  columns: [
    'happenedAt',
    'buildingId',
    'deviceId',
    'direction',
    'way',
    'result',
    'studentId',
    'teacherId',
    'cardUid',
  ],
  sort: '-happenedAt',
  filters: [
    'happenedAt',
    'buildingId',
    'deviceId',
    'direction',
    'way',
    'result',
    'studentId',
    'teacherId',
    'cardUid',
  ],
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  writes: [],
})
