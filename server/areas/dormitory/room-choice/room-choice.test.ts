import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#server/core/app-context.ts'
import { newId } from '#server/core/new-id.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { choose, choosers } from '#tests/support/choosers.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { isLong } from '#tests/support/tier.ts'
import { hold } from './choose.ts'
import { holdsPerMinute, limitHolds } from './limit-holds.ts'
import { offerFor } from './offer.ts'

const students = isLong ? 2000 : 300

describe.each(oneEngine)('choosing rooms, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { app, tenantId } = server
  let college: Awaited<ReturnType<typeof choosers>>

  beforeAll(async () => {
    college = await choosers(app(), tenantId, { students, beds: 100 })
  })

  const moveWindow = (hours: number) =>
    sql`update dormitory_room_choice_quota set opens_at = opens_at + make_interval(hours => ${hours}),
      closes_at = closes_at + make_interval(hours => ${hours}) where tenant_id = ${tenantId}`.execute(
      app().db,
    )

  it('F-27: 50 who want beds of a quota of 40 at once take 40, and no one more', async () => {
    const { actors, bedIds } = college
    const quota = (beds: number) =>
      sql`update dormitory_room_choice_quota set beds = ${beds} where tenant_id = ${tenantId}`.execute(
        app().db,
      )
    await quota(40)
    const told = await Promise.all(
      actors
        .slice(0, 50)
        .map((actor, at) =>
          inTransaction(app(), actor, (unit) => hold(unit, bedIds[at] ?? '')).catch(
            ({ refusal }) => refusal.message,
          ),
        ),
    )
    expect(told.filter((answer) => typeof answer === 'object')).toHaveLength(40)
    expect(new Set(told.filter((answer) => typeof answer === 'string'))).toEqual(
      new Set(['本次选房的床位配额已用完']),
    )
    await sql`delete from dormitory_room_choice where tenant_id = ${tenantId}`.execute(app().db)
    await quota(100)
  })

  it('a bed that one student holds is nobody else’s until the time to confirm it is over', async () => {
    const { actors, bedIds } = college
    const [first, second] = actors as [Actor, Actor]
    const [bedId = ''] = bedIds
    const holds = (actor: Actor) => inTransaction(app(), actor, (unit) => hold(unit, bedId))
    await holds(first)
    await expect(holds(second)).rejects.toThrow('刚刚被其他同学选中')
    expect((await holds(first)).bedId).toBe(bedId)
    await sql`update dormitory_room_choice set held_until = ${app().now()} where tenant_id = ${tenantId}`.execute(
      app().db,
    )
    expect((await holds(second)).bedId).toBe(bedId)
    await expect(holds(first)).rejects.toThrow('刚刚被其他同学选中')
    await sql`delete from dormitory_room_choice where tenant_id = ${tenantId}`.execute(app().db)
  })

  it('who finds the beds of one open quota gone chooses by the next', async () => {
    const { actors, bedIds } = college
    const [first, second] = actors as [Actor, Actor]
    const holds = (actor: Actor, bedId = '') => inTransaction(app(), actor, (unit) => hold(unit, bedId))
    await sql`update dormitory_room_choice_quota set beds = 1 where tenant_id = ${tenantId}`.execute(app().db)
    const next = newId()
    await sql`insert into dormitory_room_choice_quota (id, tenant_id, name, grade, building_id, opens_at, closes_at, beds,
        hold_seconds, enabled)
      select ${next}, tenant_id, '补选', grade, building_id, opens_at + interval '1 second', closes_at, 1, 60, true
      from dormitory_room_choice_quota where tenant_id = ${tenantId}`.execute(app().db)
    await holds(first, bedIds[0])
    expect((await holds(second, bedIds[1])).seconds).toBe(60)
    expect((await holds(first, bedIds[2])).seconds).toBe(600)
    await sql`delete from dormitory_room_choice where tenant_id = ${tenantId}`.execute(app().db)
    await sql`delete from dormitory_room_choice_quota where id = ${next}`.execute(app().db)
    await sql`update dormitory_room_choice_quota set beds = 100 where tenant_id = ${tenantId}`.execute(
      app().db,
    )
  })

  it('who suits several open quotas sees the rooms of each, and takes a bed of any of them', async () => {
    const { actors, bedIds } = college
    const [actor] = actors as [Actor]
    const [bedId = ''] = bedIds
    const next = newId()
    await sql`insert into dormitory_room_choice_quota (id, tenant_id, name, grade, building_id, rooms, opens_at, closes_at,
        beds, hold_seconds, enabled)
      select ${next}, q.tenant_id, '一室', q.grade, q.building_id, b.room_id::text, q.opens_at + interval '1 second',
        q.closes_at, 5, 60, true
      from dormitory_room_choice_quota q join dormitory_bed b on b.id = ${bedId} where q.tenant_id = ${tenantId}`.execute(
      app().db,
    )
    const { rows } = await sql<{ room: string; others: string }>`select b.room_id as room,
        (select string_agg(distinct x.room_id::text, ',') from dormitory_bed x
          where x.tenant_id = b.tenant_id and x.building_id = b.building_id and x.room_id <> b.room_id) as others
      from dormitory_bed b where b.id = ${bedId}`.execute(app().db)
    const [{ room, others }] = rows as [(typeof rows)[number]]
    await sql`update dormitory_room_choice_quota set rooms = ${others} where tenant_id = ${tenantId} and id <> ${next}`.execute(
      app().db,
    )
    const offer = (quotaId?: string) => offerFor({ db: app().db, app: app(), actor }, quotaId)
    const first = await offer()
    expect(first.others.map(({ id, left }) => [id, left])).toEqual([[next, 5]])
    expect(first.rooms.map(({ roomId }) => roomId)).not.toContain(room)
    expect((await offer(next)).rooms.map(({ roomId }) => roomId)).toEqual([room])
    expect((await offer(newId())).quota).toEqual(first.quota)
    expect(await inTransaction(app(), actor, (unit) => hold(unit, bedId))).toMatchObject({
      bedId,
      seconds: 60,
    })
    const held = await sql<{ quota: string }>`select quota_id as quota from dormitory_room_choice
      where tenant_id = ${tenantId}`.execute(app().db)
    expect(held.rows).toEqual([{ quota: next }])
    await expect(inTransaction(app(), actor, (unit) => hold(unit, newId()))).rejects.toMatchObject({
      refusal: { type: 'not-found' },
    })
    await sql`delete from dormitory_room_choice where tenant_id = ${tenantId}`.execute(app().db)
    await sql`delete from dormitory_room_choice_quota where id = ${next}`.execute(app().db)
    await sql`update dormitory_room_choice_quota set rooms = null where tenant_id = ${tenantId}`.execute(
      app().db,
    )
  })

  it('A-66: a script gets one bed, for itself, and only while the choice is open', async () => {
    const { actors, bedIds } = college
    const [actor] = actors as [Actor]
    const wants = (bedId: string) => inTransaction(app(), actor, (unit) => hold(unit, bedId))
    await Promise.allSettled(bedIds.slice(0, 40).map(wants))
    const { rows } = await sql<{ student: string }>`select student_id as student from dormitory_room_choice
      where tenant_id = ${tenantId}`.execute(app().db)
    const own = await sql<{ student: string }>`select student_id as student from "system_user"
      where tenant_id = ${tenantId} and id = ${actor.id}`.execute(app().db)
    expect(rows).toEqual(own.rows)
    await sql`delete from dormitory_room_choice where tenant_id = ${tenantId}`.execute(app().db)
    const tries = await Promise.allSettled(
      Array.from({ length: holdsPerMinute + 5 }, () => limitHolds(app(), actor)),
    )
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(5)
    for (const hours of [1, -48]) {
      await moveWindow(hours)
      await expect(wants(bedIds[0] ?? '')).rejects.toThrow('选房时间为')
      await moveWindow(-hours)
    }
  })

  it(`F-26: ${students} who choose at once among 100 beds fill each of them once, and what each was told is so`, async () => {
    const { actors, bedIds } = college
    const said = await Promise.all(
      actors.map((actor, at) =>
        choose(app(), actor, [bedIds[(at * 7) % 100] ?? '', bedIds[(at * 13) % 100] ?? '']),
      ),
    )
    const told = said.flatMap((bedId, at) => (bedId ? [`${bedId} ${actors[at]?.id}`] : []))
    const { rows } = await sql<{ so: string }>`select b.id || ' ' || u.id as so from dormitory_stay k
      join dormitory_bed b on b.id = k.bed_id and b.student_id = k.student_id
      join "system_user" u on u.student_id = k.student_id
      where k.tenant_id = ${tenantId} and k.until is null and k.source = 'chosen'`.execute(app().db)
    expect(told.toSorted()).toEqual(rows.map(({ so }) => so).toSorted())
    expect([new Set(told.map((each) => each.slice(0, 36))).size, told.length]).toEqual([100, 100])
  })
})
