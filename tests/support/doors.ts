import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { campusCard } from '#domain/base/campus-card.ts'
import { department } from '#domain/base/department.ts'
import { teacher } from '#domain/base/teacher.ts'
import { doorDevice } from '#domain/system/door-device.ts'
import { doorGateway } from '#domain/system/door-gateway.ts'
import { wordsOfCall } from '#domain/system/door-wire.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { signedBy } from '#server/platform/doors/sign.ts'
import type { Answer } from './server.ts'

/** Two dormitories with a gate each and a room with a lock, behind one gateway; and a card that nobody has. */
export async function buildDoors(db: Database, tenantId: string, keeperId: string | null = null) {
  const id = () => crypto.randomUUID()
  const site = { id: id(), code: 'A', name: '本部', enabled: true }
  const house = (no: number) => ({
    id: id(),
    code: `D${no}`,
    name: `学生公寓 ${no} 栋`,
    campusId: site.id,
    kind: 'dormitory',
    floors: 6,
    keeperId: no === 1 ? keeperId : null,
    enabled: true,
  })
  const houses = [house(1), house(2)] as const
  const gateway = { id: id(), name: '公寓网关', enabled: true }
  const door = (code: string, at: number, more: object) => ({
    ...{ id: id(), code, name: `门 ${code}`, kind: 'gate', buildingId: houses[at]?.id, relay: 'gateway' },
    ...{ gatewayId: gateway.id, channel: 1, pulseMs: 3000, enabled: true, state: 'unknown', ...more },
  })
  const doors = {
    first: door('D1-1', 0, {}),
    second: door('D2-1', 1, {}),
    lock: door('D1-101', 0, { kind: 'lock' }),
    desk: door('D1-9', 0, { relay: 'modbus', gatewayId: null }),
  }
  await insertRows(db, campus, tenantId, [site])
  await insertRows(db, building, tenantId, houses)
  await insertRows(db, doorGateway, tenantId, [gateway])
  await insertRows(db, doorDevice, tenantId, Object.values(doors))
  return { houses, gateway, doors }
}

export const giveCard = (db: Database, tenantId: string, uid: string, holder: object) =>
  insertRows(db, campusCard, tenantId, [
    { id: crypto.randomUUID(), uid, weak: false, state: 'valid', ...holder },
  ])

/** A teacher of a department of their own; gives the id. */
export async function hireTeacher(db: Database, tenantId: string): Promise<string> {
  const id = crypto.randomUUID()
  const office = {
    id: crypto.randomUUID(),
    code: `O${id.slice(0, 6)}`,
    name: `公寓中心 ${id.slice(0, 6)}`,
    kind: '4',
  }
  const about = {
    name: '王老师',
    gender: '1',
    birthDate: '1980-01-01',
    idType: '1',
    idNo: '11010519491231002X',
  }
  const post = { departmentId: office.id, post: '1', teacherState: '1', staffNo: `T${id.slice(0, 6)}` }
  await insertRows(db, department, tenantId, [{ ...office, sort: 1, enabled: true }])
  await insertRows(db, teacher, tenantId, [{ id, ...about, ...post }])
  return id
}

interface College {
  readonly tenantId: string
  readonly now: () => number
  readonly ask: (
    method: 'POST',
    path: string,
    asked: {
      readonly headers: Readonly<Record<string, string>>
      readonly json: unknown
      readonly address?: string
    },
  ) => Promise<Answer>
}

/** What a call is made of; tests put their own in place. */
interface Forged {
  readonly time?: number
  readonly nonce?: string
  readonly key?: string
  /** Sent in place of what was signed. */
  readonly sent?: unknown
  readonly path?: string
}

/** A gateway that holds a key, and signs as docs/doors.md says. */
export function gatewayWith(college: College, key: string) {
  const [code = '', secret = ''] = key.split('.')
  return async (call: string, body: unknown, forged: Forged = {}) => {
    const path = `system/doors/${call}`
    const signed = {
      time: String(forged.time ?? Math.floor(college.now() / 1000)),
      nonce: forged.nonce ?? crypto.randomUUID(),
      path: forged.path ?? `/api/campus-${path}`,
      body: JSON.stringify(body),
    }
    return college.ask('POST', path, {
      headers: {
        'Gateway-Key': forged.key ?? code,
        'Gateway-Time': signed.time,
        'Gateway-Nonce': signed.nonce,
        'Gateway-Signature': await signedBy(secret, wordsOfCall(signed)),
      },
      json: forged.sent ?? body,
    })
  }
}
