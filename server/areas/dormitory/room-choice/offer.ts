import { sql } from 'kysely'
import { type Place, placingFaults } from '#domain/dormitory/placing/rules.ts'
import type { ChosenBed, Offer, OfferedQuota, OfferedRoom } from '#domain/dormitory/room-choice/calls.ts'
import { whyNot } from '#domain/dormitory/room-choice/why-not.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { lodgersOf, placesOf } from '../stay/facts.ts'
import { type Quota, quotasOf } from './quota.ts'

/** More rooms than one house has; a quota of more is cut, so that no phone is sent a college. */
const most = 400

interface Seen extends Place {
  readonly no: number
  readonly roomId: string
  readonly roomNo: string
  readonly floor: number
  readonly level: string | null
  readonly fee: number | null
  readonly classmates: number
  readonly heldBy: string | null
}

/**
 * What the student may choose from now, and what they have chosen; of several quotas the rooms of `quotaId`, or of the
 * first. Of others it says how many, never who.
 */
export async function offerFor(unit: Unit, quotaId?: string): Promise<Offer> {
  const { db, app, actor } = unit
  const quotas = await quotasOf(unit)
  const quota = quotas.find(({ id }) => id === quotaId) ?? quotas[0]
  if (!quota) return { quota: null, others: [], own: null, rooms: [] }
  const { open, studentId } = quota
  const lodger = (await lodgersOf(db, actor.tenantId, [studentId])).get(studentId)
  const own = await chosenBy(unit, studentId)
  const today = todayOf(app)
  const places = open && lodger && !lodger.bedId ? await placesIn(unit, quota) : []
  const byRoom = Map.groupBy(places, ({ roomId }) => roomId)
  const rooms = [...byRoom.values()].slice(0, most).flatMap((own): OfferedRoom[] => {
    const [first] = own
    if (!first || !lodger) return []
    const { roomId, roomNo: no, floor, level, fee, classmates } = first
    const each = own.map((place) => {
      const [fault] = placingFaults(lodger, place, { on: today, today })
      const held = place.heldBy && place.heldBy !== studentId ? '其他同学正在确认' : null
      const why = fault ? whyNot[fault.rule] : held
      return { bedId: place.bedId, no: place.no, free: why === null, why }
    })
    const yuan = fee === null ? null : (fee / 100).toFixed(2)
    return [{ roomId, no, floor, level, fee: yuan, classmates, beds: each }]
  })
  const others = quotas.filter((other) => other !== quota && other.open)
  return { quota: offered(quota), others: others.map(offered), own, rooms }
}

const offered = ({
  id,
  name,
  building,
  opensAt,
  closesAt,
  note,
  open,
  beds,
  taken,
}: Quota): OfferedQuota => ({
  ...{ id, name, building, opensAt, closesAt, note, open },
  left: Math.max(0, beds - taken),
})

async function placesIn(
  { db, app, actor }: Unit,
  { buildingId, rooms, classId }: Quota,
): Promise<readonly Seen[]> {
  const among = rooms ? rooms.split(',') : []
  const where = sql<boolean>`b.building_id = ${buildingId}
    and (${among.length} = 0 or b.room_id = any(${among}::uuid[]))`
  const more = sql`, b.no, b.room_id as "roomId", r.no as "roomNo", r.floor,
    (select l.name from dormitory_room_level l where l.tenant_id = r.tenant_id and l.id = r.level_id) as level,
    (select l.fee::float8 from dormitory_room_level l where l.tenant_id = r.tenant_id and l.id = r.level_id) as fee,
    (select count(*)::int from dormitory_bed x join base_student p on p.tenant_id = x.tenant_id and p.id = x.student_id
      where x.tenant_id = b.tenant_id and x.room_id = b.room_id and p.class_id = ${classId}) as classmates,
    (select h.student_id from dormitory_room_choice h where h.tenant_id = b.tenant_id and h.bed_id = b.id
      and h.state = 'held' and h.held_until > ${app.now()}) as "heldBy"`
  return placesOf<Seen>(db, actor.tenantId, where, more)
}

async function chosenBy({ db, app, actor }: Unit, studentId: string): Promise<ChosenBed | null> {
  const { rows } = await sql<ChosenBed>`select b.id as "bedId", b.name, b.student_id is not null as kept,
      greatest(0, coalesce(ceil(extract(epoch from h.held_until - ${app.now()}::timestamptz)), 0))::int as seconds
    from dormitory_bed b left join dormitory_room_choice h on h.tenant_id = b.tenant_id and h.bed_id = b.id
      and h.student_id = ${studentId}
    where b.tenant_id = ${actor.tenantId} and (b.student_id = ${studentId} or (h.state = 'held'
      and h.held_until > ${app.now()})) limit 1`.execute(db)
  return rows[0] ?? null
}
