import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import { type Condition, operatorsOf } from '#domain/kernel/condition.ts'
import { type Field, type FieldKind, type Fields, isNumeric } from '#domain/kernel/field.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
import { user } from '#domain/system/user.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { quoted } from '#server/core/database/names.ts'
import { rowsIn } from '#server/core/database/table.ts'
import { read } from '#server/core/database/values.ts'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sampleRows } from '#tests/support/sample-rows.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { otherCase, wrongWritings } from '#tests/support/wrong-writings.ts'

interface Found {
  readonly resource: AnyResource
  readonly name: string
  readonly field: Field
  readonly value: string
  readonly ask: Ask
}

const pathOf = ({ name }: AnyResource) => `${areaOf(name)}/${callNameOf(name)}`

/** By kind; texts with a shape of their own count for themselves. */
const sortOf = ({ kind, normal, spelt }: Field) =>
  `${kind} ${normal?.name ?? ''} ${spelt ? 'spelt' : ''}`.trim()

const ranged: readonly FieldKind[] = ['integer', 'decimal', 'money', 'date', 'moment', 'time']
const numeric: readonly FieldKind[] = ['integer', 'decimal']

/** What lists are filtered by; and texts with a shape of their own, which conditions ask for. */
const askedIn = ({ filters, fields }: AnyResource) => [
  ...(filters as readonly string[]),
  ...Object.entries(fields as Fields).flatMap(([name, { normal, secret }]) =>
    normal && !secret ? [name] : [],
  ),
]

function filterOf({ resource, name, field: { kind } }: Found, value: string): string | undefined {
  if (!(resource.filters as readonly string[]).includes(name)) return undefined
  const asked = encodeURIComponent(kind === 'files' ? 'true' : value)
  return ranged.includes(kind)
    ? `params.${name}.from=${asked}&params.${name}.to=${asked}`
    : `params.${name}=${asked}`
}

/** Undefined where the value goes as a number or not at all, so that it has one writing. */
function conditionOf({ name, field }: Found, value: string): Condition | undefined {
  const { kind } = field
  if (numeric.includes(kind) || kind === 'yes-no' || kind === 'files') return undefined
  const known = operatorsOf(kind)
  if (known.includes('equals')) return { field: name, is: 'equals', value }
  if (known.includes('among')) return { field: name, is: 'among', value: [value] }
  return known.includes('between')
    ? { field: name, is: 'between', value: [value, value] }
    : { field: name, is: 'contains', value }
}

const plainOf = ({ name, field: { kind } }: Found, value: string): string | undefined =>
  kind === 'files' || kind === 'rich-text' || kind === 'moment'
    ? undefined
    : `${name}_equal=${encodeURIComponent(value)}`

describe.each(oneEngine)('a value asked for in wrong writings, on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  /** Where every resource has a row, of whatever values. */
  const sampled = server.college()
  const values = new Map<string, Found>()

  async function keptIn(tenantId: string, resource: AnyResource, name: string, { kind, normal }: Field) {
    const column = sql.raw(read[kind](`r.${quoted(name)}`))
    // One that has letters of its case, where its shape has any.
    const first = normal ? sql`(${column})::text ~ 'X$' desc,` : sql``
    const { rows } = await sql<{
      value: unknown
    }>`select ${column} as value ${rowsIn(resource, tenantId)}
      and ${column} is not null and (${column})::text <> '' order by ${first} r.id limit 1`.execute(
      server.app().db,
    )
    const [row] = rows
    return row && String(row.value).split(',')[0]
  }

  beforeAll(async () => {
    await loadDemo(server.app(), { size: 'small', tenantId: college.tenantId })
    await sampleRows(server.app().db, sampled.tenantId)
    for (const { tenantId, manager } of [college, sampled]) {
      const ask = manager(...resources.map(({ name }) => name))
      const { id, account, name } = ask.actor
      await insertRows(server.app().db, user, tenantId, [{ id, account, name, kind: 'other', enabled: true }])
      for (const resource of resources)
        for (const name of askedIn(resource)) {
          const field = (resource.fields as Fields)[name]
          if (!field || values.has(sortOf(field)) || resource.singleton) continue
          const value = await keptIn(tenantId, resource, name, field)
          if (value && (isNumeric(field.kind) || value.length > 1))
            values.set(sortOf(field), { resource, name, field, value, ask })
        }
    }
  })

  const countOf = async ({ resource, ask }: Found, query: string) => {
    const { status, body } = await ask('GET', `${pathOf(resource)}/page?size=1&${query}`)
    return status === 200 ? (body.data.total as number) : `${status} ${body.msg}`
  }

  /** What differs from the answer to the right writing. */
  async function differing(query: (found: Found, value: string) => string | undefined) {
    const wrong: string[] = []
    for (const found of values.values()) {
      const asked = query(found, found.value)
      if (!asked) continue
      const right = await countOf(found, asked)
      const place = `${found.resource.name} ${found.name} ${found.value}`
      if (!(Number(right) > 0)) wrong.push(`${place}: ${right}`)
      const shaped = found.field.normal?.(found.value.toLowerCase()) === found.value
      const others = { ...wrongWritings, ...(shaped && { 'other case': otherCase }) }
      for (const [how, write] of Object.entries(others)) {
        const answer = await countOf(found, query(found, write(found.value)) ?? '')
        if (answer !== right) wrong.push(`${place}, ${how}: ${answer} for ${right}`)
      }
    }
    return wrong
  }

  it('knows a value of every kind that lists are filtered by', () => {
    const filtered = resources.flatMap(({ filters, fields }) =>
      (filters as readonly string[]).map((name) => (fields as Fields)[name]?.kind),
    )
    const known = new Set([...values.values()].map(({ field }) => field.kind))
    expect(filtered.filter((kind) => kind && !known.has(kind))).toEqual([])
    expect([...values.keys()]).toEqual(expect.arrayContaining(['text normalName spelt', 'text normalIdNo']))
  })

  it('is found by a filter', async () => expect(await differing(filterOf)).toEqual([]))

  it('is found by a condition', async () => {
    const query = (found: Found, value: string) => {
      const condition = conditionOf(found, value)
      return condition && `condition=${encodeURIComponent(JSON.stringify(condition))}`
    }
    expect(await differing(query)).toEqual([])
  })

  it('is found by a filter of another client', async () => expect(await differing(plainOf)).toEqual([]))

  it('is found by the search box, in letters of either case too', async () => {
    const query = ({ field }: Found, value: string) =>
      field.searchable ? `params.search=${encodeURIComponent(value)}` : undefined
    expect(await differing(query)).toEqual([])
  })

  it('is found by a picker', async () => {
    for (const { resource, name, value, ask } of values.values()) {
      if (name !== resource.title) continue
      const offered = async (keyword: string) =>
        (await ask('GET', `${pathOf(resource)}/getSelect?keyword=${encodeURIComponent(keyword)}`)).body.data
          .length
      const right = await offered(value)
      expect(right).toBeGreaterThan(0)
      for (const [how, write] of Object.entries(wrongWritings))
        expect([resource.name, how, await offered(write(value))]).toEqual([resource.name, how, right])
    }
  })
})

describe.each(oneEngine)('an account typed in wrong writings, on %s', (engine) => {
  const server = sessionsOn(engine)

  it('is signed in to', async () => {
    const account = await server.person('teacher')
    for (const [how, write] of Object.entries(wrongWritings))
      expect([how, (await server.signIn(write(account))).status]).toEqual([how, 200])
  })
})
