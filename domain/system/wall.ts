import { closed } from '#domain/kernel/dictionary.ts'
import { choice, choices, integer, moment, reference, text, time } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { wallCodes, wallScreens } from './wall/screens.ts'

export const wallStates = closed(
  'system.wall-state',
  '大屏状态',
  { unpaired: '未配对', online: '在线', offline: '离线' },
  { unpaired: 'neutral', online: 'success', offline: 'danger' },
)

const wallLooks = closed('system.wall-look', '大屏配色', { dark: '深色', light: '浅色' })

/** Seconds after which a wall that is not heard of is off line. It says every minute that it lives. */
export const wallSilence = 180

/** In seconds: shorter nobody reads it, longer it is no turn. */
const stays = { required: true, min: 10, max: 3600 } as const

/** How long one screen of a display stays, where that is not as long as the others. */
export const wallDwell = defineResource({
  name: 'system.wall-dwell',
  label: '单屏停留时间',
  title: 'screen',
  fields: {
    wallId: reference('大屏设备', 'system.wall', { system: true }),
    screen: choice('显示内容', wallCodes, { required: true }),
    seconds: integer('停留（秒）', stays),
  },
  unique: [['wallId', 'screen']],
  columns: ['screen', 'seconds'],
  filters: ['wallId', 'screen'],
})

/** 大屏: a display on a wall, what it shows, and whether it lives. Nobody signs in at it. */
export const wall = defineResource({
  name: 'system.wall',
  label: '大屏设备',
  title: 'name',
  fields: {
    name: text('大屏名称', { required: true, searchable: true, max: 40 }),
    place: text('安装位置', { searchable: true, max: 60 }),
    screens: choices('显示内容', wallCodes, { required: true, help: '选择多个时按顺序轮播' }),
    dwell: integer('每屏停留（秒）', { ...stays, help: '个别内容需要更长或更短时，在下方单独设置' }),
    startsAt: time('开屏时间', { help: '不填表示全天显示' }),
    endsAt: time('熄屏时间'),
    look: choice('配色', wallLooks, { required: true, initial: 'dark' }),
    state: choice('状态', wallStates, { system: true }),
    lastSeenAt: moment('最近在线', { system: true }),
    showing: choice('正在显示', wallCodes, { system: true }),
    build: text('程序版本', { system: true, max: 40 }),
    address: text('来源地址', { system: true, max: 64 }),
    pairedAt: moment('配对时间', { system: true }),
    /** It loads itself anew when it hears of a later moment than that of its own start. */
    reloadAt: moment('要求刷新时间', { system: true }),
    tokenHash: text('令牌摘要', { system: true, secret: true, max: 64 }),
  },
  unique: [['name'], ['tokenHash']],
  columns: ['name', 'place', 'screens', 'state', 'showing', 'lastSeenAt', 'build', 'address', 'pairedAt'],
  sort: 'name',
  filters: ['name', 'place', 'state'],
  form: {
    设备: ['name', 'place', 'look'],
    播放: ['screens', 'dwell', 'startsAt', 'endsAt'],
  },
  requiredWhen: {
    endsAt: { from: ['startsAt'], holds: ({ startsAt }) => startsAt !== null },
    startsAt: { from: ['endsAt'], holds: ({ endsAt }) => endsAt !== null },
  },
  lines: { dwells: { resource: wallDwell, by: 'wallId', most: Object.keys(wallScreens).length } },
  audited: true,
  actions: {
    pair: {
      label: '配对',
      asks: {
        digits: text('配对码', {
          required: true,
          max: 6,
          pattern: /^\d{6}$/,
          hint: '配对码是大屏上显示的 6 位数字',
          help: '在大屏上打开 /datascreen/wall，输入屏幕上显示的 6 位数字',
        }),
      },
    },
    reload: {
      label: '刷新',
      when: ({ pairedAt }) => pairedAt !== null,
      confirm: '大屏将在一分钟内重新加载。',
    },
    revoke: {
      label: '解除配对',
      when: ({ pairedAt }) => pairedAt !== null,
      confirm: '解除后该大屏的令牌立即失效，须重新配对才能显示。',
      danger: true,
    },
  },
})
