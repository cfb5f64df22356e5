import type { Words } from '#devices/dialect.ts'
import { hexOf } from '#devices/hex.ts'
import type { Recording } from './recorder.ts'
import type { TraceEvent, TraceLine } from './trace-line.ts'

/** What befell the wire, for a person. @public */
export const traceEvents = {
  opened: '端口已打开',
  closed: '端口已关闭',
  lost: '设备已断开',
  parity: '校验位错误',
  framing: '帧格式错误',
  break: '线路中断',
  overrun: '缓冲区溢出',
  unknown: '其他线路错误',
} as const satisfies Record<TraceEvent, string>

/** `FF 53 65`. @public */
export const spaced = (bytes: Uint8Array) => hexOf(bytes).replace(/(..)(?=.)/g, '$1 ')

const wordsOf = ({ text, detail }: Words) => (detail ? `${text} ${detail}` : text)

/** A line as the replay reads it; what follows the mark is for people. */
function written({ at, direction, bytes, removed, words, event }: TraceLine): string {
  const said = [...(event ? [traceEvents[event]] : []), ...words.map(wordsOf), ...(removed ? ['已清零'] : [])]
  const remark = said.length > 0 ? ` # ${said.join('；')}` : ''
  return direction ? `${at} ${direction} ${spaced(bytes)}${remark}` : `# ${at}${remark.slice(2)}`
}

/**
 * The recording as a text for support, which the replay transport plays again. Personal data and keys are noughts of
 * the same length with the checks as they were, so that such a line is marked and its frame no longer right.
 */
export const traceFile = ({ label, lines, count, reports }: Recording): string =>
  [
    `# ${label.replaceAll(/\s+/g, ' ')}`,
    '# 毫秒 方向（=> 发往设备，<= 来自设备） 字节 # 含义；标有“已清零”的行已去除个人信息与密钥',
    ...(reports ? ['# 每行是一份报告，第一个字节是报告编号'] : []),
    ...(count > lines.length ? [`# 更早的 ${count - lines.length} 行未保留`] : []),
    ...lines.map(written),
    '',
  ].join('\n')
