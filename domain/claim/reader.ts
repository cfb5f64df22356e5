import { closed } from '#domain/kernel/dictionary.ts'
import { choice, moment, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** The drivers of devices/, as people buy them. */
const readerKinds = closed('claim.reader-kind', '设备类型', {
  'id-card-reader': '身份证阅读器',
  'keyboard-wedge': '键盘口读卡器',
  'text-line': '串口读卡器或扫码枪',
  osdp: 'OSDP 读卡器',
  pn532: 'PN532 读卡模块',
  'hid-scanner': 'HID 扫码枪',
})

/** 核验设备: a reader that stands on a desk. What it is called and how it was last seen; the browser holds the rest. */
export const reader = defineResource({
  name: 'claim.reader',
  label: '核验设备',
  title: 'name',
  fields: {
    name: text('设备名称', { required: true, searchable: true, max: 40 }),
    desk: text('核验台', { required: true, searchable: true, max: 40 }),
    kind: choice('设备类型', readerKinds, { required: true }),
    /** What the device said of itself at the handshake: a SAM id, a PDID serial. */
    identity: text('设备编号', { max: 64 }),
    /** Secret: the secure channel base key of an OSDP reader, 32 hexadecimal digits. Handed out to its desk only. */
    channelKey: text('安全通道密钥', {
      secret: true,
      max: 32,
      pattern: /^[0-9A-Fa-f]{32}$/,
      hint: '安全通道密钥应为 32 位十六进制数',
    }),
    enabled: yesNo('启用', { required: true, initial: true }),
    lastSeenAt: moment('最近连接时间', { system: true }),
  },
  unique: [['desk', 'name']],
  columns: ['name', 'desk', 'kind', 'identity', 'enabled', 'lastSeenAt'],
  sort: 'name',
  filters: ['name', 'desk', 'kind', 'enabled'],
  audited: true,
})
