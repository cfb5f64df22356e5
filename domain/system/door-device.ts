import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { presence } from './door-gateway.ts'

const doorKinds = closed('system.door-kind', '门禁类型', {
  gate: '通道门禁',
  lock: '房间智能锁',
})

/** Who moves the strike: the controller behind a gateway, or a relay on the computer of anyone who opens it. */
export const relayKinds = closed('system.relay-kind', '开门方式', {
  gateway: '网关控制器',
  modbus: '本机 Modbus 继电器',
  lcus: '本机 LCUS 继电器',
  hid: '本机 HID 继电器',
})

export type RelayKind = keyof typeof relayKinds.labels

const ofGateway = {
  from: ['relay'],
  holds: ({ relay }: { relay: string | null }) => relay === 'gateway',
} as const

/** 门禁设备: one door, what opens it, and for how long. */
export const doorDevice = defineResource({
  name: 'system.door-device',
  label: '门禁设备',
  title: 'name',
  fields: {
    /** By which its gateway calls it. */
    code: text('门禁编号', {
      required: true,
      searchable: true,
      max: 32,
      pattern: /^[A-Za-z0-9][\w-]*$/,
      hint: '门禁编号以字母或数字开头，只含字母、数字、- 和 _',
    }),
    name: text('门禁名称', { required: true, searchable: true, max: 40 }),
    kind: choice('门禁类型', doorKinds, { required: true, initial: 'gate' }),
    buildingId: reference('所在楼栋', 'base.building', { required: true }),
    roomId: reference('房间', 'dormitory.room'),
    relay: choice('开门方式', relayKinds, { required: true, initial: 'gateway' }),
    gatewayId: reference('所属网关', 'system.door-gateway'),
    channel: integer('继电器通道', { required: true, min: 1, max: 32, help: '从 1 开始计数' }),
    pulseMs: integer('开门时长（毫秒）', {
      required: true,
      min: 500,
      max: 10_000,
      duration: '开门时长',
      help: '到时自动锁闭，500 至 10000 毫秒，一般为 3000',
    }),
    enabled: yesNo('启用', { required: true, initial: true }),
    state: choice('在线状态', presence, { system: true }),
    lastSeenAt: moment('最近心跳', { system: true }),
    /** Per cent, of locks that run on one. */
    battery: integer('电量（%）', { system: true, max: 100 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'kind', 'buildingId', 'relay', 'gatewayId', 'state', 'lastSeenAt', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'kind', 'buildingId', 'relay', 'gatewayId', 'state', 'enabled'],
  form: {
    基本信息: ['code', 'name', 'kind', 'buildingId', 'roomId', 'enabled'],
    开门: ['relay', 'gatewayId', 'channel', 'pulseMs'],
  },
  visibleWhen: {
    gatewayId: ofGateway,
    roomId: { from: ['kind'], holds: ({ kind }) => kind === 'lock' },
  },
  requiredWhen: { gatewayId: ofGateway },
  linked: { roomId: { copies: { buildingId: 'buildingId' } } },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  audited: true,
  actions: {
    open: {
      label: '远程开门',
      when: ({ enabled }) => enabled,
      open: { path: '/system/door-device', by: 'open' },
    },
    log: { label: '通行记录', open: { path: '/dormitory/door-access', by: 'params.deviceId' } },
    orders: { label: '开门指令', open: { path: '/system/door-command', by: 'params.deviceId' } },
  },
})
