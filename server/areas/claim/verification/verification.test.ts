import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { campusCard } from '#domain/base/campus-card.ts'
import { mostNamed } from '#domain/claim/desk-calls.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { deskOn } from '#tests/support/verify-desk.ts'

describe.each(oneEngine)('the verification desk, on %s', (engine) => {
  const { college, at, signedIn, call, entry, verify, admitted, one, arrivalOf } = deskOn(engine)

  it('lets somebody in once, and tells the second desk that they have arrived', async () => {
    const { idNo, id } = await one()
    const first = await verify({ idNo }, { cardName: '李雷', cardValidUntil: '2036-01-01' })
    expect(first).toMatchObject({ verdict: 'pass', passed: true, overridden: false })
    expect(first.student).toMatchObject({ id, name: '李雷', gender: '男', arrived: true, arrivedAt: at() })
    expect(first.student?.idNo).toBe(`${idNo.slice(0, 2)}${'*'.repeat(16)}`)
    expect(JSON.stringify(first)).not.toContain(idNo)
    expect(await arrivalOf(id)).toBe('arrived')
    expect(await verify({ idNo })).toMatchObject({ verdict: 'already', passed: false, student: { id } })
  })

  it('answers the same key as it was answered first', async () => {
    const { idNo } = await one()
    const asked = entry({ idNo })
    const first = await call('verify', asked)
    expect((await call('verify', asked)).data).toEqual(first.data)
    expect((await call('sync', { entries: [asked, asked] })).data).toEqual([first.data, first.data])
  })

  it.each([
    [{ name: '韩梅梅' }, { cardName: '李雷' }, 'mismatch', false],
    [{}, { cardName: '李雷', cardValidUntil: '2020-01-01' }, 'expired', false],
    [{ paid: 0 }, {}, 'unpaid', true],
    [{ paid: 0, deferredUntil: '2099-01-01' }, {}, 'pass', true],
    [{ arrival: 'declined' }, {}, 'not-listed', false],
    [{ arrival: 'deferred' }, {}, 'pass', true],
    [{ year: 2025 }, {}, 'not-listed', false],
  ])('of %j with %j it says %s', async (more, card, verdict, passed) => {
    const { idNo } = await one(more)
    expect(await verify({ idNo }, card)).toMatchObject({ verdict, passed })
  })

  it('keeps of somebody unknown the end of the number, and nothing in any log', async () => {
    const idNo = '410105200801019874'
    const { id, student } = await verify({ idNo }, { cardName: '王五' })
    expect(student).toBeNull()
    const { db } = college.app()
    const { rows } = await sql`select * from claim_verification where id = ${id}`.execute(db)
    expect(rows[0]).toMatchObject({ id_tail: '9874', name: null, verdict: 'not-listed', passed: false })
    expect(JSON.stringify(rows)).not.toContain('王五')
    const audits =
      await sql`select * from security_audit_record where tenant_id = ${college.tenantId}`.execute(db)
    for (const kept of [rows, audits.rows, college.logged]) expect(JSON.stringify(kept)).not.toContain(idNo)
  })

  it('finds first whom a name names just so, then by the beginning, and sends one more than is listed', async () => {
    const others = Array.from({ length: mostNamed + 2 }, (_, at) => ({ name: `安王安${at}` }))
    await admitted([...others, { name: '王安石' }, { name: '王安' }])
    const { data } = await call(`find?name=${encodeURIComponent('王安')}`)
    expect(data.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual(['王安', '王安石'])
    expect(data).toHaveLength(mostNamed + 1)
  })

  it('knows a campus card that is good, and none that is lost or out of date', async () => {
    const [good, lost, late] = await admitted([{}, {}, {}])
    const card = (studentId: string | undefined, uid: string, more: object = {}) => ({
      id: crypto.randomUUID(),
      uid,
      weak: false,
      studentId,
      state: 'valid',
      ...more,
    })
    await insertRows(college.app().db, campusCard, college.tenantId, [
      card(good?.studentId, '04A1B2C3'),
      card(lost?.studentId, '04A1B2C4', { state: 'lost' }),
      card(late?.studentId, '04A1B2C5', { validUntil: '2020-01-01' }),
    ])
    const way = { way: 'campus-card' }
    expect(await verify({ cardUid: '04A1B2C3' }, way)).toMatchObject({
      verdict: 'pass',
      student: { id: good?.id },
    })
    for (const cardUid of ['04A1B2C4', '04A1B2C5'])
      expect((await verify({ cardUid }, way)).verdict).toBe('not-listed')
  })

  it('takes a code for as long as it is good, one synchronised by when it was shown, and no other', async () => {
    const mine = await one()
    const newcomer = await signedIn(await college.person('newstudent', { studentId: mine.studentId }))
    const { data } = await call('code', undefined, newcomer)
    expect(data.student).toMatchObject({ id: mine.id, arrival: 'awaited' })
    const qr: string = data.code
    expect((await verify({ qr: `${qr.slice(0, -1)}${qr.endsWith('A') ? 'B' : 'A'}` })).verdict).toBe(
      'not-listed',
    )
    const other = await one()
    expect((await verify({ qr: qr.replace(mine.id, other.id) })).verdict).toBe('not-listed')
    const shown = at()
    college.pass(100)
    expect((await verify({ qr })).verdict).toBe('expired')
    const late = { ...entry({ qr }, { way: 'qr' }), at: shown }
    expect((await call('sync', { entries: [late] })).data).toMatchObject([{ verdict: 'pass', passed: true }])
    expect((await call('code')).status).toBe(403)
  })

  it('takes a code once: after an undo and at another kind of desk a fresh one is asked for', async () => {
    const mine = await one()
    const newcomer = await signedIn(await college.person('newstudent', { studentId: mine.studentId }))
    const goods = await signedIn(await college.person('admin'))
    const fresh = async (): Promise<string> => {
      college.pass(1)
      return (await call('code', undefined, newcomer)).data.code
    }
    const find = (qr: string) =>
      college.ask('POST', 'claim/goods/find', { token: goods, json: { kind: 'bedding', who: { qr } } })
    const found = (answers: readonly Awaited<ReturnType<typeof find>>[]) =>
      answers.flatMap(({ status, body }) => (status === 200 ? body.data : [])).map(({ id }) => id)

    const first = await fresh()
    const tap = entry({ qr: first }, { way: 'qr' })
    const passed = (await call('verify', tap)).data
    expect(passed).toMatchObject({ verdict: 'pass', passed: true })
    expect((await call('sync', { entries: [tap] })).data).toEqual([passed])
    expect((await find(first)).body.msg).toBe('二维码已用过，请学生刷新后重新出示')
    await call('undoOwn', { id: passed.id, reason: '刷错证件' })
    const again = { ...entry({ qr: first }, { way: 'qr' }), at: at() }
    expect(await verify({ qr: first })).toMatchObject({ verdict: 'expired', passed: false })
    expect((await call('sync', { entries: [again] })).data).toMatchObject([{ verdict: 'expired' }])

    const second = await fresh()
    const taps = await Promise.all([1, 2, 3].map(() => verify({ qr: second })))
    expect(taps.filter((each) => each.passed)).toHaveLength(1)
    const third = await fresh()
    expect((await call('code', undefined, newcomer)).data.student.arrival).toBe('arrived')
    expect(found(await Promise.all([1, 2, 3].map(() => find(third))))).toEqual([mine.id])
    const fourth = await fresh()
    expect(await verify({ qr: fourth })).toMatchObject({ verdict: 'already', passed: false })
    expect(found([await find(fourth)])).toEqual([mine.id])
    college.pass(100)
    expect(found([await find(await fresh()), await find(fourth)])).toEqual([mine.id])
  })

  it('finds by a part of the name or the beginning of the number, one more than the twenty that are listed', async () => {
    await admitted(Array.from({ length: 25 }, (_, at) => ({ name: `欧阳%${at}` })))
    const find = (name: string) => call(`find?name=${encodeURIComponent(name)}`)
    expect((await find('欧')).status).toBe(400)
    expect((await find('欧阳%1')).data).toHaveLength(11)
    expect((await find('欧阳')).data).toHaveLength(mostNamed + 1)
    expect((await find('_阳')).data).toEqual([])
  })

  it('refuses before and after the days that are set', async () => {
    const admin = await signedIn(await college.person('admin'))
    const parameter = async (change: object) => {
      const { body } = await college.ask('GET', 'claim/verifyParameter/getOne', { token: admin })
      const { id, revision } = body.data
      await college.ask('POST', 'claim/verifyParameter/update', {
        token: admin,
        json: { id, revision, ...change },
      })
    }
    const { name } = (await call('shift')).data
    await parameter({ opensOn: '2099-09-01' })
    expect((await call('shift')).status).toBe(409)
    expect((await call('roster')).msg).toBe('新生核验于 2099-09-01 开放')
    expect((await call('verify', entry({ idNo: '1' }))).status).toBe(409)
    await parameter({ opensOn: null, unpaidMayPass: false, offlineCopy: false })
    const { idNo } = await one({ paid: 10_000 })
    expect(await verify({ idNo })).toMatchObject({ verdict: 'unpaid', passed: false })
    expect((await call('shift')).data).toBeNull()
    expect((await call(`roster?shift=${name}`)).data).toMatchObject({ students: [], total: 0 })
    await parameter({ unpaidMayPass: true, offlineCopy: true })
  })

  it('is for those who may: not for students, nor for another college', async () => {
    const { idNo } = await one()
    const learner = await signedIn(await college.person('student'))
    for (const name of ['shift', 'roster', 'find?name=李雷', 'settings'])
      expect((await call(name, undefined, learner)).status).toBe(403)
    expect((await call('verify', entry({ idNo }), learner)).status).toBe(403)
    const { db } = college.app()
    const [theirs] = await admit(db, crypto.randomUUID(), [{ idNo: '410105200801010003' }])
    expect((await verify({ idNo: theirs?.idNo })).verdict).toBe('not-listed')
    expect((await verify({ id: theirs?.id })).verdict).toBe('not-listed')
  })

  it('counts who was to come and who came', async () => {
    const admin = await signedIn(await college.person('admin'))
    await verify({ idNo: (await one()).idNo })
    await verify({ idNo: '410105200801019875' })
    // Leave to pay later counts until its day is over; the list of another year is not counted.
    await admitted([
      { paid: 0, deferredUntil: '2020-01-01' },
      { paid: 0, deferredUntil: '2099-01-01' },
      { paid: 0, arrival: 'deferred' },
      { paid: 0, arrival: 'retained' },
      { paid: 0, year: 2025 },
    ])
    const plain = async (year: number) => {
      const { rows } = await sql<Readonly<Record<string, number>>>`select
          (count(*) filter (where arrival in ('awaited', 'deferred', 'arrived')))::int as expected,
          (count(*) filter (where arrival = 'arrived'))::int as arrived,
          (count(*) filter (where arrival in ('awaited', 'deferred')))::int as away,
          (count(*) filter (where arrival in ('awaited', 'deferred', 'arrived') and due > paid
            and coalesce(deferred_until, '-infinity'::date) < ${at().slice(0, 10)}::date))::int as unpaid
        from admissions_admitted_student where tenant_id = ${college.tenantId} and year = ${year}`.execute(
        college.app().db,
      )
      return rows[0]
    }
    const { rows: passes } = await sql<{
      passed: number
    }>`select count(*)::int as passed from claim_verification
      where tenant_id = ${college.tenantId} and verdict is not null and passed and undone_at is null`.execute(
      college.app().db,
    )
    const figures = async (path: string) => {
      const { status, body } = await college.ask('GET', path, { token: admin })
      expect([status, body.msg]).toEqual([200, expect.any(String)])
      const { data } = body
      const [all] = data.sets.find((set: { by: string[] }) => set.by.length === 0).rows
      return {
        latest: data.latest,
        figure: (name: string): number => all.figures[data.measures.indexOf(name)],
        sum: (name: string, by: string) =>
          data.sets
            .find((set: { by: string[] }) => set.by.join() === by)
            .rows.reduce(
              (sum: number, row: { figures: number[] }) =>
                sum + (row.figures[data.measures.indexOf(name)] ?? 0),
              0,
            ),
      }
    }
    const [now, before] = [await plain(2026), await plain(2025)]
    expect(now?.unpaid).toBeGreaterThan(1)
    for (const by of ['departmentId', 'majorId', 'classId']) {
      const told = await figures(`claim/verifyStats/figures?by=${by}`)
      expect(told.latest).toBe('2026')
      for (const [name, value] of Object.entries(now ?? {}))
        expect([name, told.figure(name), told.sum(name, by)]).toEqual([name, value, value])
    }
    const earlier = await figures('claim/verifyStats/figures?params.year.from=2025&params.year.to=2025')
    expect([earlier.latest, earlier.figure('expected')]).toEqual([null, before?.expected])
    const every = await figures('claim/verifyStats/figures?by=year')
    // Years side by side are compared: the total beside them is of the last one.
    expect([every.latest, every.figure('expected'), every.sum('expected', 'year')]).toEqual([
      '2026',
      now?.expected,
      (now?.expected ?? 0) + (before?.expected ?? 0),
    ])
    const desks = await figures('claim/verifyDeskStats/figures?by=verdict')
    expect([desks.figure('passed'), desks.sum('passed', 'each:hour')]).toEqual([
      passes[0]?.passed,
      passes[0]?.passed,
    ])
    expect(desks.figure('times')).toBeGreaterThan(desks.figure('passed'))
  })
})
