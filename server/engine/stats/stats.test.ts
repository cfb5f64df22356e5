import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FigureRow, Figures } from '#domain/kernel/figures.ts'
import { rowsBehind } from '#domain/kernel/rows-behind.ts'
import { leaveStats } from '#domain/leave/stats.ts'
import { rollStats } from '#domain/records/stats.ts'
import { secretField } from '#domain/security/secret-field.ts'
import { installKinds } from '#server/areas/leave/install.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import { engines } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'
import { fillSmallCollege } from '#tests/support/small-college.ts'

const days = 'from=2026-02-01&to=2026-06-30'

describe.each(engines)('figures, on %s', (engine) => {
  const { ask, app, hono, tenantId, signIn } = sessionsOn(engine)
  const tokens = new Map<string, string>()

  async function asked(account: string, query: string, path = 'leave/statsClass/figures') {
    const token = tokens.get(account) ?? (await signIn(account, password)).body.access_token
    tokens.set(account, token)
    return ask('GET', `${path}?${query}`, { token })
  }
  const figures = async (account: string, query = days): Promise<Figures> =>
    (await asked(account, query)).body.data
  const rows = ({ sets }: Figures, ...by: readonly string[]) =>
    sets.find((set) => set.by.length === by.length && by.every((each) => set.by.includes(each)))?.rows ?? []
  const figure = ({ measures }: Figures, row: FigureRow | undefined, name: string) =>
    row?.figures[measures.indexOf(name)]
  const one = async <Row>(statement: ReturnType<typeof sql<Row>>) => (await statement.execute(app().db)).rows

  beforeAll(async () => {
    await fillSmallCollege({ app, tenantId }, async (db) => {
      await installKinds(db, tenantId)
    })
    // Every third student, one leave in each of five months; the kinds and the ends by turns.
    await sql`insert into leave_application (id, tenant_id, revision, created_at, created_by, updated_at, updated_by,
        title, number, student_id, class_id, department_id, type_id, reason, starts_on, ends_on, starts_at, ends_at,
        days, lessons, leaves_campus, leaves_city, holiday_eve, state, decided_in)
      select gen_random_uuid(), s.tenant_id, 1, now(), 'test', now(), 'test', '请假', 'T' || s.n || '-' || m,
        s.id, s.class_id, s.department_id, t.id, '测试', d::date, d::date + 1, d, d + interval '2 days',
        1 + (s.n + m) % 4, 2 * ((s.n + m) % 4), true, (s.n + m) % 5 = 0, false,
        (array['closed', 'overdue', 'refused', 'away'])[1 + (s.n + m) % 4],
        case when (s.n + m) % 5 > 0 then (s.n * m) % 37 + 0.5 end
      from (select *, row_number() over (order by student_no) as n from base_student where tenant_id = ${tenantId}) s
      cross join generate_series(2, 6) m
      cross join lateral (select make_timestamptz(2026, m, 1 + (s.n % 27)::int, 8, 0, 0, 'Asia/Shanghai') as d) at
      join lateral (select id from leave_type where tenant_id = ${tenantId} order by code offset (s.n + m) % 3 limit 1) t on true
      where s.n % 3 = 0`.execute(app().db)
  })

  const beforeIn = (answer: Figures) => {
    const at = answer.measures.indexOf('times')
    return rows(answer, 'classId').reduce((sum, row) => sum + (row.before?.[at] ?? 0), 0)
  }

  it('stand by the names of their groups, as lists do', async () => {
    const labels = rows(await figures('admin'), 'classId').map((row) => row.labels[0])
    const named = await one(sql<{ name: string }>`select name from base_class where tenant_id = ${tenantId}
      and name = any(${labels}) order by name_sort_key, id`)
    expect(labels.length).toBeGreaterThan(2)
    expect(labels).toEqual(named.map(({ name }) => name))
  })

  const roles = ['admin', 'department', 'counsellor'] as const
  /** The rows with a department and a class that somebody answers for, in plain SQL. */
  async function reachOf(account: (typeof roles)[number]) {
    const [reach] = await one(sql<{ department: string | null; classes: string[] }>`
        select (select t.department_id from base_teacher t where t.tenant_id = u.tenant_id and t.id = u.teacher_id) as department,
          array(select c.class_id from base_counsellor c where c.tenant_id = u.tenant_id and c.teacher_id = u.teacher_id) as classes
        from "system_user" u where u.tenant_id = ${tenantId} and u.account = ${account}`)
    return {
      admin: sql`true`,
      department: sql`l.department_id = ${reach?.department}`,
      counsellor: sql`l.class_id = any(${reach?.classes}::uuid[])`,
    }[account]
  }

  it('are what a plain count says, of all, of a department and of a counsellor’s classes', async () => {
    for (const account of roles) {
      const answer = await figures(account)
      const mine = await reachOf(account)
      const plain = await one(sql<{
        id: string
        times: number
        students: number
        days: number
        overdue: number
      }>`
        select l.class_id as id, count(*)::int as times, count(distinct l.student_id)::int as students,
          sum(l.days)::float8 as days, (count(*) filter (where l.state = 'overdue'))::int as overdue
        from leave_application l where l.tenant_id = ${tenantId} and ${mine} and l.number like 'T%'
          and l.state in ('approved', 'away', 'checking', 'overdue', 'closed') group by 1`)
      expect(plain.length).toBeGreaterThan(0)
      for (const { id, ...expected } of plain) {
        const row = rows(answer, 'classId').find(({ keys }) => keys[0] === id)
        for (const [name, value] of Object.entries(expected))
          expect(figure(answer, row, name)).toBeCloseTo(value, 6)
        expect(figure(answer, row, 'overdueRate')).toBeCloseTo((100 * expected.overdue) / expected.times, 6)
      }
      const sum = (name: 'times' | 'days') => plain.reduce((all, row) => all + row[name], 0)
      const [totals] = rows(answer)
      expect([figure(answer, totals, 'times'), figure(answer, totals, 'days')]).toEqual([
        sum('times'),
        sum('days'),
      ])
    }
  })

  it('say how long half of the decisions took at most, and nine of ten, as plain SQL does', async () => {
    const waits = await one(sql<{ id: string; hours: number[] }>`
      select class_id as id, array_agg(decided_in::float8 order by decided_in) as hours from leave_application
      where tenant_id = ${tenantId} and decided_in is not null group by 1`)
    /** Between the two values that lie around it. */
    const within = (hours: readonly number[], part: number) => {
      const at = part * (hours.length - 1)
      const [low = 0, high = low] = [hours[Math.floor(at)], hours[Math.ceil(at)]]
      return low + (high - low) * (at - Math.floor(at))
    }
    const answer = await figures('admin')
    expect(waits.length).toBeGreaterThan(2)
    for (const { id, hours } of waits) {
      const row = rows(answer, 'classId').find(({ keys }) => keys[0] === id)
      expect(figure(answer, row, 'decidedHalf')).toBeCloseTo(within(hours, 0.5), 6)
      expect(figure(answer, row, 'decidedMost')).toBeCloseTo(within(hours, 0.9), 6)
    }
    const none = await figures('admin', 'from=2026-08-01&to=2026-08-31')
    expect(figure(none, rows(none)[0], 'decidedHalf')).toBeNull()
  })

  it('are put together by age as plain SQL reckons it, and lead to as many rows', async () => {
    const path = 'records/statsGender/figures'
    expect((await asked('student', 'by=birthDate', path)).status).toBe(403)
    for (const account of ['admin', 'department'] as const) {
      const answer: Figures = (await asked(account, 'by=birthDate', path)).body.data
      const plain = await one(sql<{ age: number; students: number; men: number }>`
        select extract(year from age(${answer.at.slice(0, 10)}::date, l.birth_date))::int as age,
          count(*)::int as students, (count(*) filter (where l.gender = '1'))::int as men
        from base_student l where l.tenant_id = ${tenantId} and ${await reachOf(account)}
          and l.student_state in ('01', '05') group by 1`)
      const told = rows(answer, 'birthDate')
      expect(told.length).toBeGreaterThan(2)
      for (const [at, { keys, figures: counted }] of told.entries()) {
        const next = told[at + 1]?.keys[0] ?? '999'
        const within = plain.filter(({ age }) => age >= Number(keys[0]) && age < Number(next))
        const sum = (name: 'students' | 'men') => within.reduce((all, row) => all + row[name], 0)
        expect([keys[0], counted[answer.measures.indexOf('students')]]).toEqual([keys[0], sum('students')])
        expect(counted[answer.measures.indexOf('men')]).toBe(sum('men'))
        const groups = { birthDate: keys[0] ?? null }
        const condition = JSON.stringify(
          rowsBehind(rollStats.gender, answer, { groups, measure: 'students' }),
        )
        const list = await asked(account, `condition=${encodeURIComponent(condition)}`, 'base/student/page')
        expect(list.body.data.total).toBe(sum('students'))
      }
    }
  })

  it('are cut by a path over a reference, by two groups, and by weeks', async () => {
    const answer = await figures('admin', `${days}&by=typeId&across=classId`)
    const crossed = rows(answer, 'typeId', 'classId')
    const byType = rows(answer, 'typeId')
    for (const type of byType)
      expect(
        crossed
          .filter(({ keys }) => keys[0] === type.keys[0])
          .reduce((sum, row) => sum + (figure(answer, row, 'times') ?? 0), 0),
      ).toBe(figure(answer, type, 'times'))
    expect(
      rows(answer, 'each:week', 'typeId').every(({ keys }) => /^2026-\d\d-\d\d$/.test(keys[0] ?? '')),
    ).toBe(true)
    const majors: Figures = (await asked('admin', days, 'leave/statsMajor/figures')).body.data
    expect(rows(majors, 'studentId.majorId').every(({ labels }) => labels[0])).toBe(true)
    expect(figure(majors, rows(majors)[0], 'times')).toBe(figure(answer, rows(answer)[0], 'times'))
  })

  it('are compared with the time before, and say what held on one day', async () => {
    const compared = await figures('admin', 'from=2026-03-01&to=2026-03-31&compare=before')
    expect(compared.compared).toEqual({ from: '2026-01-29', to: '2026-02-28' })
    const february = await figures('admin', 'from=2026-01-29&to=2026-02-28')
    expect(rows(compared)[0]?.before).toEqual(rows(february)[0]?.figures)
    expect(rows(compared, 'classId').length).toBeGreaterThan(2)
    expect(beforeIn(compared)).toBe(rows(compared)[0]?.before?.[compared.measures.indexOf('times')])
    const gone = await figures('admin', 'from=2026-07-01&to=2026-07-31&compare=before')
    expect(rows(gone, 'classId').length).toBeGreaterThan(2)
    expect(rows(gone, 'classId').map((row) => figure(gone, row, 'times'))).not.toContain(1)
    expect(beforeIn(gone)).toBe(rows(gone)[0]?.before?.[gone.measures.indexOf('times')])
    expect(rows(gone, 'each:week', 'typeId')).toEqual([])
    const on = await figures('admin', 'on=2026-03-05')
    const [plain] = await one(sql<{ n: number }>`select count(*)::int as n from leave_application l
      where l.tenant_id = ${tenantId} and l.state in ('approved', 'away', 'checking', 'overdue', 'closed')
        and l.starts_at <= '2026-03-05 23:59:59+08' and (l.ends_at is null or l.ends_at > '2026-03-05 23:59:59+08')`)
    expect(figure(on, rows(on)[0], 'times')).toBe(plain?.n)
  })

  it('lead to as many rows as they say', async () => {
    const answer = await figures('admin')
    const token = (await signIn('admin', password)).body.access_token
    const row = rows(answer, 'classId').find((each) => figure(answer, each, 'overdue'))
    for (const [measure, groups] of [
      ['times', {}],
      ['overdue', { classId: row?.keys[0] ?? null }],
      ['outOfCity', { classId: row?.keys[0] ?? null }],
    ] as const) {
      const condition = rowsBehind(leaveStats.class, answer, { groups, measure })
      const list = await ask(
        'GET',
        `leave/application/page?condition=${encodeURIComponent(JSON.stringify(condition))}`,
        { token },
      )
      expect(list.body.data.total).toBe(figure(answer, measure === 'times' ? rows(answer)[0] : row, measure))
    }
    const week = rows(answer, 'each:week', 'typeId').find((each) => figure(answer, each, 'times'))
    const groups = { 'each:week': week?.keys[0] ?? null, typeId: week?.keys[1] ?? null }
    const condition = JSON.stringify(rowsBehind(leaveStats.class, answer, { groups, measure: 'times' }))
    const path = `leave/application/page?condition=${encodeURIComponent(condition)}`
    expect((await ask('GET', path, { token })).body.data.total).toBe(figure(answer, week, 'times'))
  })

  it('obey the filters of the list, and refuse by name what they do not know', async () => {
    const answer = await figures('admin', `${days}&params.state=overdue`)
    const [totals] = rows(answer)
    expect(figure(answer, totals, 'times')).toBe(figure(answer, totals, 'overdue'))
    for (const query of [
      'by=idNo',
      'by=classId&across=classId',
      'from=2026-13-01',
      'from=1900-01-01&to=2026-01-01',
      'params.secret=1',
      'compare=never',
    ])
      expect((await asked('admin', query)).status).toBe(400)
    expect((await asked('repairer', days)).status).toBe(403)
    expect((await asked('counsellor', days, 'leave/statsCollege/figures')).status).toBe(200)
  })

  it('say nothing of a field that the asker is shown in part or not at all', async () => {
    const [admin] = await one(sql<{ id: string }>`select id from system_role
      where tenant_id = ${tenantId} and code = 'admin'`)
    for (const access of ['masked', 'hidden']) {
      const rules = ['days', 'typeId'].map((field) => ({ id: newId(), roleId: admin?.id, field, access }))
      const resource = leaveStats.class.of.name
      await insertRows(
        app().db,
        secretField,
        tenantId,
        rules.map((rule) => ({ ...rule, resource, first: null, last: null })),
      )
      const { groups, measures } = await figures('admin')
      await sql`delete from security_secret_field where tenant_id = ${tenantId}`.execute(app().db)
      expect([access, groups.includes('typeId'), measures.includes('days')]).toEqual([access, false, false])
      expect([groups, measures]).toEqual([
        expect.arrayContaining(['classId']),
        expect.arrayContaining(['times']),
      ])
    }
  })

  it('leave as a workbook that is written down', async () => {
    const token = (await signIn('admin', password)).body.access_token
    const answer = await hono().request(`/api/campus-leave/statsClass/exportFigures?${days}`, {
      headers: { 'Tenant-Id': tenantId, 'Campus-Auth': `bearer ${token}` },
    })
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    expect(sheets[0]?.rows[0]?.slice(0, 4)).toEqual(['班级', '请假人次', '请假人数', '请假天数'])
    const [log] = await one(sql<{ title: string }>`select menu_title as title from system_log_export
      where tenant_id = ${tenantId}`)
    expect(log?.title).toBe('请假统计（班级）')
  })

  it('have their earlier figures and changes in the workbook, where periods are compared', async () => {
    const token = (await signIn('admin', password)).body.access_token
    const asked = 'from=2026-03-01&to=2026-03-31&compare=before'
    const answer = await hono().request(`/api/campus-leave/statsClass/exportFigures?${asked}`, {
      headers: { 'Tenant-Id': tenantId, 'Campus-Auth': `bearer ${token}` },
    })
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    const [heads = [], ...lines] = sheets[0]?.rows ?? []
    const times = ['请假人次', '请假人次（上期）', '请假人次（变化）']
    expect(heads.slice(1, 4)).toEqual(times)
    expect(heads).toEqual(
      expect.arrayContaining(['逾期率（%）', '逾期率（上期，%）', '逾期率（变化，百分点）']),
    )
    for (const [, now, before, change] of lines.slice(0, -1))
      expect(Number(change)).toBe(Number(now) - Number(before))
  })
})
