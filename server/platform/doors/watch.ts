import { sql } from 'kysely'
import { building } from '#domain/base/building.ts'
import { abnormalAccess } from '#domain/dormitory/abnormal-access.ts'
import {
  type Finding,
  findingsIn,
  lastNight,
  type Pass,
  type WatchSettings,
} from '#domain/dormitory/abnormal-rules.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { behind, table } from '#server/core/database/table.ts'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import { parameterOf } from '#server/core/parameters.ts'
import { stamps } from '#server/core/stamps.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { abnormalWords } from './abnormal-words.ts'

/** Looks through what the gates told of lately, keeps what is out of the ordinary, and tells the counsellors. */
export async function watchDoors(app: AppContext, tenantId: string): Promise<object> {
  const settings = await settingsOf(app, tenantId)
  const now = app.now().getTime()
  const since = new Date(now - (settings.unseenHours + 48) * 3_600_000)
  const [passes, homes, dormitories, away] = await Promise.all([
    passesSince(app.db, tenantId, since),
    homesOf(app.db, tenantId),
    dormitoriesOf(app.db, tenantId),
    awayAt(app.db, tenantId, new Date(lastNight(now, settings).end)),
  ])
  const findings = findingsIn({ passes, homes, dormitories, away, settings, now })
  const fresh = await app.db.transaction().execute(async (db) => {
    const kept = await keep(db, tenantId, findings)
    await tellCounsellors(db, app, tenantId, kept)
    return kept
  })
  return { found: fresh.length }
}

const minutes = (clock: string) => {
  const [, hours, rest] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(rest)
}

async function settingsOf(app: AppContext, tenantId: string): Promise<WatchSettings> {
  const said = (key: Parameters<typeof parameterOf>[2]) => parameterOf(app, tenantId, key)
  return {
    lateFrom: minutes(await said('door.late.from')) ?? 23 * 60,
    lateTo: minutes(await said('door.late.to')) ?? 5 * 60 + 30,
    unseenHours: Math.min(Math.max(Number(await said('door.unseen.hours')) || 48, 12), 240),
  }
}

async function passesSince(db: Database, tenantId: string, since: Date): Promise<readonly Pass[]> {
  const { rows } = await sql<Pass>`select extract(epoch from happened_at)::float8 * 1000 as at,
      device_id as "deviceId", building_id as "buildingId", direction, result, student_id as "studentId",
      teacher_id as "teacherId", card_uid as "cardUid"
    from dormitory_door_access
    where tenant_id = ${tenantId} and happened_at >= ${since.toISOString()}::timestamptz`.execute(db)
  return rows
}

/** Where students live: the dormitories whose doors they are let through. */
async function homesOf(db: Database, tenantId: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ studentId: string; buildings: readonly string[] }>`
    select p.student_id as "studentId", jsonb_agg(distinct d.building_id) as buildings
    from system_door_person p join ${behind('system_door_device d', 'p.device_id')}
    join ${behind('base_building b', 'd.building_id')} and b.kind = 'dormitory'
    where p.tenant_id = ${tenantId} and p.enabled and p.student_id is not null
    group by p.student_id`.execute(db)
  return new Map(rows.map(({ studentId, buildings }) => [studentId, new Set(buildings)]))
}

async function dormitoriesOf(db: Database, tenantId: string): Promise<ReadonlySet<string>> {
  const rows = await table(building, db, tenantId).list({ kind: 'dormitory' }, ['id'])
  return new Set(rows.map(({ id }) => id))
}

/** Students who are on leave or in an internship far from their beds at that moment, or live outside. */
async function awayAt(db: Database, tenantId: string, moment: Date): Promise<ReadonlySet<string>> {
  const at = sql`${moment.toISOString()}::timestamptz`
  const { rows } = await sql<{ studentId: string }>`
    select student_id as "studentId" from leave_application
    where tenant_id = ${tenantId} and state in ('approved', 'away') and leaves_campus
      and stays_in_dormitory is not true and starts_at <= ${at} and ends_at >= ${at}
    union select student_id from dormitory_outside
    where tenant_id = ${tenantId} and state = 'effective'
      and (${at} at time zone 'Asia/Shanghai')::date between since and until`.execute(db)
  return new Set(rows.map(({ studentId }) => studentId))
}

interface Kept {
  readonly id: string
  readonly classId: string | null
}

/** Those that were not known yet. */
async function keep(db: Database, tenantId: string, findings: readonly Finding[]): Promise<readonly Kept[]> {
  const fresh: string[] = []
  for (let from = 0; from < findings.length; from += 500) {
    const rows = findings.slice(from, from + 500).map((finding) => rowOf(tenantId, finding))
    const kept = await db
      .insertInto('dormitory_abnormal_access')
      .values(rows)
      .onConflict((same) => same.columns(['tenant_id', 'key']).doNothing())
      .returning('id')
      .execute()
    fresh.push(...kept.map(({ id }) => String(id)))
  }
  await deriveCopies({ db, tenantId }, abnormalAccess, fresh)
  const rows = await table(abnormalAccess, db, tenantId).list({ id: fresh }, ['id', 'classId'])
  return rows
}

const rowOf = (
  tenantId: string,
  { kind, key, day, at, buildingId, deviceId, studentId, cardUid }: Finding,
) => ({
  ...stamps(tenantId, 'system'),
  kind,
  key,
  day,
  happened_at: new Date(at).toISOString(),
  building_id: buildingId,
  device_id: deviceId,
  student_id: studentId,
  card_uid: cardUid,
  detail: abnormalWords[kind],
  state: 'open',
})

/** One message for each class, to those who counsel it today. */
async function tellCounsellors(db: Database, app: AppContext, tenantId: string, kept: readonly Kept[]) {
  const classes = Map.groupBy(
    kept.filter(({ classId }) => classId),
    ({ classId }) => classId,
  )
  for (const [classId, found] of classes) {
    const people = sql`select distinct u.id from base_counsellor k
      join ${behind('system_user u', 'k.teacher_id', 'teacher_id')}
      where k.tenant_id = ${tenantId} and k.class_id = ${classId} and u.enabled and coalesce(k.until >=
        (${app.now().toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date, true)`
    await notifyEverybody(db, app, tenantId, people, {
      kind: 'service',
      event: 'abnormal-access',
      title: '您所带班级有新的异常通行待核实',
      text: `共 ${found.length} 条，请及时联系学生本人并填写核实情况。`,
      link: '/dormitory/abnormal-access',
    })
  }
}
