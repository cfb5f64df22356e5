/** Who can do something about a fault: nobody need (it mends itself), the person at the desk, or an administrator. */
export type FaultActor = 'itself' | 'user' | 'admin'

interface FaultKind {
  /** Said to the person at the desk: what is wrong, and what to do. */
  readonly sentence: string
  /** Whether the same act may be tried again by itself. */
  readonly retryable: boolean
  readonly actor: FaultActor
}

/** Everything that can go wrong between a page and a device (device protocol notes, section 5). The codes are stable. */
export const faultKinds = {
  'unsupported-browser': {
    sentence: '此浏览器不能直接连接设备，请换用新版 Chrome 或 Edge。',
    retryable: false,
    actor: 'user',
  },
  'insecure-context': {
    sentence: '当前页面不是安全连接，不能使用设备，请联系管理员改用 HTTPS 访问。',
    retryable: false,
    actor: 'admin',
  },
  'policy-blocked': {
    sentence: '浏览器的管理策略禁止使用此设备，请联系管理员。',
    retryable: false,
    actor: 'admin',
  },
  'no-permission': { sentence: '尚未允许使用此设备，请点击“连接”。', retryable: false, actor: 'user' },
  cancelled: { sentence: '没有选择设备，请点击“连接”重新选择。', retryable: false, actor: 'user' },
  'port-busy': {
    sentence: '设备正被占用，请关闭使用它的其他程序或标签页。',
    retryable: true,
    actor: 'user',
  },
  'device-lost': {
    sentence: '设备已断开，请检查连线；重新插上后会自动恢复。',
    retryable: true,
    actor: 'user',
  },
  'line-error': { sentence: '线路上有干扰，正在自动恢复。', retryable: true, actor: 'itself' },
  'wrong-baud': { sentence: '线路错误过多，请检查波特率与连线。', retryable: false, actor: 'admin' },
  'malformed-frame': { sentence: '收到的数据不完整，正在重新读取。', retryable: true, actor: 'itself' },
  timeout: { sentence: '设备没有回答，请稍后重试。', retryable: true, actor: 'user' },
  'device-busy': { sentence: '设备正忙，请稍后重试。', retryable: true, actor: 'itself' },
  'device-refused': { sentence: '设备拒绝了此操作。', retryable: false, actor: 'admin' },
  'wrong-device': {
    sentence: '接上的不是所选的设备，请检查型号与接口。',
    retryable: false,
    actor: 'user',
  },
  'which-device': {
    sentence: '这台电脑上有多台相同型号的设备，无法自动区分，请确认是哪一台。',
    retryable: false,
    actor: 'user',
  },
  'card-removed-early': { sentence: '证件移开得太早，请重新放上并稍等。', retryable: true, actor: 'user' },
  'card-unreadable': { sentence: '无法读取此证件，请重新放置或换一台设备。', retryable: true, actor: 'user' },
  'card-invalid': { sentence: '证件无效或已过期，请人工核对。', retryable: false, actor: 'user' },
  'auth-failed': {
    sentence: '设备未通过安全校验，连接已停止，请联系管理员核对密钥。',
    retryable: false,
    actor: 'admin',
  },
  'key-refused': {
    sentence: '设备不接受登记的密钥，连接已停止，请联系管理员核对或重新登记密钥。',
    retryable: false,
    actor: 'admin',
  },
  'key-unanswered': {
    sentence: '设备有回答，但不回应密钥校验，可能不接受登记的密钥，请联系管理员核对密钥。',
    retryable: true,
    actor: 'admin',
  },
  unconfirmed: { sentence: '指令已发出，设备没有确认，请到现场查看。', retryable: false, actor: 'user' },
  aborted: { sentence: '操作已取消。', retryable: true, actor: 'user' },
} as const satisfies Record<string, FaultKind>

export type FaultCode = keyof typeof faultKinds

/**
 * What a driver throws. `detail` is for support, never shown alone and never about a person: the code of a refusal
 * (`NAK 6`, `SW3 41`), the name of the tab that holds the port.
 */
export class DeviceError extends Error {
  readonly code: FaultCode
  readonly detail: string | undefined

  constructor(code: FaultCode, detail?: string) {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'DeviceError'
    this.code = code
    this.detail = detail
  }
}

export const isFault = (error: unknown, ...codes: readonly FaultCode[]): error is DeviceError =>
  error instanceof DeviceError && (codes.length === 0 || codes.includes(error.code))
