import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardReissue } from '#domain/affairs/card-reissue.ts'
import { insuranceCharge } from '#domain/affairs/insurance-charge.ts'
import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { venue } from '#domain/base/venue.ts'
import { outside } from '#domain/dormitory/outside/outside.ts'
import { resourceNamed, resources } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { createSchema } from '#domain/kernel/schema.ts'
import type { Database } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { askedArea, isOfAsked } from '#tests/support/asked-area.ts'
import { oneEngine, openTables } from '#tests/support/database.ts'
import { staleCopies } from '#tests/support/stale-copies.ts'
import { type DemoRow, demoRowsIn } from './demo-rows.ts'
import { type Drawn, weighted } from './overrides.ts'

const now = () => new Date('2026-11-20T02:00:00Z')

/** There is one for each kind of portal, and these are two; one for each of the four school years that are drawn, and for each insurance. */
const most: Readonly<Record<string, number>> = {
  'system.app-info': 2,
  'affairs.hardship-batch': 4,
  'affairs.insurance-standard': 4,
}
const mostOf = ({ name }: AnyResource) => most[name] ?? 5

/** What the tests below draw themselves. */
const drawnBelow: readonly AnyResource[] = [campus, building, venue, outside, cardReissue, insuranceCharge]

/** Each behind those that its rows must point at; of one area its own, what these need, and what is drawn below. */
function inOrder(): readonly AnyResource[] {
  const ordered = new Set<AnyResource>()
  const add = (resource: AnyResource) => {
    for (const { kind, target, lists, presence } of Object.values(resource.fields as Fields)) {
      const needed =
        presence === 'required' &&
        resourceNamed(kind === 'files' ? 'resource.attachment' : (target ?? lists ?? ''))
      if (needed && needed !== resource && !ordered.has(needed)) add(needed)
    }
    ordered.add(resource)
  }
  for (const resource of resources)
    if (isOfAsked(resource) || (askedArea && drawnBelow.includes(resource))) add(resource)
  return [...ordered]
}

describe.each(oneEngine)('rows of the demo on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>
  const made = new Map<string, readonly (readonly [AnyResource, readonly DemoRow[]])[]>()

  async function drawAll(tenantId: string) {
    const demoRows = demoRowsIn({ db, now }, tenantId)
    const rows: (readonly [AnyResource, readonly DemoRow[]])[] = []
    for (const resource of inOrder()) rows.push([resource, await demoRows(resource, mostOf(resource))])
    made.set(tenantId, rows)
  }

  beforeAll(async () => {
    ;({ db, close } = await openTables(engine))
    await drawAll('one')
    await drawAll('two')
  })
  afterAll(() => close())

  it('are drawn of every resource', () => {
    const few = made
      .get('one')
      ?.filter(([resource, rows]) => rows.length < (resource.singleton ? 1 : mostOf(resource)))
    expect(few?.map(([{ name }, rows]) => `${name} ${rows.length}`)).toEqual([])
  })

  it('are the same in another college', () => {
    expect(made.get('two')).toEqual(made.get('one'))
  })

  it('keep the fields and the rules of their resources', () => {
    const wrong = made
      .get('one')
      ?.flatMap(([resource, rows]) => rows.flatMap((row) => faultsOf(resource, row)))
    expect(wrong).toEqual([])
  })

  it('repeat what they point at, and are named in calls as rows of SQL are', async () => {
    expect(await staleCopies(db, 'one')).toEqual([])
    const { rows } = await sql<{ id: string }>`select ${idFrom(sql`'base.campus  3'`)} as id`.execute(db)
    expect(made.get('one')?.find(([resource]) => resource === campus)?.[1][3]?.id).toBe(rows[0]?.id)
  })

  it('stand in the college as it is asked for', async () => {
    const demoRows = demoRowsIn({ db, now }, 'two')
    const [chosen] = made.get('two')?.find(([resource]) => resource === campus)?.[1] ?? []
    const rows = await demoRows(
      building,
      40,
      {
        name: (at, { label }) => `${label('campusId')} ${at + 1} 号楼`,
        kind: weighted({ teaching: 1, dormitory: 1 }),
        builtYear: 2010,
      },
      { key: 'more', among: { campusId: { id: chosen?.id } } },
    )
    expect(new Set(rows.map(({ campusId }) => campusId))).toEqual(new Set([chosen?.id]))
    expect(rows[7]?.name).toBe(`${chosen?.name} 8 号楼`)
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(2)
    expect(new Set(rows.map(({ builtYear }) => builtYear))).toEqual(new Set([2010]))
    // A venue stands on the campus of its building, whichever of the two was drawn first.
    const venues = await demoRows(venue, 40, {}, { key: 'more' })
    const campusOf = new Map(
      [...(made.get('two') ?? [])].flatMap(([, all]) => all).map((row) => [row.id, row.campusId]),
    )
    for (const { id, campusId } of rows) campusOf.set(id, campusId)
    const elsewhere = venues.filter(
      ({ buildingId, campusId }) => buildingId && campusOf.get(String(buildingId)) !== campusId,
    )
    expect(elsewhere).toEqual([])
  })

  it('are so many for each that they point at, and each its own', async () => {
    const demoRows = demoRowsIn({ db, now }, 'two')
    const once = { each: 'campusId', times: 1 }
    const how = { apart: ['campusId'], reads: { campusId: ['code'] } }
    const alone = await demoRows(building, once, {}, { ...how, key: 'alone' })
    expect(new Set(alone.map(({ campusId }) => campusId)).size).toBe(alone.length)
    // Those that stand there already are not in the way.
    const named = { name: (_: number, { of }: Drawn) => of('campusId', 'code') }
    const again = await demoRows(building, once, named, { ...how, key: 'again' })
    expect(again.length).toBe(alone.length)
    expect(again[0]?.name).toMatch(/^CX00/)
  })

  it('go through those that they point at in turn, in the order in which these were named', async () => {
    const demoRows = demoRowsIn({ db, now }, 'two')
    const campuses = made.get('two')?.find(([resource]) => resource === campus)?.[1] ?? []
    const of = campuses.toReversed()
    const ids = of.map(({ id }) => id)
    const twice = { each: 'campusId', of, times: 2 }
    const rows = await demoRows(building, twice, {}, { key: 'turns' })
    expect(rows.map(({ campusId }) => campusId)).toEqual([...ids, ...ids])
    // The campus that a venue shares with its building is the one of the building whose turn it is.
    const turns = await demoRows(
      venue,
      { each: 'buildingId', times: 1 },
      {},
      { key: 'turns', apart: ['buildingId'] },
    )
    expect(new Set(turns.map(({ buildingId }) => buildingId)).size).toBe(turns.length)
  })

  it('have the numbers that count up, also where these name them', () => {
    const numbers = made.get('one')?.find(([{ name }]) => name === 'affairs.insurance-charge')?.[1]
    expect(numbers?.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5].map((at) => `CB202600000${at}`))
  })

  it('are as many as were asked for, each with whom it is about, or none', async () => {
    const demoRows = demoRowsIn({ db, now }, 'two')
    const often = { each: 'campusId', times: 3 }
    const apart = { key: 'many', apart: ['campusId'] }
    await expect(demoRows(building, often, {}, apart)).rejects.toThrow(
      /base.building: of \d+ rows only \d+ .*campusId/,
    )
    const none = { key: 'none', among: { studentId: { studentNo: 'nobody' } } }
    await expect(demoRows(cardReissue, 2, {}, none)).rejects.toThrow('affairs.card-reissue studentId')
    expect(await demoRows(cardReissue, { each: 'studentId', times: 1 }, {}, none)).toEqual([])
  })

  it('refuse a value that their field does not take', async () => {
    const demoRows = demoRowsIn({ db, now }, 'two')
    await expect(demoRows(campus, 1, { code: '甲 区' }, { key: 'wrong' })).rejects.toThrow('base.campus code')
    await expect(demoRows(outside, 1, { guardianAgrees: false }, { key: 'wrong' })).rejects.toThrow('承诺书')
  })
})

function faultsOf(resource: AnyResource, row: DemoRow): readonly string[] {
  const fields = Object.entries(resource.fields as Fields)
  const filled = Object.fromEntries(
    fields.flatMap(([name, { presence }]) => (presence === 'system' ? [] : [[name, row[name]]])),
  )
  const entered = createSchema(resource).safeParse(filled)
  const kept = fields.flatMap(([name, field]) => {
    const result = row[name] == null ? undefined : schemaOf(field).safeParse(row[name])
    return result && !result.success ? [`${name}: ${row[name]}`] : []
  })
  return [
    ...(entered.success
      ? []
      : entered.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)),
    ...kept,
    ...brokenRules(resource, row).map(({ message }) => message),
  ].map((fault) => `${resource.name} ${fault}`)
}
