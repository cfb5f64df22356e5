import { sql } from 'kysely'
import { teacher } from '#domain/base/teacher.ts'
import { arrivalAsked } from '#domain/dormitory/visit/asked.ts'
import { type OwnVisits, type VisitedHouse, visitCalls } from '#domain/dormitory/visit/calls.ts'
import { visitSettings } from '#domain/dormitory/visit/settings.ts'
import { visit } from '#domain/dormitory/visit/visit.ts'
import { mondayOf } from '#domain/kernel/days.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Position } from '#domain/kits/sign-in/rules.ts'
import type { SignDoubt } from '#domain/kits/sign-in/words.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { distanceWithin, markOf, type Reading } from '#server/engine/sign-in/position.ts'

/** What is signed for an account and sent back with the position: nobody signs in without having opened the page that day. */
const challengeOf = ({ actor, app }: Unit) => `dormitory visit: ${actor.id} ${todayOf(app)}`

const ownTeacher = ({ db, actor }: Unit) =>
  table(teacher, db, actor.tenantId).get({ id: actor.granted.self }, ['id'])

/** The houses in which students of the asker's classes have a bed, and where they stand. */
async function housesOf({ db, actor }: Unit, teacherId: string) {
  const { rows } = await sql<VisitedHouse & Partial<Position>>`
    select g.id, g.name, count(*)::int as students, count(distinct b.room_id)::int as rooms,
      (select max(v.day)::text from dormitory_visit v where v.tenant_id = g.tenant_id and v.building_id = g.id
        and v.teacher_id = ${teacherId} and v.state <> 'void') as "lastOn",
      coalesce(g.longitude, c.longitude)::float8 as longitude, coalesce(g.latitude, c.latitude)::float8 as latitude
    from base_student s join dormitory_bed b on b.tenant_id = s.tenant_id and b.student_id = s.id
    join base_building g on g.tenant_id = b.tenant_id and g.id = b.building_id
    left join base_campus c on c.tenant_id = g.tenant_id and c.id = g.campus_id
    where s.tenant_id = ${actor.tenantId} and s.class_id = any(${actor.granted.classes}::uuid[])
    group by g.id, g.tenant_id, g.name, g.name_sort_key, g.longitude, g.latitude, c.longitude, c.latitude
    order by students desc, g.name_sort_key limit 50`.execute(db)
  return rows
}

async function ownVisits(unit: Unit): Promise<OwnVisits> {
  const { app, db, actor } = unit
  const own = await ownTeacher(unit)
  const { timesAWeek, radius } = await settingsOf(db, actor.tenantId, visitSettings)
  const today = todayOf(app)
  const monday = mondayOf(today)
  const { rows } = await sql<{ done: number }>`select count(distinct day)::int as done from dormitory_visit
    where tenant_id = ${actor.tenantId} and teacher_id = ${own?.id ?? null} and state <> 'void'
      and day between ${monday}::date and ${today}::date`.execute(db)
  const houses = own ? await housesOf(unit, own.id) : []
  return {
    teacherId: own?.id ?? null,
    houses: houses.map(({ id, name, students, rooms, lastOn }) => ({ id, name, students, rooms, lastOn })),
    ...{ radius, done: rows[0]?.done ?? 0, due: timesAWeek },
    challenge: await app.secrets.sign(challengeOf(unit)),
  }
}

/** One at a time: what was found at the last one is said first. */
async function refuseOpen({ db, actor }: Unit, teacherId: string) {
  const visits = table(visit, db, actor.tenantId)
  if ((await visits.count({ teacherId, state: 'present' })) > 0)
    refuse({ type: 'conflict', message: '您有一次查寝尚未登记结果，请先登记' })
}

async function arrive(unit: Unit, buildingId: string, reading: Reading): Promise<{ readonly id: string }> {
  const { app, db, actor } = unit
  if (!(await app.secrets.verify(challengeOf(unit), reading.challenge ?? '')))
    refuse({ type: 'conflict', message: '签到页面已过期，请刷新后重试' })
  const own = (await ownTeacher(unit)) ?? refuse({ type: 'forbidden' })
  // Two presses at once are one visit.
  await table(teacher, db, actor.tenantId).lock({ id: own.id })
  await refuseOpen(unit, own.id)
  const house = (await housesOf(unit, own.id)).find(({ id }) => id === buildingId)
  if (!house) return refuse({ type: 'conflict', message: '该楼栋没有您所带班级的学生' })
  const { longitude, latitude } = house
  const centre = longitude != null && latitude != null ? { longitude, latitude } : undefined
  const { radius } = await settingsOf(db, actor.tenantId, visitSettings)
  const unplaced = '该楼栋没有登记位置，请联系管理员'
  const distance = distanceWithin({ centre, radius, unplaced, called: house.name }, reading)
  const mark = await markOf(app, 'dormitory visit', reading)
  const arrived = {
    ...{ teacherId: own.id, buildingId, day: todayOf(app), arrivedAt: timeOf(app.now()) },
    ...{ distance, mark, doubt: await doubtOf(unit, own.id, mark), state: 'present' as const },
  }
  const { id } = await rowsOf(visit, unit).insert(arrived, {}, ['teacherId', 'buildingId'])
  return { id }
}

async function doubtOf({ db, actor }: Unit, teacherId: string, mark: string): Promise<SignDoubt | null> {
  const { rows } = await sql<{ doubt: SignDoubt }>`select case when teacher_id = ${teacherId} then 'repeated'
      else 'shared' end as doubt from dormitory_visit where tenant_id = ${actor.tenantId} and mark = ${mark}
    order by teacher_id = ${teacherId} limit 1`.execute(db)
  return rows[0]?.doubt ?? null
}

export const visitRoutes: readonly Route[] = [
  answerPlain(visitCalls.own, ({ app, actor }) => ownVisits({ db: app.db, app, actor })),
  answerCall(visitCalls.arrive, arrivalAsked, ({ buildingId, ...reading }, { app, actor }) =>
    inTransaction(app, actor, (unit) => arrive(unit, buildingId, reading)),
  ),
]
