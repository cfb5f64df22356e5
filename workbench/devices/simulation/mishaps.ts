import { faultsAt, type WireFault } from '#devices/sim/fault-script.ts'
import type { SimHid } from '#devices/sim/sim-hid.ts'
import type { SimTransport } from '#devices/sim/sim-transport.ts'
import type { Mishap } from './simulation.ts'

const next = (wire: SimTransport | SimHid, label: string, fault: WireFault): Mishap => ({
  label,
  befall: () => wire.befall(faultsAt({ 0: fault })),
})

/** More errors of the line within five seconds than a right rate ever has. */
const tooMany = 21

/** What can befall the next message of a device on a serial line. */
export const serialMishaps = (wire: SimTransport): Readonly<Record<string, Mishap>> => ({
  drop: next(wire, '丢失下一帧', { kind: 'drop' }),
  delay: next(wire, '下一帧迟到 400 毫秒', { kind: 'delay', ms: 400 }),
  flip: next(wire, '下一帧错一位', { kind: 'flip', bit: 70 }),
  split: next(wire, '下一帧逐字节到达', { kind: 'split', size: 1, gapMs: 2 }),
  duplicate: next(wire, '下一帧重复一次', { kind: 'duplicate', afterMs: 20 }),
  stall: next(wire, '停顿 5 秒', { kind: 'stall', ms: 5_000 }),
  reboot: next(wire, '重启 3 秒', { kind: 'reboot', ms: 3_000 }),
  torn: next(wire, '说到一半被拔出', { kind: 'unplug', after: 3 }),
  lineError: { label: '一次线路校验错误', fault: 'line-error', befall: () => wire.lineError('parity') },
  wrongBaud: {
    label: '波特率不符',
    fault: 'wrong-baud',
    befall: () => {
      for (let error = 0; error < tooMany; error++) wire.lineError('framing')
    },
  },
})

/** USB carries a report whole or not at all. */
export const hidMishaps = (wire: SimHid): Readonly<Record<string, Mishap>> => ({
  drop: next(wire, '丢失下一帧', { kind: 'drop' }),
  delay: next(wire, '下一帧迟到 400 毫秒', { kind: 'delay', ms: 400 }),
  duplicate: next(wire, '下一帧重复一次', { kind: 'duplicate', afterMs: 20 }),
})
