import { type Dialect, type Span, speechOf, type Words } from '#devices/dialect.ts'
import { type Frame, grammar } from './codec.ts'
import { command, reply } from './codes.ts'

type Known = Readonly<Record<number, readonly [name: string, text: string]>>

const commands: Known = {
  [command.poll]: ['POLL', '轮询'],
  [command.id]: ['ID', '询问设备身份'],
  [command.capabilities]: ['CAP', '询问设备功能'],
  [command.localStatus]: ['LSTAT', '询问设备状态'],
  [command.inputStatus]: ['ISTAT', '询问输入状态'],
  [command.outputStatus]: ['OSTAT', '询问输出状态'],
  [command.output]: ['OUT', '控制输出'],
  [command.led]: ['LED', '控制指示灯'],
  [command.buzzer]: ['BUZ', '控制蜂鸣器'],
  [command.text]: ['TEXT', '显示文字'],
  [command.keySet]: ['KEYSET', '设置密钥'],
  [command.challenge]: ['CHLNG', '安全通道：发起质询'],
  [command.serverCryptogram]: ['SCRYPT', '安全通道：证明持有密钥'],
}

const replies: Known = {
  [reply.ack]: ['ACK', '确认收到'],
  [reply.nak]: ['NAK', '拒绝'],
  [reply.id]: ['PDID', '设备身份'],
  [reply.capabilities]: ['PDCAP', '设备功能'],
  [reply.localStatus]: ['LSTATR', '设备状态'],
  [reply.inputStatus]: ['ISTATR', '输入状态'],
  [reply.outputStatus]: ['OSTATR', '输出状态'],
  [reply.raw]: ['RAW', '读到一张卡'],
  [reply.keypad]: ['KEYPAD', '按下了按键'],
  [reply.clientCryptogram]: ['CCRYPT', '安全通道：回答质询'],
  [reply.firstMac]: ['RMAC_I', '安全通道：已建立'],
  [reply.busy]: ['BUSY', '设备正忙'],
}

/** Of these alone the data is kept: it says what a device is and does, and nothing about a person or a key. */
const harmless: Readonly<Record<'sent' | 'heard', readonly number[]>> = {
  sent: [command.id, command.capabilities, command.output, command.led, command.buzzer],
  heard: [reply.nak, reply.id, reply.capabilities, reply.localStatus, reply.inputStatus, reply.outputStatus],
}

/** What a frame says; of a secured one no more than its code is known. */
function describe({ isReply, code, data, mac }: Frame): Words {
  const [name, text] = (isReply ? replies : commands)[code] ?? [
    code.toString(16).toUpperCase(),
    isReply ? '其他应答' : '其他命令',
  ]
  const why = isReply && code === reply.nak && !mac && data[0] !== undefined ? ` ${data[0]}` : ''
  return { text, detail: `${name}${why}${mac ? ' (SC)' : ''}` }
}

/** The data of an encrypted frame, of a card, of a key, and of everything that is not known to be harmless. */
function remove({ isReply, code, data, block, mac, check }: Frame, length: number): readonly Span[] {
  if (data.length === 0) return []
  if (!block && harmless[isReply ? 'heard' : 'sent'].includes(code)) return []
  const end = length - (check === 'crc' ? 2 : 1) - (mac ? 4 : 0)
  return [[end - data.length, end]]
}

const speech = speechOf(grammar, describe, remove)

/** @public */
export const osdpDialect: Dialect = { sent: speech, received: speech, private: true }
