import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources, tables } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { type Duty, grants, type Range, rangeOf } from '#domain/kernel/grant.ts'
import { stepOf } from '#domain/kernel/path.ts'
import type { AnyResource, Scope } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { declaredDuties, holderIn, targetOf } from '#server/core/actor/duties.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import { tableNamed } from '#server/core/tables.ts'
import type { Pair } from '#server/engine/history/record.ts'
import { allCopies, type Copies, deriveCopies, followCopies } from '#server/engine/rows/copies.ts'
import { scopeFilter, valueAt } from '#server/engine/rows/scope.ts'
import { oneEngine } from '#tests/support/database.ts'
import { type Sample, sampleRows } from '#tests/support/sample-rows.ts'
import { serverOn } from '#tests/support/server.ts'
import { staleCopies } from '#tests/support/stale-copies.ts'

const fieldOf = ({ name, fields }: AnyTable, field: string): Field => {
  const found = (fields as Fields)[field]
  if (!found) throw new Error(`${name} has no field ${field}.`)
  return found
}
const scopesOf = ({ scope = [] }: { readonly scope?: readonly Scope[] }) => scope
const migration = 'server/core/database/migrations/20261123T0756-copies-as-their-sources.sql'
const nameOf = ({ of, by }: Copies) => `${of.name}.${by}`

/** The table that ids at the end of a path are of. */
function endOf(table: AnyTable, path: string): string {
  const step = stepOf(table, path)
  if (typeof step !== 'string') return endOf(tableNamed(step.to), step.rest)
  const { target } = step === 'id' ? { target: table.name } : fieldOf(table, step)
  if (!target) throw new Error(`${table.name}.${step} is no reference, and nobody is granted its values.`)
  return target
}

describe('declared', () => {
  it.each(allCopies.map((copies) => [nameOf(copies), copies] as const))(
    'what %s brings along is of one kind here and there, and comes one way',
    (_, { of, by, source, takes }) => {
      for (const [here, there] of Object.entries(takes)) {
        const [copy, from] = [fieldOf(of, here), fieldOf(tableNamed(source), there)]
        expect([here, copy.kind, copy.target, copy.masked]).toEqual([
          here,
          from.kind,
          from.target,
          from.masked,
        ])
        const others = allCopies.filter((each) => each.of === of && (each.by === here || here in each.takes))
        expect(others.map((each) => each.by)).toEqual([by])
        if (copy.presence === 'required') expect([here, from.presence]).toEqual([here, 'required'])
      }
    },
  )

  it('no copy comes from itself in the end', () => {
    const sources = new Map<string, string>(
      allCopies.flatMap(({ of, source, takes }) =>
        Object.entries(takes).map(([here, there]) => [`${of.name}.${here}`, `${source}.${there}`] as const),
      ),
    )
    for (const copy of sources.keys()) {
      const passed = new Set<string>()
      for (let at: string | undefined = copy; at; at = sources.get(at)) {
        expect([copy, passed.has(at)]).toEqual([copy, false])
        passed.add(at)
      }
    }
  })

  it('a scope that goes along a path says where it goes wrong', () => {
    const along = (path: string) => () => endOf(tableNamed('base.campus-card'), path)
    expect(along('studentId.classId')()).toBe('base.class')
    expect(along('studentId.clasId')).toThrow('base.student has no field clasId, as the path clasId says.')
    expect(along('studentId.name.id')).toThrow('base.student.name is no reference, as the path name.id says.')
    expect(along('studentId.name')).toThrow(
      'base.student.name is no reference, and nobody is granted its values.',
    )
  })

  const ofRange = new Map<Range, string>(
    declaredDuties.map(({ duty, resource, gives }) => [rangeOf(duty), targetOf(resource, gives.over)]),
  )
  const persons = ['base.student', 'base.teacher', 'system.user']

  it.each(resources.filter(({ scope }) => scope).map((resource) => [resource.name, resource] as const))(
    'each scope of %s leads to what its duty gives',
    (_, resource) => {
      for (const { field, grant } of scopesOf(resource)) {
        const end = endOf(resource, field)
        const expected = ofRange.get(grant)
        expect([field, end]).toEqual([field, expected ?? persons.find((person) => person === end)])
      }
    },
  )

  it('each duty is given by somebody, to a person, over rows of one table', () => {
    const personal = ['all', 'departments', 'self', 'assigned']
    const given = new Set<string>(declaredDuties.map(({ duty }) => duty))
    expect(Object.keys(grants.labels).filter((grant) => !given.has(grant))).toEqual(personal)
    for (const each of declaredDuties) {
      const { duty, resource, gives } = each
      expect([resource.name, holderIn(each) !== undefined]).toEqual([resource.name, true])
      expect([resource.name, targetOf(resource, gives.over)]).toEqual([
        resource.name,
        ofRange.get(rangeOf(duty)),
      ])
      for (const field of [gives.since, gives.until])
        if (field) expect(fieldOf(resource, field).kind).toBe('date')
      if (gives.unless) fieldOf(resource, gives.unless)
    }
  })
})

/** What every source of a copy may change by: fields at the beginning of a chain, and references along it. */
const copied = new Set(
  allCopies.flatMap(({ of, takes }) => Object.keys(takes).map((here) => `${of.name} ${here}`)),
)
const sources = allCopies.flatMap(({ of, by, source, takes }) => [
  ...Object.values(takes).map((there) => `${source} ${there}`),
  `${of.name} ${by}`,
])
const alone = (table: AnyTable, field: string) =>
  (table.unique ?? []).some((fields: readonly string[]) => fields.join() === field)
const cases = [...new Set(sources)]
  .filter((source) => !copied.has(source))
  .map((source) => source.split(' ') as [string, string])
  .map(([name, field]) => [name, field, tableNamed(name)] as const)
  // Each bed has one key: the samples have no bed without one.
  .filter(([, field, table]) => !(alone(table, field) && fieldOf(table, field).presence === 'required'))

class GivenUp extends Error {}
const raw = (name: string) => sql.raw(quoted(name))
type Scoped = {
  readonly resource: AnyResource
  readonly grant: Range
  readonly value: unknown
  readonly row: string
}

describe.each(oneEngine)('what rows repeat, on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const { tenantId } = college
  let ones: ReadonlyMap<string, Sample>
  let others: ReadonlyMap<string, Sample>

  beforeAll(async () => {
    const { db } = server.app()
    ones = await sampleRows(db, tenantId)
    others = await sampleRows(db, tenantId, 2)
    for (const table of tables) {
      const ids = [ones, others].flatMap((rows) => rows.get(table.name)?.id ?? [])
      await deriveCopies({ db, tenantId }, table, ids)
    }
  }, 60_000)

  /** Does it, and leaves no trace for the next. */
  const tried = (work: (db: Database) => Promise<void>) =>
    server
      .app()
      .db.transaction()
      .execute(async (db) => {
        await work(db)
        throw new GivenUp()
      })
      .catch((error) => expect(error).toBeInstanceOf(GivenUp))

  /** The id by which each scope finds the first sample of its resource; where two scopes have one grant, neither tells. */
  async function scoped(db: Database) {
    const found = new Map<string, Scoped>()
    for (const resource of resources) {
      const row = ones.get(resource.name)?.id ?? ''
      const scope = scopesOf(resource).filter(
        ({ grant }, _, all) => all.filter((each) => each.grant === grant).length === 1,
      )
      if (scope.length === 0) continue
      const values = scope.map(({ field }) => sql`${valueAt(resource, field)} as ${sql.id(field)}`)
      const { rows } = await sql<
        Record<string, unknown>
      >`select ${sql.join(values)} from ${raw(resource.name)} r
        where r.id = ${row}`.execute(db)
      for (const { field, grant } of scope)
        found.set(`${resource.name} ${field}`, { resource, grant, value: rows[0]?.[field], row })
    }
    return found
  }

  async function reached(db: Database, { resource, grant, row }: Scoped, id: unknown) {
    const ids = id === null ? [] : [String(id)]
    const { actor } = college.person([{ may: [], grants: [grant] }], { [grant]: ids })
    const { rows } = await sql`select from ${raw(resource.name)} r
      where r.id = ${row} and ${scopeFilter(resource, actor)()}`.execute(db)
    return rows.length === 1
  }

  it('begins as it is said', async () => {
    expect(await staleCopies(server.app().db, tenantId)).toEqual([])
  })

  it.each(cases)(
    '%s: a new %s is repeated below, and reached by the new and not by the old',
    (name, field, table) =>
      tried(async (db) => {
        const id = ones.get(name)?.id ?? ''
        const { kind, target = '', dictionary } = fieldOf(table, field)
        const before = await scoped(db)
        const was = (
          await sql<{ was: unknown }>`select ${raw(field)} as was from ${raw(name)} where id = ${id}`.execute(
            db,
          )
        ).rows[0]?.was
        const other = alone(table, field) ? null : others.get(target)?.id
        const code = Object.keys(dictionary?.labels ?? {}).find((each) => each !== was)
        const another: Readonly<Record<string, unknown>> = {
          reference: other,
          choice: code,
          moment: '2031-03-01 08:00+08',
        }
        const next = kind in another ? another[kind] : 7
        expect(was).not.toEqual(next)
        await sql`update ${raw(name)} set ${raw(field)} = ${next} where id = ${id}`.execute(db)
        await deriveCopies({ db, tenantId }, table, [id])
        const pair = [
          { id, [field]: was },
          { id, [field]: next },
        ] as unknown as Pair
        await followCopies({ db, actor: college.person([]).actor }, table, [pair])
        expect(await staleCopies(db, tenantId)).toEqual([])
        for (const [key, now] of await scoped(db)) {
          const old = before.get(key)?.value
          if (old !== now.value)
            expect([key, await reached(db, now, now.value), await reached(db, now, old)]).toEqual([
              key,
              now.value !== null,
              false,
            ])
        }
      }),
  )

  it('a scope along a path reaches through rows, or by the copy where there is one', async () => {
    const { db } = server.app()
    const id = (name: string) => ones.get(name)?.id ?? ''
    const found = async (table: AnyTable, field: string, grant: Duty, ids: readonly string[]) => {
      const { actor } = college.person([{ may: [], grants: [grant] }], { [grant]: ids })
      const reach = scopeFilter({ ...table, scope: [{ field, grant: rangeOf(grant) }] }, actor)()
      const query = sql<{
        id: string
      }>`select r.id from ${raw(table.name)} r where r.tenant_id = ${tenantId} and ${reach}`
      const { rows } = await query.execute(db)
      return { ids: rows.map((row) => row.id), through: query.compile(db).sql.match(/exists/g)?.length ?? 0 }
    }
    const [card, mentor] = [tableNamed('base.campus-card'), tableNamed('base.mentor')]
    const own = { ids: [id('base.campus-card')], through: 1 }
    expect(await found(card, 'studentId.classId', 'classes', [id('base.class')])).toEqual(own)
    expect(await found(card, 'studentId.classId', 'classes', [crypto.randomUUID()])).toEqual({
      ids: [],
      through: 1,
    })
    // The student says what the class of the student says.
    const above = await found(card, 'studentId.classId.departmentId', 'departments', [id('base.department')])
    expect(above).toEqual(own)
    const far = await found(card, 'studentId.classId.venueId.buildingId', 'buildings', [id('base.building')])
    expect(far).toEqual({ ids: own.ids, through: 3 })
    const near = await found(mentor, 'studentId.departmentId', 'departments', [id('base.department')])
    expect(near).toEqual({ ids: [id('base.mentor')], through: 0 })
  })

  it('an old college is right after its migration', () =>
    tried(async (db) => {
      const text = readFileSync(migration, 'utf8')
      const mends = ({ name }: AnyTable, here: string) =>
        new RegExp(`update ${snake(name)} t\\s+set[^;]*${snake(here)} = s`).test(text)
      for (const { of, takes } of allCopies)
        for (const here of Object.keys(takes).filter((name) => mends(of, name)))
          if (fieldOf(of, here).presence === 'system')
            await sql`update ${raw(of.name)} set ${raw(here)} = null where tenant_id = ${tenantId}`.execute(
              db,
            )
      expect((await staleCopies(db, tenantId)).length).toBeGreaterThan(10)
      await sql.raw(text).execute(db)
      expect(await staleCopies(db, tenantId)).toEqual([])
    }))
})
