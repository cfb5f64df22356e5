import { type Dialect, speechOf, type Words } from '#devices/dialect.ts'
import { answersOf, code, type ModbusFrame, refusal, requestsOf } from './codec.ts'

const known: Readonly<Record<number, readonly [asked: string, answered: string]>> = {
  [code.readCoils]: ['询问继电器状态', '继电器状态'],
  [code.writeCoil]: ['控制一路继电器', '执行成功'],
  [code.writeCoils]: ['控制多路继电器', '执行成功'],
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')

const describe =
  (which: 0 | 1) =>
  ({ code: asked, data }: ModbusFrame): Words => {
    const detail = `FC ${(asked & ~refusal).toString(16).padStart(2, '0')} ${hex(data)}`.toUpperCase()
    if (asked & refusal) return { text: '继电器拒绝', detail }
    return { text: known[asked]?.[which] ?? (which === 0 ? '其他命令' : '其他应答'), detail }
  }

/** Of the relay board of that number. @public */
export const modbusRelayDialect = (unit = 1): Dialect => ({
  sent: speechOf(requestsOf(unit), describe(0)),
  received: speechOf(answersOf(unit), describe(1)),
  private: false,
})
