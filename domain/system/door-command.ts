import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** Only the device's own word makes it `confirmed`: an order that was handed on proves nothing. */
export const commandStates = closed(
  'system.door-command-state',
  '指令状态',
  {
    pending: '等待下发',
    sent: '已发送',
    confirmed: '已开门',
    unconfirmed: '已发送，未确认',
    refused: '设备拒绝',
    expired: '已过期',
  },
  {
    pending: 'info',
    sent: 'accent',
    confirmed: 'success',
    unconfirmed: 'warning',
    refused: 'danger',
    expired: 'danger',
  },
)

export type CommandState = keyof typeof commandStates.labels

/** So long an order may be carried out, in seconds; after that nobody stands before the door any more. */
export const commandSeconds = 10
/** Anyone who has fetched an order and not said so within this many seconds is sent it again. */
export const leaseSeconds = 3

const afterwards: Readonly<Record<CommandState, readonly CommandState[]>> = {
  pending: ['sent', 'refused', 'expired'],
  sent: ['confirmed', 'unconfirmed', 'refused'],
  // What a device says late is still its word.
  unconfirmed: ['confirmed', 'refused'],
  confirmed: [],
  refused: [],
  expired: [],
}

/** Whether an order may go from one state into another. */
export const mayBecome = (from: CommandState, to: CommandState) => afterwards[from].includes(to)

/** Nothing more is waited for. */
export const isSettled = (state: CommandState) => state !== 'pending' && state !== 'sent'

/** 开门指令: an order to open one door once, who gave it and what became of it. */
export const doorCommand = defineResource({
  name: 'system.door-command',
  label: '开门指令',
  title: 'reason',
  fields: {
    deviceId: reference('门禁设备', 'system.door-device', { system: true }),
    buildingId: reference('所在楼栋', 'base.building', { system: true }),
    gatewayId: reference('所属网关', 'system.door-gateway', { system: true }),
    reason: text('开门原因', { system: true, searchable: true, max: 200 }),
    askedById: text('下达人账号编号', { system: true, max: 64 }),
    askedBy: text('下达人', { system: true, searchable: true, max: 60 }),
    askedAt: moment('下达时间', { system: true }),
    output: integer('输出', { system: true }),
    pulseMs: integer('开门时长（毫秒）', { system: true, duration: '开门时长' }),
    state: choice('指令状态', commandStates, { system: true }),
    detail: text('结果说明', { system: true, translated: true, max: 200 }),
    expiresAt: moment('有效期至', { system: true }),
    sentAt: moment('发送时间', { system: true }),
    settledAt: moment('完成时间', { system: true }),
    /** Anyone who fetched it last. */
    lease: text('领取凭据', { system: true, secret: true, max: 36 }),
    leaseUntil: moment('领取有效期', { system: true }),
  },
  indexes: [['gatewayId', 'state'], ['deviceId', 'askedAt'], ['askedAt']],
  columns: ['askedAt', 'deviceId', 'buildingId', 'reason', 'askedBy', 'state', 'detail', 'settledAt'],
  sort: '-askedAt',
  filters: ['deviceId', 'buildingId', 'state', 'askedBy', 'askedAt'],
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  writes: [],
})
