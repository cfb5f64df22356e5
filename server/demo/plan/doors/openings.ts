import type { unlock } from '#domain/dormitory/unlock.ts'
import type { lockLog } from '#domain/student-service/lock-log.ts'
import type { doorCommand } from '#domain/system/door-command.ts'
import { type Random, referenceDay } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { type Device, day, hour, locksOfHouse, type Row, tell } from './common.ts'

export function openingsOf(
  random: Random,
  lock: Device,
  at: number,
  residents: readonly string[],
): Row<Made<typeof lockLog>>[] {
  return Array.from({ length: 6 }, (_, no) => {
    const happened = referenceDay - (no * 2 + 1) * day + Math.round((8 + random.next() * 12) * hour)
    const forced = at === 1 && no === 2
    return {
      id: random.id(),
      happenedAt: tell(happened),
      receivedAt: tell(happened + 4000),
      deviceId: lock.id,
      buildingId: lock.buildingId,
      roomId: lock.roomId ?? null,
      // A key says nothing of who turned it.
      studentId: forced ? null : (residents[(at % locksOfHouse) * 2 + (no % 2)] ?? null),
      way: forced ? 'key' : random.pick(['code', 'card', 'fingerprint', 'fingerprint'] as const),
      result: forced ? 'forced' : 'passed',
      forced,
      battery: lock.battery ?? null,
      lowBattery: (lock.battery ?? 100) < 20,
      gatewayId: lock.gatewayId ?? null,
      eventId: `demo-lock-${at}-${no}`,
    }
  })
}

const reasons = [
  ['forgotten', '忘带校园卡，已核对身份', null],
  ['broken', '门锁故障，维修人员入室', null],
  ['emergency', '学生突发疾病，送医', '值班保安'],
  ['inspection', '消防安全检查', '公寓中心值班员'],
] as const

export function commandOf(random: Random, gate: Device, at: number): Row<Made<typeof doorCommand>> {
  const asked = referenceDay - ((at % 12) + 1) * day + (9 + (at % 4) * 2) * hour
  return {
    id: random.id(),
    deviceId: gate.id,
    buildingId: gate.buildingId,
    gatewayId: gate.gatewayId ?? null,
    reason: reasons[at % reasons.length]?.[1] ?? '',
    askedBy: '公寓管理中心',
    askedAt: tell(asked),
    output: 0,
    pulseMs: gate.pulseMs,
    state: at % 8 === 1 ? 'unconfirmed' : 'confirmed',
    detail: at % 8 === 1 ? '设备没有回报结果，请到现场查看' : null,
    expiresAt: tell(asked + 10_000),
    sentAt: tell(asked + 300),
    settledAt: tell(asked + 900),
  }
}

export function unlockOf(
  random: Random,
  command: ReturnType<typeof commandOf>,
  studentId: string,
): Row<Made<typeof unlock>> {
  const [reason, subject, witness] = reasons.find(([, words]) => words === command.reason) ?? reasons[0]
  return {
    id: random.id(),
    ...{ subject, reason, witness, studentId: studentId ?? null },
    deviceId: command.deviceId ?? '',
    buildingId: command.buildingId ?? null,
    relay: 'gateway',
    openState: command.state ?? null,
    openedAt: command.state === 'confirmed' ? (command.settledAt ?? null) : null,
    openedBy: command.askedBy ?? null,
    commandId: command.id,
  }
}
