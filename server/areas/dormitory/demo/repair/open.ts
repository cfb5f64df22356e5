import { repairOrder } from '#domain/dormitory/repair/order.ts'
import type { RepairState } from '#domain/dormitory/repair/words.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { clockOf } from '#server/engine/approval/clock.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { areaFor, type DemoPlaces } from './places.ts'
import { said } from './seasons.ts'

/** State, type, urgency, hours since it was reported, whether it is the student account's; limits in school hours. */
const cases: readonly (readonly [RepairState, string, 'urgent' | 'soon' | 'normal', number, boolean?])[] = [
  ['submitted', 'heater', 'soon', 1, true],
  ['submitted', 'lock', 'urgent', 0.3],
  ['submitted', 'tap', 'soon', 3],
  ['submitted', 'wifi', 'normal', 5],
  ['submitted', 'bed', 'normal', 20],
  ['returned', 'socket', 'soon', 26],
  ['returned', 'port', 'normal', 30],
  ['dispatched', 'heater', 'soon', 1.5],
  ['dispatched', 'light', 'normal', 2],
  ['dispatched', 'drain', 'soon', 2.5],
  ['dispatched', 'socket', 'urgent', 0.6],
  ['dispatched', 'tap', 'normal', 4],
  ['accepted', 'toilet', 'soon', 6],
  ['accepted', 'light', 'normal', 24],
  ['accepted', 'heater', 'soon', 150],
  ['accepted', 'door', 'normal', 40],
  ['arrived', 'tap', 'soon', 8, true],
  ['arrived', 'socket', 'soon', 9],
  ['delayed', 'heater', 'normal', 50],
  ['delayed', 'door', 'normal', 60],
  ['finished', 'light', 'normal', 30, true],
  ['finished', 'tap', 'soon', 28],
  ['finished', 'drain', 'normal', 33],
  ['awaiting', 'lock', 'soon', 70, true],
  ['awaiting', 'heater', 'soon', 80],
  ['awaiting', 'tap', 'soon', 85],
  ['rated', 'bed', 'normal', 120, true],
  ['rated', 'light', 'soon', 110],
  ['rated', 'toilet', 'soon', 115],
]

const limits = { urgent: 2, soon: 8, normal: 48 } as const
const answers = { urgent: 1, soon: 4, normal: 8 } as const
const given: readonly RepairState[] = ['submitted']
const taken: readonly RepairState[] = ['accepted', 'arrived', 'delayed', 'finished', 'awaiting', 'rated']
const there: readonly RepairState[] = ['arrived', 'finished', 'awaiting', 'rated']
const done: readonly RepairState[] = ['finished', 'awaiting', 'rated']

/** Orders that are under way now: most in buildings of the dispatcher's account, some in those of the dorm master's. */
export async function demoOpen(app: AppContext, tenantId: string, places: DemoPlaces): Promise<void> {
  const { db } = app
  const { hours } = await clockOf({ db, app, actor: clockIn(tenantId) })
  const random = seeded(64)
  const now = app.now().getTime()
  const at = (ago: number) => timeOf(new Date(now - ago * 3_600_000))
  const roomsFor = (index: number) =>
    [index % 4 === 3 ? places.kept : places.dispatched, places.dispatched, places.rooms].find(
      ({ length }) => length > 0,
    ) ?? []
  const rows = cases.flatMap(([state, code, urgency, ago, own], index) => {
    const room = own ? places.own : random.pick(roomsFor(index))
    const type = places.types.find((each) => each.code === code)
    const area = room && type && areaFor(places, room.buildingId, type)
    if (!room || !type || !area) return []
    const due = hours(at(ago), limits[urgency])
    const finished = at(ago / 4)
    const late = due < at(0)
    return {
      ...{ id: random.id(), number: `BX${at(ago).slice(0, 10).replaceAll('-', '')}${String(9001 + index)}` },
      ...{
        title: `${room.name} ${type.name}`,
        inPublic: false,
        roomId: room.id,
        buildingId: room.buildingId,
        state,
      },
      ...{ studentId: room.studentId, typeId: type.id, mayEnter: index % 2 === 0 },
      urgencyId: places.urgencies.find((each) => each.code === urgency)?.id,
      ...{ description: random.pick(said[code] ?? []), reportedAt: zoned(at(ago)), dueAt: zoned(due) },
      ...{ overdue: late, overdueTimes: late ? 1 : 0, reopened: index === 2 ? 1 : 0 },
      ...(index % 3 === 0 && { visitOn: daysAfter(at(0).slice(0, 10), 1), visitSlot: 'afternoon' }),
      ...(!given.includes(state) && {
        areaId: area.id,
        workerId: area.workerId,
        dispatchedAt: zoned(at(ago * 0.9)),
      }),
      ...(state === 'returned' && {
        reason: ['需要换整块配电板，不属于水电日常维修。', '该楼不在我的负责范围。'][index % 2],
      }),
      ...(state === 'dispatched' && { acceptBy: zoned(hours(at(0), answers[urgency])) }),
      ...(taken.includes(state) && { acceptedAt: zoned(at(ago * 0.8)), respondHours: ago / 5 }),
      ...(!done.includes(state) && !late && { warnAt: zoned(due) }),
      ...(there.includes(state) && { arrivedAt: zoned(at(ago / 2)) }),
      ...(state === 'delayed' && {
        delayUntil: zoned(hours(due, 16)),
        delayReason: '配件缺货，已联系供货单位。',
      }),
      ...(done.includes(state) && {
        ...{
          finishedAt: zoned(finished),
          finishHours: Math.round(ago * 7.5) / 10,
          result: '已修复，测试正常。',
        },
        ...{
          confirmBy: zoned(at(ago / 4 - 48)),
          closeBy: `${daysAfter(finished.slice(0, 10), type.reopenDays)} 23:59:59+08`,
        },
      }),
      ...(state === 'rated' && { rating: 4 + (index % 2), comment: '修好了，谢谢师傅。' }),
    }
  })
  await insertRows(db, repairOrder, tenantId, rows, { by: 'demo', at: app.now(), revision: 3 })
}

const zoned = (moment: string) => `${moment}+08`
