import { sql } from 'kysely'
import type { SignRound } from '#domain/dormitory/sign/rounds.ts'
import { isLate, type Position } from '#domain/dormitory/sign/rules.ts'
import type { SignDoubt } from '#domain/dormitory/sign/words.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Turn } from '#server/engine/rounds/facts.ts'
import type { BeforeFinish } from '#server/engine/rounds/served.ts'
import { distanceTo, markOf, type Reading } from './position.ts'

/** What is signed for a turn and sent back with the position: nobody signs in without having opened the page. */
export const challengeOf = (turnId: string) => `dormitory sign-in: ${turnId}`

/** A student signs in by where the phone is; at a roll-call the keeper does it. Nothing but the distance is kept. */
export const signIn: BeforeFinish = async (turn, answers, round, unit) => {
  const { way, radius, onTimeMinutes } = round as typeof round & SignRound
  if (way === 'roll') refuse({ type: 'conflict', message: '本次由宿管员现场点名，不能自行签到' })
  const reading = answers as Reading
  if (!(await unit.app.secrets.verify(challengeOf(turn.id), reading.challenge ?? '')))
    refuse({ type: 'conflict', message: '签到页面已过期，请刷新后重试' })
  const distance = distanceTo(
    await houseOf(turn.studentId, unit),
    reading,
    '所住楼栋没有登记位置，请联系宿管员代签',
  )
  if (distance > (radius ?? 0)) {
    const values = { distance, radius: radius ?? 0 }
    refuse({
      type: 'conflict',
      message: phrase('距所住楼栋约 {{distance}} 米，须在 {{radius}} 米以内签到', values),
    })
  }
  const { opensAt, closesAt } = round
  const late = isLate({ opensAt, closesAt, onTimeMinutes }, timeOf(unit.app.now()))
  return { distance, late, ...(await doubtOf(turn, reading, unit)) }
}

async function doubtOf({ id, studentId }: Turn, reading: Reading, { db, app, actor }: Unit) {
  const mark = await markOf(app, 'dormitory', reading)
  const { rows } = await sql<{
    doubt: SignDoubt
  }>`select case when t.student_id = ${studentId} then 'repeated'
      else 'shared' end as doubt from dormitory_sign_turn t
    where t.tenant_id = ${actor.tenantId} and t.mark = ${mark} and t.id <> ${id}
    order by t.student_id = ${studentId} limit 1`.execute(db)
  return { mark, doubt: rows[0]?.doubt ?? null }
}

/** Where the house of a student stands; where that is not known, where its campus does. */
async function houseOf(studentId: string, { db, actor }: Unit): Promise<Position | undefined> {
  const { rows } = await sql<Position>`select coalesce(g.longitude, c.longitude)::float8 as longitude,
      coalesce(g.latitude, c.latitude)::float8 as latitude
    from dormitory_bed b join base_building g on g.tenant_id = b.tenant_id and g.id = b.building_id
    join base_campus c on c.tenant_id = g.tenant_id and c.id = g.campus_id
    where b.tenant_id = ${actor.tenantId} and b.student_id = ${studentId}
      and coalesce(g.longitude, c.longitude) is not null and coalesce(g.latitude, c.latitude) is not null`.execute(
    db,
  )
  return rows[0]
}
