import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { type Random, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { demoMovements, type Mended } from './movements.ts'
import { areaFor, type DemoPlaces } from './places.ts'
import { ordersOn, said, weightsIn } from './seasons.ts'

/** Days that the history goes back. */
const span = 730
const hour = 3_600_000

/** Hours on the clock within which an order is finished in time, and how long it takes a worker who is not late. */
const paces = { urgent: [10, 1, 5], soon: [30, 3, 20], normal: [100, 8, 70] } as const

type Urgency = keyof typeof paces

const urgent = new Set(['lock', 'socket', 'toilet'])

const urgencyOf = (random: Random, type: string): Urgency => {
  if (urgent.has(type) && random.below(3) === 0) return 'urgent'
  return random.below(10) < 4 ? 'soon' : 'normal'
}

/** What people say when they rate it, by the stars. */
const comments = [
  '',
  '修了两次还没修好。',
  '等了很久。',
  '修好了，来得有点晚。',
  '修好了，谢谢师傅。',
  '很快，师傅很耐心。',
]

/** One that is long over. */
function closedOrder(random: Random, places: DemoPlaces, day: string, at: number) {
  const room = random.pick(places.rooms)
  const code = random.weighted(weightsIn(Number(day.slice(5, 7))))
  const type = places.types.find((each) => each.code === code)
  const area = type && areaFor(places, room.buildingId, type)
  if (!type || !area) return []
  const urgency = urgencyOf(random, code)
  const [limit, least, more] = paces[urgency]
  const reported = Date.parse(`${day}T00:00:00+08:00`) + (8 + random.next() * 13) * hour
  const late = random.below(100) < 9
  const respond = 0.3 + random.next() * (least + 1)
  const takes = late ? limit * (1 + random.next()) : respond + least + random.next() * more
  const on = (hours: number) => new Date(reported + hours * hour).toISOString()
  const finishedDay = timeOf(new Date(reported + takes * hour)).slice(0, 10)
  const cancelled = random.below(100) < 4
  const reopened = random.below(100) < (late ? 14 : 5) ? 1 : 0
  const rated = random.below(100) < 72
  const rating = reopened || late ? 1 + random.below(4) : random.weighted({ 5: 60, 4: 30, 3: 10 })
  const base = {
    ...{ id: random.id(), number: `BX${day.replaceAll('-', '')}${String(at + 1).padStart(4, '0')}` },
    ...{ title: `${room.name} ${type.name}`, inPublic: false, roomId: room.id, buildingId: room.buildingId },
    ...{ studentId: room.studentId, typeId: type.id },
    urgencyId: places.urgencies.find((each) => each.code === urgency)?.id,
    ...{ description: random.pick(said[code] ?? ['需要维修。']), mayEnter: random.below(2) === 0 },
    ...{ reportedAt: on(0), dueAt: on(limit), overdue: false, overdueTimes: 0, reopened: 0 },
  }
  if (cancelled)
    return { ...base, state: 'cancelled', reason: random.pick(['重复报修。', '学生已自行处理。']) }
  return {
    ...base,
    ...{ state: 'closed', areaId: area.id, workerId: area.workerId, dispatchedAt: on(respond / 2) },
    ...{
      acceptedAt: on(respond),
      arrivedAt: on(takes * 0.8),
      finishedAt: on(takes),
      overdue: late,
      overdueTimes: late ? 1 : 0,
      reopened,
    },
    ...{ respondHours: tenth(respond), finishHours: tenth(takes), result: '已修复，测试正常。' },
    ...(reopened && { reopenReason: '修好后又出现同样的问题。' }),
    ...(rated && { rating: Number(rating), comment: random.below(2) ? comments[Number(rating)] : null }),
    closeBy: `${daysAfter(finishedDay, type.reopenDays)} 23:59:59+08`,
  }
}

const tenth = (hours: number) => Math.round(hours * 10) / 10

/** Orders of two years that were mended and closed, by the seasons, with the materials that they took. */
export async function demoHistory(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
  places: DemoPlaces,
): Promise<void> {
  if (places.rooms.length === 0) return
  const random = seeded(62)
  const today = timeOf(now()).slice(0, 10)
  const rows = Array.from({ length: span }, (_, at) => daysAfter(today, at - span - 21)).flatMap((day) =>
    Array.from({ length: ordersOn(random, Number(day.slice(5, 7))) }, (_, at) => at).flatMap((at) =>
      closedOrder(random, places, day, at),
    ),
  )
  const codes = new Map(places.types.map(({ id, code }) => [id, code]))
  const mended = rows.flatMap((row): Mended[] =>
    'finishedAt' in row ? [{ ...row, type: codes.get(row.typeId) ?? '' }] : [],
  )
  const used = await demoMovements(db, tenantId, mended)
  await insertRows(
    db,
    repairOrder,
    tenantId,
    rows.map((row) => ({ ...row, ...used.orders.get(row.id) })),
    { by: 'demo', at: now(), revision: 6 },
  )
  await used.write()
}
