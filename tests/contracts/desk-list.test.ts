import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { seeded } from '#devices/sim/random.ts'
import { campusCard } from '#domain/base/campus-card.ts'
import type { Shift } from '#domain/claim/desk-calls.ts'
import { deskCost } from '#domain/claim/stretching.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { deskStretching, stretchingAt } from '#server/node/stretching.ts'
import { oneEngine } from '#tests/support/database.ts'
import { asSomebodyElse } from '#tests/support/one-connection.ts'
import { cheapStretching } from '#tests/support/stretching.ts'
import { deskOn } from '#tests/support/verify-desk.ts'
import { keptShift, lookUp, renewed } from '#workbench/areas/claim/verify-desk/roster.ts'

describe.each(oneEngine)('the list for when there is no network, on %s', (engine) => {
  const { call, verify, admitted, audited, prepared, list, onList, shift, roster } = deskOn(engine)

  it('says in the audit who had it, and then gives only what changed', async () => {
    const [some, quiet] = await admitted([{ name: '早到' }, { name: '晚到' }])
    await prepared()
    const whole = await list()
    const { total } = whole.roster
    let { at } = whole.roster
    expect(whole.roster.students).toHaveLength(total)
    // Work in other databases of the same server holds the cursor back until it is done.
    const quietNow = async () => {
      const answer = await roster(whole.shift.name, at)
      at = answer.at
      return answer.students
    }
    await expect.poll(quietNow).toEqual([])
    expect(await onList(whole, some?.id ?? '')).toMatchObject({ name: '早到', arrived: false })
    await verify({ idNo: some?.idNo })
    const changed = { ...whole, roster: await roster(whole.shift.name, at) }
    expect(await onList(changed, some?.id ?? '')).toMatchObject({ name: '早到', arrived: true })
    expect(await onList(changed, quiet?.id ?? '')).toBeUndefined()
    expect(changed.roster.total).toBe(total)
    expect(await audited('读取新生核验名单')).toContain(`全部 ${total} 人`)
    expect(await audited('领取断网名单密钥')).toHaveLength(1)
    expect((await roster(whole.shift.name, 'nonsense')).students).toHaveLength(total)
  })

  it('is prepared in the background, and says how far it is', async () => {
    const { name } = await shift()
    const before = await roster(name)
    const [late] = await admitted([{ name: '补录' }])
    const now = await roster(name, before.at)
    expect([now.total, now.listed]).toEqual([before.total, before.listed + 1])
    const tasks = await call('roster?shift=none')
    expect([tasks.status, tasks.msg]).toEqual([409, '班次已结束，请重新领取断网名单'])
    await prepared()
    const after = await roster(name, before.at)
    expect([after.total, after.listed]).toEqual([before.listed + 1, before.listed + 1])
    expect(renewed(before, after)?.students).toHaveLength(after.total)
    expect(late).toBeDefined()
  })
})

describe('finding 5: what a browser keeps of the list', () => {
  const desk = deskOn('postgres')
  const { admitted, prepared, list, onList, shift, roster, call, college } = desk
  const { stretch } = stretchingAt(cheapStretching.cost)
  const tap = (who: { idNo: string } | { cardUid: string }, cardName?: string) => ({
    ...desk.entry(who),
    who,
    way: 'id-card' as const,
    ...(cardName && { cardName }),
  })

  it('finding 5: costs a thief memory and time for each guess, by the parameters of the record', async () => {
    expect(deskStretching.cost).toEqual(deskCost)
    expect(deskCost.memory).toBeGreaterThanOrEqual(65_536)
    expect(deskCost.passes).toBeGreaterThanOrEqual(3)
    // What the server computes at that cost is what a desk computes.
    const salt = new Uint8Array(16)
    const { stretchAt } = await import('#workbench/areas/claim/verify-desk/stretch.ts')
    expect(await deskStretching.stretch('41010520080101002X', salt)).toBe(
      await stretchAt(deskCost)('41010520080101002X', salt),
    )
  })

  it('finding 5: shows neither a digit of a number nor a name, with the key of the shift and without it', async () => {
    const people = await admitted([
      { name: '欧阳震华', idNo: '410105200801014827' },
      { name: '欧阳震宇', idNo: '410105200801019361' },
      { name: '司徒梅', idNo: '130102200709275518' },
    ])
    await insertRows(
      college.app().db,
      campusCard,
      college.tenantId,
      people.map(({ studentId }, at) => ({
        id: crypto.randomUUID(),
        uid: `0BADCAFE${at}`,
        studentId,
        teacherId: null,
        state: 'valid',
      })),
    )
    await prepared()
    const given = await shift()
    const kept = JSON.stringify([given, await roster(given.name)])
    for (const { id, idNo, candidateNo } of people)
      for (const said of [
        id,
        idNo,
        idNo.slice(0, 6),
        idNo.slice(-4),
        candidateNo,
        '0BADCAFE',
        '欧阳',
        '司徒',
      ])
        expect(kept.includes(said), said).toBe(false)
    // Nor in another writing: every text of the answer is bytes of no pattern.
    const { students } = await roster(given.name)
    const bytes = students.map(({ record }) => Buffer.from(record, 'base64'))
    for (const each of bytes) for (const name of ['欧阳', '"name"']) expect(each.includes(name)).toBe(false)
    const one = students[0]
    expect(Object.keys(one ?? {}).toSorted()).toEqual(['record', 'token', 'ways'])
    // Two of one surname look as unlike as any two, down to the length.
    expect(new Set(bytes.map(({ length }) => length)).size).toBe(1)
    expect(new Set(students.flatMap(({ token, ways }) => [token, ...ways.flat()])).size).toBe(
      students.reduce((sum, { ways }) => sum + 1 + 2 * ways.length, 0),
    )
    expect(new Set(bytes.map((each) => each.subarray(0, 40).toString('hex'))).size).toBe(bytes.length)
  })

  it('finding 5: is another list in another shift, and one of one person alone', async () => {
    await admitted([{}, {}])
    await prepared()
    const textsOf = ({ students }: Awaited<ReturnType<typeof roster>>) =>
      students.flatMap(({ token, ways, record }) => [token, record, ...ways.flat()])
    const [one, other] = [await shift(), await shift()]
    const [early, late] = [textsOf(await roster(one.name)), textsOf(await roster(other.name))]
    expect(early.length).toBeGreaterThan(10)
    expect(common(early, late)).toEqual([])
    // Its name is worth nothing to another person, though they may have a list of their own.
    const token = await desk.signedIn(await college.person('verifier'))
    const theirs = (await call(`roster?shift=${one.name}`, undefined, token)).data
    expect(common(early, textsOf(theirs))).toEqual([])
    const mine = { shift: await keptShift(one), roster: await roster(one.name) }
    expect(mine.shift.key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', mine.shift.key)).rejects.toThrow()
  })

  it('finding 5: ends with the shift', async () => {
    const given: Shift = await shift()
    expect(given.until - college.now()).toBe(8 * 3_600_000)
    const forged = given.name.replace(/^[^.]+/, (college.now() + 9 * 3_600_000).toString(36))
    expect((await call(`roster?shift=${forged}`)).status).toBe(409)
    college.pass(8 * 3_600 + 1)
    await desk.signInAgain()
    expect((await call(`roster?shift=${given.name}`)).status).toBe(409)
  })

  it('finding 5: opens by every number and card that is on it, and by no other', async () => {
    const random = seeded(5)
    const people = await admitted(
      Array.from({ length: 40 }, (_, at) => ({ name: `新生${at}`, idNo: numberFrom(random) })),
    )
    await prepared()
    const kept = await list()
    const book = lookUp(kept, stretch)
    const found = async (who: { idNo: string } | { cardUid: string }, name?: string) =>
      (await book.judge(tap(who, name), new Set())).student?.id
    for (const [at, { id, idNo }] of people.entries()) {
      expect(await found({ idNo }, `新 生${at}`)).toBe(id)
      expect(await found({ idNo }, '别人')).toBeUndefined()
      expect(await found({ idNo })).toBeUndefined()
    }
    expect(await found({ cardUid: '0BADCAFE1' })).toBeDefined()
    const listed = new Set(people.map(({ idNo }) => idNo))
    const others = Array.from({ length: 10_000 }, () => numberFrom(random)).filter((no) => !listed.has(no))
    const hits = await Promise.all(others.map((idNo, at) => found({ idNo }, `新生${at % 40}`)))
    expect(hits.filter((id) => id !== undefined)).toEqual([])
    const [first] = people
    expect(await onList(kept, first?.id ?? '')).toMatchObject({ name: '新生0' })
    expect(await onList(kept, crypto.randomUUID())).toBeUndefined()
  })

  it('finding 5: is prepared anew for anyone who has another name, and forgets who is off it', async () => {
    const [one] = await admitted([{ name: '改名前', idNo: '999999200803150024' }])
    await prepared()
    const { db } = college.app()
    await sql`update admissions_admitted_student set name = '改名后' where id = ${one?.id}`.execute(db)
    expect(await onList(await list(), one?.id ?? '')).toBeUndefined()
    expect(await prepared()).toMatchObject({ removed: 1, prepared: 1 })
    const book = lookUp(await list(), stretch)
    const idNo = one?.idNo ?? ''
    expect((await book.judge(tap({ idNo }, '改名后'), new Set())).student?.id).toBe(one?.id)
    expect((await book.judge(tap({ idNo }, '改名前'), new Set())).verdict).toBe('not-listed')
    await sql`update admissions_admitted_student set arrival = 'declined' where id = ${one?.id}`.execute(db)
    expect(await prepared()).toMatchObject({ removed: 1, prepared: 0 })
  })
})

describe('the list for when there is no network, while it changes', () => {
  const { college, verify, admitted, one, prepared, list, onList, roster } = deskOn('postgres')

  it('tells of what was written before the last answer and committed after it', async () => {
    const { id } = await one({ name: '改名前' })
    await prepared()
    const { shift, roster: before } = await list()
    const cursors = await college
      .app()
      .db.transaction()
      .execute(async (db) => {
        await sql`update admissions_admitted_student set due = 700000 where id = ${id}`.execute(db)
        // Others go on writing meanwhile, and the desk goes on asking.
        return asSomebodyElse(async () => {
          await one()
          const first = await roster(shift.name, before.at)
          await one()
          return [before.at, first.at, (await roster(shift.name, first.at)).at]
        })
      })
    for (const cursor of cursors)
      expect(await onList({ shift, roster: await roster(shift.name, cursor) }, id)).toMatchObject({
        due: '7000.00',
      })
  })

  it('a copy that was kept up while two desks worked is the list as it is', async () => {
    const people = await admitted(Array.from({ length: 120 }, () => ({})))
    await prepared()
    const { shift, roster: begun } = await list()
    let copy = begun
    const taken = async () => {
      const next = renewed(copy, await roster(shift.name, copy.at))
      expect(next).not.toBeNull()
      copy = next ?? copy
    }
    const half = (odd: number) => people.filter((_, at) => at % 2 === odd)
    const work = [half(0), half(1)].map(async (own) => {
      for (const { idNo } of own) await verify({ idNo })
    })
    const polling = (async () => {
      for (let times = 0; times < 25; times++) await taken()
    })()
    await Promise.all([...work, polling])
    await taken()
    const whole = { shift, roster: await roster(shift.name) }
    expect(copy.students).toHaveLength(whole.roster.total)
    for (const { id } of people) {
      const record = await onList({ shift, roster: copy }, id)
      expect(record).toMatchObject({ arrived: true })
      expect(record).toEqual(await onList(whole, id))
    }
  }, 60_000)
})

/** What both hold. */
const common = (one: readonly string[], other: readonly string[]) => {
  const known = new Set(other)
  return one.filter((text) => known.has(text))
}

/** A number of no pattern, of 18 digits. */
const numberFrom = (random: () => number) =>
  Array.from({ length: 18 }, () => Math.floor(random() * 10)).join('')
