import { sql } from 'kysely'
import type { Field, Numbering } from '#domain/kernel/field.ts'
import { numberOf, stemOf } from '#domain/kernel/numbering.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Database } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Ready } from './change.ts'
import type { Values } from './reading.ts'

/**
 * Draws running numbers of a field, each for the year or the day of a moment, `2026-09-01 08:00:00`. No two are alike, and
 * a transaction that is undone leaves no gap: the lock under which they are drawn is kept to the end of it. Whatever else
 * the transaction locks, it locks before.
 */
export async function numbersOf(
  db: Database,
  tenantId: string,
  { name: table, fields }: AnyResource,
  name: string,
) {
  const numbered = (fields[name] as Field).numbered as Numbering
  await sql`select pg_advisory_xact_lock(hashtext(${`${table}.${name} ${tenantId}`}))`.execute(db)
  const column = sql.raw(quoted(name))
  const kept = sql`from ${sql.raw(quoted(table))} where tenant_id = ${tenantId}`
  const last = new Map<string, number>()

  async function lastOf(stem: string): Promise<number> {
    const length = stem.length + numbered.digits
    const [first, end] = [stem.padEnd(length, '0'), stem.padEnd(length, '9')]
    const { rows } = await sql<{
      no: string
    }>`select ${column} as no ${kept} and ${column} between ${first} and ${end}
      and length(${column}) = ${length} order by ${column} desc limit 1`.execute(db)
    if (rows[0]?.no !== end) return Number(rows[0]?.no.slice(stem.length) ?? 0)
    // Beyond the usual digits a longer number stands before a shorter one in the order of texts.
    const { rows: beyond } = await sql<{ no: string }>`select ${column} as no ${kept}
      and ${column} between ${first} and ${end.padEnd(20, '9')} and length(${column}) > ${length}
      order by length(${column}) desc, ${column} desc limit 1`.execute(db)
    return Number((beyond[0]?.no ?? end).slice(stem.length))
  }

  return async (moment: string): Promise<string> => {
    const stem = stemOf(numbered, moment)
    const next = (last.get(stem) ?? (await lastOf(stem))) + 1
    last.set(stem, next)
    return numberOf(stem, numbered, next)
  }
}

const numberedIn = ({ fields }: AnyResource, action?: string): readonly string[] =>
  Object.entries<Field>(fields).flatMap(([name, { numbered }]) =>
    numbered && numbered.by === action ? [name] : [],
  )

/** Gives new rows the numbers that they have from the beginning. Where the database then refuses one of many, its number is missing. */
export async function numberNew(
  resource: AnyResource,
  { db, app, actor }: Unit,
  checked: readonly (Ready | Refused)[],
): Promise<readonly (Ready | Refused)[]> {
  let numbered = checked
  for (const name of numberedIn(resource)) {
    const lacks = (each: Ready | Refused): each is Ready =>
      !(each instanceof Refused) && !each.current && !each.next[name]
    if (!numbered.some(lacks)) continue
    const draw = await numbersOf(db, actor.tenantId, resource, name)
    const given: (Ready | Refused)[] = []
    for (const each of numbered)
      given.push(
        lacks(each) ? { ...each, next: { ...each.next, [name]: await draw(timeOf(app.now())) } } : each,
      )
    numbered = given
  }
  return numbered
}

/** The numbers that this action gives to a row which has none yet; undefined where it gives none. */
export async function numbersBy(
  resource: AnyResource,
  action: string,
  row: object,
  { db, app, actor }: Unit,
): Promise<Values | undefined> {
  const names = numberedIn(resource, action).filter((name) => !Object(row)[name])
  if (names.length === 0) return undefined
  const given: Record<string, string> = {}
  for (const name of names) {
    const draw = await numbersOf(db, actor.tenantId, resource, name)
    given[name] = await draw(timeOf(app.now()))
  }
  return given
}
