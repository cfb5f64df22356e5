/** What a device is used for at a desk; how it speaks is its driver's affair. */
export const purposes = {
  'id-card': '身份证阅读器',
  'campus-card': '校园卡读卡器',
  scanner: '扫码枪',
  relay: '门禁继电器',
} as const
export type Purpose = keyof typeof purposes

/** By what a device hangs on this computer. */
export const links = {
  serial: 'USB 或串口',
  hid: 'USB（HID）',
  keyboard: '当作键盘',
  bridge: '本机转接程序',
  simulator: '模拟设备',
} as const
export type LinkName = keyof typeof links

interface DriverKind {
  readonly label: string
  /** How a person tells that hers is one of these. */
  readonly hint: string
  readonly purposes: readonly Purpose[]
  readonly links: readonly LinkName[]
  /** Bits a second of the serial line as it leaves the factory. */
  readonly baudRate?: number
  /** Whether it has a number among others on one line: the lowest, and the usual. */
  readonly address?: { readonly least: number; readonly usual: number }
}

const overSerial = ['serial', 'bridge', 'simulator'] as const
const overHid = ['hid', 'simulator'] as const

/** Every driver that a device of this computer can be connected by. */
export const drivers = {
  'id-card-reader': {
    label: '居民身份证阅读机具',
    hint: '带安全模块（SAM）、以串口或 USB 转串口连接的居民身份证阅读机具。',
    purposes: ['id-card'],
    links: overSerial,
    baudRate: 115_200,
  },
  'keyboard-wedge': {
    label: '键盘方式',
    hint: '插上即用，刷卡或扫码时像键盘一样输入一串字符并回车。不需要授权。',
    purposes: ['campus-card', 'scanner'],
    links: ['keyboard', 'simulator'],
  },
  'text-line': {
    label: '串口方式',
    hint: '设为 USB-COM（虚拟串口）模式的扫码枪，或每次刷卡发送一行文本的读卡器。',
    purposes: ['campus-card', 'scanner'],
    links: overSerial,
    baudRate: 9_600,
  },
  pn532: {
    label: 'PN532 读卡模块',
    hint: '以串口（HSU）连接的 PN532，读取 ISO/IEC 14443-A 卡的卡号。',
    purposes: ['campus-card'],
    links: overSerial,
    baudRate: 115_200,
  },
  osdp: {
    label: 'OSDP 读卡器',
    hint: '经 RS-485 转接器连接，通信全程加密；密钥由服务器下发，不保存在这台电脑上。',
    purposes: ['campus-card'],
    links: overSerial,
    baudRate: 9_600,
    address: { least: 0, usual: 1 },
  },
  'hid-scanner': {
    label: 'HID-POS 方式',
    hint: '设为 HID-POS 模式的扫码枪，汉字和长二维码也不会输错。',
    purposes: ['scanner'],
    links: overHid,
  },
  'modbus-relay': {
    label: 'Modbus 继电器板',
    hint: '每次动作都会回报结果，门禁应优先选用。',
    purposes: ['relay'],
    links: overSerial,
    baudRate: 9_600,
    address: { least: 1, usual: 1 },
  },
  'lcus-relay': {
    label: 'LCUS 继电器板',
    hint: '只收指令、从不回答，页面只能显示“已发送”。',
    purposes: ['relay'],
    links: overSerial,
    baudRate: 9_600,
  },
  'hid-relay': {
    label: 'USB HID 继电器',
    hint: '免驱动的 USB 继电器（16C0:05DF），可读回每一路的状态。',
    purposes: ['relay'],
    links: overHid,
  },
} as const satisfies Record<string, DriverKind>
export type DriverName = keyof typeof drivers

export const driverOf = (name: DriverName): DriverKind => drivers[name]

export const driversFor = (purpose: Purpose) =>
  (Object.keys(drivers) as DriverName[]).filter((name) => driverOf(name).purposes.includes(purpose))
