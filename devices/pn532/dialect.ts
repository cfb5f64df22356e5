import { type Dialect, type Span, speechOf, type Words } from '#devices/dialect.ts'
import { answers, direction, type Pn532Frame, requests } from './codec.ts'

/** By the code of the question; that of its answer is one more. */
const known: Readonly<Record<number, readonly [name: string, asked: string, answered: string]>> = {
  0: ['Diagnose', '自检', '自检结果'],
  2: ['GetFirmwareVersion', '询问固件版本', '固件版本'],
  6: ['ReadRegister', '读寄存器', '寄存器的值'],
  8: ['WriteRegister', '写寄存器', '已写寄存器'],
  18: ['SetParameters', '设置参数', '参数已设置'],
  20: ['SAMConfiguration', '设置工作模式', '工作模式已设置'],
  50: ['RFConfiguration', '设置射频', '射频已设置'],
  68: ['InDeselect', '放开卡片', '卡片已放开'],
  74: ['InListPassiveTarget', '寻找卡片', '寻卡结果'],
}
const listed = 75
/** The codes whose data says nothing of a card. */
const harmless = [0, 2, 6, 8, 18, 20, 50, 68, 74]

/** What a frame says. */
function describe(frame: Pn532Frame): Words {
  if ('ack' in frame) return frame.ack ? { text: '收到', detail: 'ACK' } : { text: '请重发', detail: 'NACK' }
  const code = frame.data[0] ?? 0
  if (frame.direction === direction.error) return { text: '不认识此命令', detail: 'ERROR' }
  const isAnswer = frame.direction === direction.answered
  const [name, asked, answered] = known[isAnswer ? code - 1 : code] ?? [
    code.toString(16).toUpperCase(),
    '其他命令',
    '其他应答',
  ]
  const cards = isAnswer && code === listed ? ` ${frame.data[1] ?? 0}` : ''
  return { text: isAnswer ? answered : asked, detail: `${name}${cards}` }
}

/** The UID of a card, and the data of every code that is not known to be harmless. */
function remove(frame: Pn532Frame, length: number): readonly Span[] {
  if ('ack' in frame) return []
  const code = frame.data[0] ?? 0
  const isAnswer = frame.direction === direction.answered
  const from = length - 2 - frame.data.length
  if (isAnswer && code === listed) return frame.data.length > 2 ? [[from + 2, length - 2]] : []
  return harmless.includes(isAnswer ? code - 1 : code) || frame.data.length < 2
    ? []
    : [[from + 1, length - 2]]
}

/** @public */
export const pn532Dialect: Dialect = {
  sent: speechOf(requests, describe, remove),
  received: speechOf(answers, describe, remove),
  private: true,
}
