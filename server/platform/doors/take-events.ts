import type { RawBuilder } from 'kysely'
import { campusCard } from '#domain/base/campus-card.ts'
import { lowBatteryAt } from '#domain/student-service/lock-log.ts'
import { doorDevice } from '#domain/system/door-device.ts'
import { type DoorEvent, doorEvent, type EventTaken } from '#domain/system/door-wire.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'
import type { Gateway } from './gateway-call.ts'

/** An event may lie so far ahead, and so many days back. */
const aheadMs = 5 * 60_000
const daysBack = 30

interface Door {
  readonly id: string
  readonly code: string
  readonly kind: 'gate' | 'lock'
  readonly buildingId: string
  readonly roomId: string | null
}
interface Holder {
  readonly uid: string
  readonly studentId: string | null
  readonly teacherId: string | null
}
interface Kept {
  readonly event: DoorEvent
  readonly door: Door
}

/** Keeps what a gateway tells of its doors, once each and in whatever order, and says of every event what became of it. */
export async function takeEvents(
  app: AppContext,
  gateway: Gateway,
  told: readonly unknown[],
): Promise<readonly EventTaken[]> {
  const doors = await doorsOf(app.db, gateway)
  const looked = told.map((one) => lookedAt(one, doors, app.now()))
  const good = looked.flatMap((each) => ('door' in each ? [each] : []))
  const fresh = await app.db.transaction().execute(async (db) => {
    const holders = await holdersOf(db, gateway.tenantId, good)
    const rowOf = rowsOf(app, gateway, holders)
    return new Set([
      ...(await keep(db, 'dormitory_door_access', good.filter(isAt('gate')).map(rowOf.gate))),
      ...(await keep(db, 'student_service_lock_log', good.filter(isAt('lock')).map(rowOf.lock))),
    ])
  })
  return looked.map((each): EventTaken => {
    if (!('door' in each)) return each
    // Told twice in one batch, the second is known.
    return { id: each.event.id, state: fresh.delete(each.event.id) ? 'taken' : 'known' }
  })
}

const isAt =
  (kind: Door['kind']) =>
  ({ door }: Kept) =>
    door.kind === kind

async function doorsOf(db: Database, { tenantId, id }: Gateway) {
  const rows = await table(doorDevice, db, tenantId).list({ gatewayId: id }, [
    'id',
    'code',
    'kind',
    'buildingId',
    'roomId',
  ])
  return new Map(rows.map((door) => [door.code, door]))
}

function lookedAt(one: unknown, doors: ReadonlyMap<string, Door>, now: Date): Kept | EventTaken {
  const { success, data: event, error } = doorEvent.safeParse(one)
  const refused = (message: string): EventTaken => ({ id: idOf(one), state: 'refused', message })
  if (!success) return refused(`事件格式不正确：${error.issues[0]?.path.join('.') || 'event'}`)
  const door = doors.get(event.door)
  if (!door) return refused('此网关没有登记这个编号的门')
  const apart = Date.parse(event.at) - now.getTime()
  if (apart > aheadMs) return refused('事件时间晚于当前时间，请校准网关的时间')
  if (apart < -daysBack * 86_400_000) return refused(`事件时间早于 ${daysBack} 天前`)
  return { event, door }
}

const idOf = (one: unknown) =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string'
    ? one.id.slice(0, 64)
    : null

/** Whose the cards are. A card that nobody has stays with its number: it is a stranger's. */
async function holdersOf(db: Database, tenantId: string, kept: readonly Kept[]) {
  const uids = [...new Set(kept.flatMap(({ event }) => event.card?.toUpperCase() ?? []))]
  if (uids.length === 0) return new Map<string, Holder>()
  const rows = await table(campusCard, db, tenantId).list({ uid: uids }, ['uid', 'studentId', 'teacherId'])
  return new Map(rows.map((holder) => [holder.uid, holder]))
}

function rowsOf(
  { now }: AppContext,
  { id: gatewayId, tenantId }: Gateway,
  holders: ReadonlyMap<string, Holder>,
) {
  const common = ({ event, door }: Kept) => {
    const uid = event.card?.toUpperCase() ?? null
    const holder = holders.get(uid ?? '')
    return {
      ...stamps(tenantId, 'gateway'),
      gateway_id: gatewayId,
      event_id: event.id,
      device_id: door.id,
      building_id: door.buildingId,
      happened_at: new Date(event.at).toISOString(),
      received_at: now().toISOString(),
      way: event.way,
      result: event.result,
      card_uid: uid,
      student_id: holder?.studentId ?? null,
      teacher_id: holder?.teacherId ?? null,
    }
  }
  return {
    gate: (kept: Kept) => ({ ...common(kept), direction: kept.event.direction ?? null }),
    lock: (kept: Kept) => ({
      ...common(kept),
      room_id: kept.door.roomId,
      forced: kept.event.result === 'forced',
      battery: kept.event.battery ?? null,
      low_battery: (kept.event.battery ?? 100) < lowBatteryAt,
    }),
  }
}

type Row = Readonly<Record<string, string | number | boolean | null | RawBuilder<unknown>>>

/** The ids of those that were not there yet. */
async function keep(db: Database, table: string, rows: readonly Row[]): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const kept = await db
    .insertInto(table)
    .values(rows)
    .onConflict((same) => same.columns(['tenant_id', 'gateway_id', 'event_id']).doNothing())
    .returning('event_id')
    .execute()
  return kept.map(({ event_id }) => String(event_id))
}
