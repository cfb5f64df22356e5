import type { doorGateway } from '#domain/system/door-gateway.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import type { Room } from '../arrivals.ts'
import { type Building, type Device, locksOfHouse } from './common.ts'

export const gatewayOf = (random: Random): Made<typeof doorGateway> => ({
  id: random.id(),
  name: '公寓门禁网关',
  place: '公寓管理中心机房',
  enabled: true,
  keys: 0,
  state: 'unknown',
})

const doorOf = (random: Random, house: Building, no: string, more: Partial<Device>): Device => ({
  id: random.id(),
  code: `${house.code}-${no}`,
  name: `${house.code} ${no}`,
  kind: 'gate',
  buildingId: house.id,
  relay: 'gateway',
  channel: 1,
  pulseMs: 3000,
  enabled: true,
  state: 'unknown',
  ...more,
})
export const gateOf = (random: Random, house: Building, gatewayId: string) =>
  doorOf(random, house, 'G1', { name: `${house.code} 大门`, gatewayId })
export const trialOf = (random: Random, house: Building) =>
  doorOf(random, house, 'T1', { name: '值班室演示门', relay: 'modbus', pulseMs: 2000 })
export const locksOf = (random: Random, house: Building, rooms: readonly Room[], gatewayId: string) =>
  rooms
    .filter(({ buildingId }) => buildingId === house.id)
    .slice(0, locksOfHouse)
    .map((room) =>
      doorOf(random, house, `L${room.no}`, {
        ...{ name: `${room.name} 门锁`, kind: 'lock', roomId: room.id, gatewayId },
        battery: 15 + random.below(85),
      }),
    )
