import { sql } from 'kysely'
import { roundAsked } from '#domain/dormitory/check/health-round/asked.ts'
import {
  type HealthHouse,
  type HealthRoom,
  type HealthRound,
  healthRoundCalls,
} from '#domain/dormitory/check/health-round/calls.ts'
import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { healthSettings } from '#domain/dormitory/check/settings.ts'
import { room } from '#domain/dormitory/room.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** Rooms of one house; the largest has a few hundred. */
const most = 2000

/** Rooms in use, as `r`, that this person may check, with the sheet of the day, as `h`, and their sleepers. */
const roomsOf = ({ actor }: PersonalCall, day: string) => sql`dormitory_room r
  left join dormitory_room_health h on h.tenant_id = r.tenant_id and h.room_id = r.id and h.day = ${day}::date
  cross join lateral (select count(*)::int as sleepers from dormitory_bed b
    where b.tenant_id = r.tenant_id and b.room_id = r.id and b.student_id is not null) b
  where r.tenant_id = ${actor.tenantId} and r.state = 'open'
    and ${scopeFilter(room, actor, healthRoundCalls.rooms.access)()}`

async function housesOf(call: PersonalCall): Promise<readonly HealthHouse[]> {
  const { app, actor } = call
  const { rows } = await sql<HealthHouse>`select g.id, g.name, c.name as campus, f.rooms, f.checked
    from (select building_id, count(*)::int as rooms, count(id)::int as checked
      from (select r.building_id, h.id from ${roomsOf(call, todayOf(app))} and b.sleepers > 0) slept
      group by building_id) f
    join base_building g on g.tenant_id = ${actor.tenantId} and g.id = f.building_id
    join ${behind('base_campus c', 'g.campus_id')}
    order by g.name_sort_key limit ${most}`.execute(app.db)
  return rows
}

async function roundOf(call: PersonalCall, buildingId: string): Promise<HealthRound> {
  const { app, actor } = call
  const day = todayOf(app)
  const [{ rows }, covered, settings] = await Promise.all([
    sql<HealthRoom>`select r.id, r.no, r.floor, coalesce(r.bathroom, false) as bathroom,
        coalesce(r.balcony, false) as balcony, b.sleepers, h.score, h.grade
      from ${roomsOf(call, day)} and r.building_id = ${buildingId} order by r.floor, r.no limit ${most}`.execute(
      app.db,
    ),
    maskerFor(app.db, actor, roomHealth),
    settingsOf(app.db, actor.tenantId, healthSettings),
  ])
  const { ground, beds, desks, tidiness, bathroom, balcony, excellentFrom, goodFrom, passFrom } = settings
  return {
    day,
    weights: { ground, beds, desks, tidiness, bathroom, balcony },
    marks: { excellentFrom, goodFrom, passFrom },
    rooms: rows.map((row) => ({ ...row, ...covered({ score: row.score, grade: row.grade }) })),
  }
}

export const healthRoundRoutes: readonly Route[] = [
  answerPlain(healthRoundCalls.houses, housesOf),
  answerCall(healthRoundCalls.rooms, roundAsked, ({ buildingId }, call) => roundOf(call, buildingId)),
]
