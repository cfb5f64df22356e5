import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { student as students } from '#domain/base/student.ts'
import { tables } from '#domain/index.ts'
import { camel } from '#domain/kernel/camel.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { quoted } from '#server/core/database/names.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { copyFrom } from '#server/engine/rows/copy-from.ts'
import { oneEngine } from '#tests/support/database.ts'
import { asSomebodyElse } from '#tests/support/one-connection.ts'
import { type Sample, sampleRows } from '#tests/support/sample-rows.ts'
import { serverOn } from '#tests/support/server.ts'

/** Whatever once kept the department that a major or a class had when they were written. */
const kept = [
  'base.grade-major',
  'base.class',
  'base.student',
  'base.counsellor',
  'base.class-leader',
  'base.mentor',
  'base.lesson',
  'admissions.admitted-student',
  'claim.verification',
  'claim.goods-order',
]

describe.each(oneEngine)('a department that gives a major away, on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const { tenantId } = college
  const ask = college.manager(
    ...['base.major', 'base.class', 'base.grade-major', 'base.student', 'base.mentor', 'dormitory.room'],
  )
  const db = () => server.app().db
  let ones: ReadonlyMap<string, Sample>
  let others: ReadonlyMap<string, Sample>
  const id = (name: string, of = ones) => of.get(name)?.id ?? ''

  beforeAll(async () => {
    ones = await sampleRows(db(), tenantId)
    others = await sampleRows(db(), tenantId, 2)
    for (const table of tables)
      await deriveCopies(
        { db: db(), tenantId },
        table,
        [id(table.name), id(table.name, others)].filter(Boolean),
      )
  }, 60_000)

  /** What stands in a field of the first samples, by their resources. */
  async function say(field: string, names = kept) {
    const rows = names.map(
      (
        name,
      ) => sql`select ${name} as name, ${sql.raw(quoted(field))}::text as said from ${sql.raw(quoted(name))}
        where id = ${id(name)}`,
    )
    const said = await sql<{ name: string; said: string }>`${sql.join(rows, sql` union `)}`.execute(db())
    return Object.fromEntries(said.rows.map((row) => [row.name, row.said]))
  }
  const all = (value: string, names = kept) => Object.fromEntries(names.map((name) => [name, value]))

  /** The resources of which a department is shown the first sample. */
  async function shownTo(department: string) {
    const scoped = kept.filter((name) => name !== 'base.grade-major')
    const head = college.person([{ may: scoped.map((name) => `${name}:view`), grants: ['departments'] }], {
      departments: [department],
    })
    const shown = await Promise.all(
      scoped.map(async (name) => {
        const [area, noun = ''] = name.split('.')
        const call = camel(noun)
        return (await head('GET', `${area}/${call}/getOne?id=${id(name)}`)).status === 200 ? [name] : []
      }),
    )
    return { shown: shown.flat(), scoped }
  }

  /** Changes one row of the samples, and gives its answer. */
  async function change(call: string, name: string, json: object) {
    const { revision } = (await ask('GET', `${call}/getOne?id=${id(name)}`)).body.data
    const { status, body } = await ask('POST', `${call}/update`, {
      json: { id: id(name), revision, ...json },
    })
    expect([status, body.msg]).toEqual([200, '操作成功'])
  }
  const majorTo = (departmentId: string) => change('base/major', 'base.major', { departmentId })

  it('reaches none of it any more, and the other all: one row', async () => {
    const [old, next] = [id('base.department'), id('base.department', others)]
    expect(await say('departmentId')).toEqual(all(old))
    await majorTo(next)
    expect(await say('departmentId')).toEqual(all(next))
    expect((await shownTo(old)).shown).toEqual([])
    const { shown, scoped } = await shownTo(next)
    expect(shown).toEqual(scoped)
    await majorTo(old)
    expect(await say('departmentId')).toEqual(all(old))
  })

  it('and many rows, and many rows taken back', async () => {
    const [old, next] = [id('base.department'), id('base.department', others)]
    const json = { rows: { ids: [id('base.major')] }, changes: { departmentId: next } }
    const { batch } = (await ask('POST', 'base/major/batchUpdate', { json })).body.data
    expect(await say('departmentId')).toEqual(all(next))
    const { body } = await ask('POST', 'base/major/undo', { json: { batch } })
    expect(body.data).toMatchObject({ undone: 1 })
    expect(await say('departmentId')).toEqual(all(old))
  })

  it('a row that is brought back says what holds by then', async () => {
    const next = id('base.department', others)
    const { batch } = (
      await ask('POST', 'base/mentor/batchRemove', { json: { rows: { ids: [id('base.mentor')] } } })
    ).body.data
    await majorTo(next)
    const { body } = await ask('POST', 'base/mentor/restore', { json: { batch } })
    expect(body.data).toMatchObject({ undone: 1 })
    expect(await say('departmentId', ['base.mentor'])).toEqual(all(next, ['base.mentor']))
    await majorTo(id('base.department'))
  })

  it('a room takes its beds, their keys and its lock to another building', async () => {
    const below = ['dormitory.bed', 'claim.dorm-key', 'system.door-device']
    const next = id('base.building', others)
    expect(await say('buildingId', below)).toEqual(all(id('base.building'), below))
    await change('dormitory/room', 'dormitory.room', { buildingId: next, no: '9' })
    expect(await say('buildingId', below)).toEqual(all(next, below))
  })

  it('a class takes everybody to another major, and back', async () => {
    const below = ['base.class', 'base.student']
    const [old, next] = [await say('majorId', below), all(id('base.major', others), below)]
    await change('base/class', 'base.class', { gradeMajorId: id('base.grade-major', others) })
    expect([await say('majorId', below), await say('grade', below)]).toEqual([next, all('2', below)])
    await change('base/class', 'base.class', { gradeMajorId: id('base.grade-major') })
    expect([await say('majorId', below), await say('grade', below)]).toEqual([old, all('1', below)])
  })

  it('a grade major is named after its major once, and keeps that name', async () => {
    const json = { grade: 2031, majorId: id('base.major') }
    const { data } = (await ask('POST', 'base/gradeMajor/add', { json })).body
    expect(data).toMatchObject({
      name: `2031级${ones.get('base.major')?.name}`,
      departmentId: id('base.department'),
    })
    await change('base/major', 'base.major', { name: '新名' })
    const again = (await ask('GET', `base/gradeMajor/getOne?id=${data.id}`)).body.data
    expect(again).toMatchObject({ name: data.name, revision: 1 })
  })

  it('an ID number that says otherwise than the form is refused', async () => {
    const person = { gender: '1', birthDate: '1880-01-01', idType: '1', idNo: '440524188001010014' }
    const tried = async (json: object) => {
      const { revision } = (await ask('GET', `base/student/getOne?id=${id('base.student')}`)).body.data
      const all = { id: id('base.student'), revision, ...person, ...json }
      return (await ask('POST', 'base/student/update', { json: all })).body.data.fields
    }
    expect(await tried({ gender: '2' })).toEqual({ gender: '性别与身份证号码不一致' })
    expect(await tried({ idNo: '440524188001010015' })).toMatchObject({
      idNo: '居民身份证号码应为 18 位，且校验码正确',
    })
  })

  it('what nobody changed is no revision, and a name passes nothing down', async () => {
    const revisions = await say('revision')
    await change('base/class', 'base.class', { name: '新名' })
    expect(await say('revision')).toEqual({
      ...revisions,
      'base.class': String(Number(revisions['base.class']) + 1),
    })
  })

  it('a student who is added while the class moves goes along', async () => {
    const next = id('base.department', others)
    const moved = { id: crypto.randomUUID(), studentNo: 'late' }
    const unit = { actor: ask.actor }
    let moving: Promise<unknown> | undefined
    let settled = false
    await db()
      .transaction()
      .execute(async (tx) => {
        const copies = await copyFrom(students, { classId: id('base.class') }, { ...unit, db: tx })
        await insertRows(tx, students, tenantId, [{ ...ones.get('base.student'), ...copies, ...moved }])
        moving = asSomebodyElse(() => majorTo(next)).finally(() => {
          settled = true
        })
        await asSomebodyElse(() => vi.waitFor(waitsOrIsDone, { interval: 10, timeout: 5000 }))
      })
    await moving
    const { rows } = await sql<{ said: string }>`select department_id as said from base_student
      where id = ${moved.id}`.execute(db())
    expect(rows[0]?.said).toBe(next)

    async function waitsOrIsDone() {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db())
      expect(settled || rows.length > 0).toBe(true)
    }
  })
})
