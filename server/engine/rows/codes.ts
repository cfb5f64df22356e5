import { sql } from 'kysely'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { WriteUnit } from '#server/core/serve.ts'
import { once } from './once.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Refuses a code that its open dictionary does not offer today. A row that carries a retired code may keep
 * it: what was true stays written as it was.
 */
export async function checkCodes({ fields }: AnyTable, values: Values, unit: WriteUnit): Promise<void> {
  const chosen = Object.entries(fields as Fields).flatMap(([name, field]) =>
    field.dictionary?.open && values[name] != null && values[name] !== (unit.current as Values)?.[name]
      ? codesIn(values[name], field).map((code) => ({ name, field, code }))
      : [],
  )
  if (chosen.length === 0) return
  const dictionaries = [...new Set(chosen.map(({ field }) => field.dictionary?.name ?? ''))].toSorted()
  const offered = await once(unit.db, `codes ${dictionaries}`, () => offeredIn(dictionaries, unit))
  const missing = chosen.filter(({ field, code }) => !offered.has(`${field.dictionary?.name} ${code}`))
  const messages = missing.map(
    ({ name, field }) => [name, phrase('{{label}}不在可选范围内', { label: field.label })] as const,
  )
  const [first] = messages
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(messages) })
}

const codesIn = (value: unknown, { kind }: Field) =>
  kind === 'choices' ? String(value).split(',').filter(Boolean) : [String(value)]

async function offeredIn(dictionaries: readonly string[], { db, app, actor }: WriteUnit) {
  const { rows } = await sql<{ code: string; key: string }>`
    select code, key from system_dictionary d,
      (select (${app.now().toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date as day) today
    where tenant_id = ${actor.tenantId} and code in (${sql.join(dictionaries)}) and enabled
      and today.day >= coalesce(valid_from, today.day)
      and today.day <= coalesce(valid_to, today.day)`.execute(db)
  return new Set(rows.map(({ code, key }) => `${code} ${key}`))
}
