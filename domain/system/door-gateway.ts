import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, longText, moment, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** By the last sign of life: a door or a gateway that has been silent for `silentSeconds` is off line. */
export const presence = closed(
  'system.door-presence',
  '在线状态',
  {
    unknown: '从未连接',
    online: '在线',
    offline: '离线',
  },
  { online: 'success', offline: 'danger' },
)

/** Gateways are heard from at least every half minute. */
export const silentSeconds = 90

/** At most so many keys of a gateway are good at once: the new one and the one it replaces. */
export const mostKeys = 2

/** 门禁网关: the program beside a controller, which tells of its doors and fetches what they are to do. */
export const doorGateway = defineResource({
  name: 'system.door-gateway',
  label: '门禁网关',
  title: 'name',
  fields: {
    name: text('网关名称', { required: true, searchable: true, max: 40 }),
    place: text('安装位置', { searchable: true, max: 60 }),
    enabled: yesNo('启用', { required: true, initial: true, help: '停用后，网关的所有请求都会被拒绝' }),
    remark: longText('备注', { max: 500 }),
    /** Its keys themselves lie sealed in `system.door-key`. */
    keys: integer('有效密钥数', { system: true }),
    state: choice('在线状态', presence, { system: true }),
    lastSeenAt: moment('最近心跳', { system: true }),
    program: text('程序版本', { system: true, max: 60 }),
    address: text('来源地址', { system: true, max: 64 }),
  },
  unique: [['name']],
  columns: ['name', 'place', 'enabled', 'state', 'lastSeenAt', 'keys', 'program', 'address'],
  sort: 'name',
  filters: ['name', 'enabled', 'state'],
  audited: true,
  actions: {
    issueKey: {
      label: '签发密钥',
      confirm:
        '将生成一把新密钥，只显示这一次。原有密钥中最新的一把继续有效，更早的立即失效，以便网关换用新密钥。继续吗？',
    },
    retireKeys: {
      label: '停用旧密钥',
      when: ({ keys }) => (keys ?? 0) > 1,
      confirm: '只保留最新签发的密钥，仍使用旧密钥的网关将立即断开。继续吗？',
      danger: true,
    },
  },
})
