import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { schoolClass } from '#domain/base/class.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { FigureRow, Figures } from '#domain/kernel/figures.ts'
import { secretField } from '#domain/security/secret-field.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { newId } from '#server/core/new-id.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { deriveCopies } from './copies.ts'

const aDay = 24 * 3600

interface Listed {
  readonly id: string
  readonly name: string
  readonly studentState: string
  readonly classId: string
  readonly departmentId: string
  readonly labels: Readonly<Record<string, string>>
}

describe.each(oneEngine)('a list as of a past day, on %s', (engine) => {
  const server = sessionsOn(engine)
  const people = {} as Record<'moved' | 'left' | 'stayed' | 'other', string>
  const classes = { old: '', next: '' }
  let before = ''

  const day = () => timeOf(new Date(server.now())).slice(0, 10)
  const found = (rows: readonly Listed[]) =>
    Object.fromEntries(
      rows.map(({ name, studentState, labels }) => [name, `${studentState} ${labels.classId}`]),
    )
  const admin = () => server.as('admin')
  const roster = async (query: string, as?: Awaited<ReturnType<typeof admin>>) => {
    const { body } = await (as ?? (await admin()))(`base/student/page?size=50&${query}`)
    return body.data as { readonly records: readonly Listed[]; readonly total: number }
  }

  beforeAll(async () => {
    const { db } = server.app()
    const { tenantId } = server
    const [moved, left, stayed] = await admit(db, tenantId, [
      { name: '转班' },
      { name: '退学' },
      { name: '在读' },
    ])
    const [other] = await admit(db, tenantId, [{ name: '别班' }])
    Object.assign(people, {
      ...{ moved: moved?.studentId, left: left?.studentId },
      ...{ stayed: stayed?.studentId, other: other?.studentId },
    })
    for (const table of [gradeMajor, schoolClass, student]) {
      const { rows } = await sql<{
        id: string
      }>`select id from ${sql.id(table.name.replace('.', '_').replace('-', '_'))}
        where tenant_id = ${tenantId}`.execute(db)
      await deriveCopies(
        { db, tenantId },
        table,
        rows.map(({ id }) => id),
      )
    }
    const classOf = async (id: string) => {
      const { rows } = await sql<{
        id: string
      }>`select class_id as id from base_student where id = ${id}`.execute(db)
      return rows[0]?.id ?? ''
    }
    Object.assign(classes, { old: await classOf(people.moved), next: await classOf(people.other) })
    before = day()
    await sql`update base_student set entry_date = ${daysAfter(before, -30)} where tenant_id = ${tenantId}`.execute(
      db,
    )
    server.pass(2 * aDay)
    const change = async (id: string, json: object) => {
      // A session does not live for days.
      const { status, body } = await (await admin())('base/student/update', 'POST', { json: { id, ...json } })
      expect([status, body.msg]).toEqual([200, '操作成功'])
    }
    await change(people.moved, { classId: classes.next })
    await change(people.left, { studentState: '03' })
    server.pass(2 * aDay)
    await change(people.moved, { studentState: '02' })
  })

  it('tells state and class as they were then, and as they are without a day', async () => {
    const names = await sql<{ id: string; name: string }>`select id, name from base_class
      where tenant_id = ${server.tenantId}`.execute(server.app().db)
    const called = (id: string) => names.rows.find((each) => each.id === id)?.name
    const [old, next] = [called(classes.old), called(classes.next)]
    const now = found((await roster('')).records)
    expect(now).toEqual({ 转班: `02 ${next}`, 退学: `03 ${old}`, 在读: `01 ${old}`, 别班: `01 ${next}` })
    const then = { 转班: `01 ${old}`, 退学: `01 ${old}`, 在读: `01 ${old}`, 别班: `01 ${next}` }
    expect(found((await roster(`params.asOf=${before}`)).records)).toEqual(then)
    // A change counts from its own day on.
    const between = { ...now, 转班: `01 ${next}` }
    expect(found((await roster(`params.asOf=${daysAfter(before, 2)}`)).records)).toEqual(between)
    expect(found((await roster(`params.asOf=${day()}`)).records)).toEqual(now)
  })

  it('is filtered, counted and followed by what hangs on the class', async () => {
    const then = await roster(`params.asOf=${before}&params.classId=${classes.old}&params.studentState=01`)
    expect([then.total, Object.keys(found(then.records)).toSorted()]).toEqual([
      3,
      ['在读', '转班', '退学'].toSorted(),
    ])
    expect(new Set(then.records.map(({ departmentId }) => departmentId)).size).toBe(1)
    expect((await roster(`params.classId=${classes.old}&params.studentState=01`)).total).toBe(1)
    expect((await roster(`params.asOf=${daysAfter(before, -31)}`)).total).toBe(0)
  })

  it('lets nobody see more than today', async () => {
    const { app, tenantId } = server
    const teacherId = newId()
    const [{ departmentId } = { departmentId: '' }] = (await roster('')).records
    await insertRows(app().db, teacher, tenantId, [
      {
        ...{ id: teacherId, staffNo: 'T1', name: '辅导员', gender: '1', departmentId, post: '1' },
        ...{ birthDate: '1990-01-01', idType: '1', idNo: 'T1', teacherState: '1' },
      },
    ])
    await insertRows(app().db, counsellor, tenantId, [
      { id: newId(), teacherId, classId: classes.old, since: daysAfter(before, -60) },
    ])
    const { body } = await server.signIn(await server.person('counsellor', { teacherId }))
    const seen = async (query: string) =>
      found(
        (await server.ask('GET', `base/student/page?${query}`, { token: body.access_token })).body.data
          .records,
      )
    const own = ['在读', '退学'].toSorted()
    expect(Object.keys(await seen('')).toSorted()).toEqual(own)
    expect(Object.keys(await seen(`params.asOf=${before}`)).toSorted()).toEqual(own)
  })

  it('is exported as it is listed, and the sheet says of which day it is', async () => {
    const { body } = await server.signIn(await server.person('admin'))
    const answer = await server.hono().request('/api/campus-base/student/export', {
      method: 'POST',
      headers: {
        'Campus-Auth': `bearer ${body.access_token}`,
        'Tenant-Id': server.tenantId,
        'Accept-Errors': '2',
      },
      body: JSON.stringify({
        fileName: '花名册',
        params: { filters: { asOf: before }, sort: ['studentNo'] },
        heard: { name: '姓名', studentState: '学生状态' },
      }),
    })
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    const rows = sheets[0]?.rows ?? []
    expect(rows.slice(1, 5).map((row) => row[1])).toEqual(['在读', '在读', '在读', '在读'])
    expect(String(rows.at(-1)?.[0])).toContain(`截至 ${before}`)
  })

  it('is counted in the statistics of that day, and its numbers lead to its rows', async () => {
    const figures = async (query: string) =>
      (await (await admin())(`records/statsRollStatus/figures?${query}`)).body.data as Figures
    const counted = ({ sets, measures }: Figures, name: string) => {
      const [total] = (sets.find(({ by }) => by.length === 0)?.rows ?? []) as readonly FigureRow[]
      return total?.figures[measures.indexOf(name)]
    }
    const [now, then] = [await figures(''), await figures(`on=${before}`)]
    expect([counted(now, 'onTheRoll'), counted(then, 'onTheRoll')]).toEqual([2, 4])
    expect([counted(now, 'studentState02'), counted(then, 'studentState02')]).toEqual([1, 0])
    expect(then.on).toBe(before)
  })

  it('is to look at: nothing is done with all that match it, and other lists know no past', async () => {
    const ask = await admin()
    const rows = { matching: { filters: { asOf: before } } }
    const asked = { rows, expected: 4, changes: { studentState: '03' } }
    const { body } = await ask('base/student/batchUpdate', 'POST', { json: asked })
    expect(body.msg).toBe('过去某日的名单只能查看和导出，请先清空截至日期')
    for (const path of [`base/student/page?params.asOf=2026-02-30`, `base/class/page?params.asOf=${before}`])
      expect((await ask(path)).status).toBe(400)
  })

  it('is closed to anyone from whom a part of it is kept', async () => {
    const { db } = server.app()
    const { tenantId } = server
    const ask = await admin()
    const { rows } = await sql<{ id: string }>`select id from system_role where tenant_id = ${tenantId}
      and code = 'admin'`.execute(db)
    const hidden = { roleId: rows[0]?.id, resource: 'base.student', field: 'entryDate', access: 'hidden' }
    await insertRows(db, secretField, tenantId, [{ id: newId(), ...hidden }])
    const statuses = [await ask('base/student/page'), await ask(`base/student/page?params.asOf=${before}`)]
    await sql`delete from security_secret_field where tenant_id = ${tenantId}`.execute(db)
    expect(statuses.map(({ status }) => status)).toEqual([200, 400])
  })
})
