import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { commandStates } from '#domain/system/door-command.ts'
import { relayKinds } from '#domain/system/door-device.ts'

export const unlockReasons = closed('dormitory.unlock-reason', '开锁原因', {
  forgotten: '忘带钥匙或卡',
  lost: '钥匙或卡丢失',
  broken: '门锁故障',
  emergency: '紧急情况',
  inspection: '安全检查',
  repair: '报修入室',
})

/** 开锁登记: for whom and why a door was opened, and who stood by. One entry opens once. */
export const unlock = defineResource({
  name: 'dormitory.unlock',
  label: '开锁登记',
  title: 'subject',
  fields: {
    subject: text('开锁事由', { required: true, searchable: true, max: 60, help: '如：203 室李明忘带钥匙' }),
    reason: choice('开锁原因', unlockReasons, { required: true, initial: 'forgotten' }),
    deviceId: reference('门禁设备', 'system.door-device', { required: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    roomId: reference('房间', 'dormitory.room'),
    studentId: reference('申请学生', 'base.student', { help: '为学生开锁时请核对校园卡或身份证' }),
    witness: text('见证人', {
      max: 60,
      help: '紧急情况和安全检查进入房间时，应有两人在场',
    }),
    remark: longText('备注', { max: 500 }),
    /** Of the door, when it was entered. */
    relay: choice('开门方式', relayKinds, { system: true }),
    openState: choice('开门结果', commandStates, { system: true }),
    openedAt: moment('开门时间', { system: true }),
    openedBy: text('开门人', { system: true, max: 60 }),
    commandId: reference('开门指令', 'system.door-command', { system: true }),
  },
  indexes: [['openedAt']],
  columns: [
    'subject',
    'reason',
    'buildingId',
    'roomId',
    'studentId',
    'witness',
    'openState',
    'openedAt',
    'openedBy',
  ],
  sort: '-openedAt',
  filters: ['subject', 'reason', 'buildingId', 'roomId', 'studentId', 'openState', 'openedAt'],
  form: {
    开锁: ['subject', 'reason', 'deviceId', 'roomId'],
    人员: ['studentId', 'witness', 'remark'],
  },
  requiredWhen: {
    witness: { from: ['reason'], holds: ({ reason }) => reason === 'emergency' || reason === 'inspection' },
    studentId: { from: ['reason'], holds: ({ reason }) => reason === 'forgotten' || reason === 'lost' },
  },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  audited: true,
  actions: {
    open: {
      label: '开门',
      when: ({ openState }) => openState !== 'confirmed',
      open: { path: '/dormitory/unlock', by: 'open' },
    },
  },
})
