import type { Tone } from '#design-system/tag/tag.tsx'

/** From no permission to lost and back again, in the order in which a reader goes through them. */
export type DeviceState =
  | 'absent'
  | 'granted'
  | 'opening'
  | 'handshaking'
  | 'online'
  | 'degraded'
  | 'lost'
  | 'backOff'
  | 'taken'
  | 'refused'

interface Said {
  readonly word: string
  readonly tone: Tone
  /** What the person at the desk can do about it. */
  readonly advice?: string
}

export const deviceStates = {
  absent: { word: '未连接', tone: 'neutral', advice: '插好设备，再选择它。' },
  granted: { word: '已授权', tone: 'info', advice: '设备已获准使用，尚未打开。' },
  opening: { word: '正在打开', tone: 'info' },
  handshaking: { word: '正在握手', tone: 'info' },
  online: { word: '在线', tone: 'success' },
  degraded: { word: '信号不稳', tone: 'warning', advice: '通信有误码，请检查线缆和接头。' },
  lost: { word: '已断开', tone: 'danger', advice: '请检查电源和线缆，插好后会自动恢复。' },
  backOff: { word: '等待重连', tone: 'warning', advice: '设备没有应答，稍后自动重试。' },
  taken: { word: '被占用', tone: 'warning', advice: '另一个页面或程序放开它后，会自动接上。' },
  refused: { word: '连接已停止', tone: 'danger', advice: '不会自动重试，请先处理原因，再重新连接。' },
} as const satisfies Record<DeviceState, Said>
