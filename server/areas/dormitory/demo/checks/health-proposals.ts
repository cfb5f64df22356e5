import { sql } from 'kysely'
import { enteredUntil } from '#domain/dormitory/check/entry.ts'
import { roomHealthAi } from '#domain/dormitory/check/room-health-ai/room-health-ai.ts'
import { type HealthItem, healthItems, healthScore } from '#domain/dormitory/check/score.ts'
import { healthSettings } from '#domain/dormitory/check/settings.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { user } from '#domain/system/user.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { type Random, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { endOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { streamOf } from '#server/core/files/watch.ts'
import { holdFiles } from '#server/engine/files/hold.ts'
import { drawnRoom } from './drawn-room.ts'

type Points = Readonly<Partial<Record<HealthItem, number | null>>>

interface Seen {
  readonly roomId: string
  readonly room: string
  readonly buildingId: string
  readonly floor: number
  readonly day: string
  /** The sheet that was confirmed; null where none was. */
  readonly sheetId: string | null
  readonly points: Points
}

const reasons: Readonly<Record<HealthItem, readonly [bad: string, fair: string, good: string]>> = {
  ground: ['地面有明显垃圾和水渍', '地面基本干净，墙角有少量碎屑', '地面干净，没有垃圾'],
  beds: ['被褥未叠，床上堆放衣物', '多数床铺整齐，一张床铺未整理', '被褥叠放整齐'],
  desks: ['桌面堆满杂物和餐盒', '桌面有少量杂物', '桌面整洁，物品归位'],
  tidiness: ['鞋和行李散放在过道', '个别物品没有归位', '物品摆放整齐，过道畅通'],
  bathroom: ['洗手台有污渍，地面积水', '洗手台有少量水渍', '洗手台和地面干净'],
  balcony: ['阳台堆放杂物', '阳台晾晒较乱', '阳台整洁'],
}
const reasonOf = (item: HealthItem, points: number) => reasons[item][points < 6 ? 0 : points < 8 ? 1 : 2]

/** Rooms of each house: four whose sheet of the last weeks was confirmed from a proposal, two that wait, one turned down. */
async function roomsSeen({ db }: AppContext, tenantId: string, today: string): Promise<readonly Seen[]> {
  const { rows } = await sql<Seen & { readonly turn: number }>`
    select h.room_id as "roomId", m.name as room, h.building_id as "buildingId", h.floor, h.turn, h.day::text,
      case when h.turn <= 4 then h.id end as "sheetId",
      json_build_object('ground', h.ground, 'beds', h.beds, 'desks', h.desks, 'tidiness', h.tidiness,
        'bathroom', h.bathroom, 'balcony', h.balcony) as points
    from (select *, row_number() over (partition by building_id order by day desc, room_id)::int as turn
      from (select distinct on (room_id) * from dormitory_room_health where tenant_id = ${tenantId}
        order by room_id, day desc) l) h
    join dormitory_room m on m.tenant_id = h.tenant_id and m.id = h.room_id
    where h.turn <= 7 order by h.building_id, h.turn`.execute(db)
  return rows.map(({ turn, ...seen }) => ({
    ...seen,
    // No sheet stands for the room on this day, so that it can still be written.
    day: turn <= 4 ? seen.day : daysAfter(today, turn === 7 ? -3 : turn - 7),
  }))
}

/** What a model said of a room that has these points: mostly the same, sometimes one more or less. */
function suggestedFor(random: Random, points: Points) {
  const given = healthItems.flatMap((item) => {
    const right = points[item]
    if (typeof right !== 'number') return []
    const off = random.below(10) < 3 ? 1 - 2 * random.below(2) : 0
    return [{ item, right, said: Math.min(10, Math.max(0, right + off)) }]
  })
  const score = healthScore(
    Object.fromEntries(given.map(({ item, said }) => [item, said])),
    healthSettings.singleton?.initial as Parameters<typeof healthScore>[1],
  )
  return {
    fields: Object.fromEntries(
      given.flatMap(({ item, said }) => [
        [`${item}Suggested`, said],
        [`${item}Reason`, reasonOf(item, said)],
      ]),
    ),
    score,
    changed: given.filter(({ right, said }) => right !== said).map(({ item }) => item),
    worst: given.toSorted((a, b) => a.said - b.said)[0],
  }
}

/** Proposals of the model beside the sheets: most were confirmed, some wait for a keeper, some were not used. */
export async function demoHealthProposals(app: AppContext, tenantId: string, today: string): Promise<void> {
  const { db } = app
  const random = seeded(1866)
  const rooms = await roomsSeen(app, tenantId, today)
  const admin = await table(user, db, tenantId).get({ account: 'admin' }, ['id'])
  if (!admin) return
  const pictures = await picturesOf(app, { ...admin, tenantId }, random)
  const rows = rooms.map((seen, at) => {
    const { roomId, room, buildingId, floor, day, sheetId, points } = seen
    const { fields, score, changed, worst } = suggestedFor(random, points)
    const said = {
      ...{
        id: random.id(),
        name: `${room} ${day}`,
        roomId,
        buildingId,
        floor,
        day,
        ...fields,
        suggestedScore: score,
      },
      ...{ photos: pictures[at % pictures.length], model: 'qwen-vl-plus', askedBy: '值班宿管' },
      lapsesAt: `${endOf(enteredUntil(day))}+08`,
      finding: worst && worst.said < 8 ? `${reasonOf(worst.item, worst.said)}，其余较好。` : '整体整洁。',
    }
    const decided = { decidedBy: '值班宿管', decidedAt: `${day} 20:55:00+08` }
    if (sheetId)
      return {
        seen,
        row: { ...said, ...decided, state: 'confirmed', ...points, changed: changed.join(',') || null },
      }
    if (at % 7 === 6)
      return {
        seen,
        row: { ...said, ...decided, state: 'rejected', rejectReason: '照片只拍到一半房间，改为现场登记' },
      }
    return { seen, row: { ...said, state: 'proposed' } }
  })
  await insertRows(
    db,
    roomHealthAi,
    tenantId,
    rows.map(({ row }) => row),
    { by: 'demo', at: app.now() },
  )
  const actor = { ...admin, tenantId, account: 'demo', name: '演示', roles: [], granted: noDuties }
  for (const { row } of rows)
    await holdFiles(roomHealthAi, row.id, { photos: row.photos }, { db, app, actor, current: undefined })
  await sql`update dormitory_room_health h set proposal_id = p.id
    from dormitory_room_health_ai p where p.tenant_id = h.tenant_id and h.tenant_id = ${tenantId}
      and p.state = 'confirmed' and p.room_id = h.room_id and p.day = h.day`.execute(db)
  await sql`update dormitory_room_health_ai p set score = h.score from dormitory_room_health h
    where h.tenant_id = p.tenant_id and p.tenant_id = ${tenantId} and h.proposal_id = p.id`.execute(db)
}

/** Four drawings of rooms, which the proposals share. */
async function picturesOf(
  app: AppContext,
  owner: { readonly id: string; readonly tenantId: string },
  random: Random,
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const clutter of [0, 3, 6, 14]) {
    const bytes = streamOf(await drawnRoom(random, clutter))
    const name = `检查照片（示意图）${ids.length + 1}.png`
    ids.push(await keepFile(app, owner, { name, contentType: 'image/png', bytes }))
  }
  return ids
}
