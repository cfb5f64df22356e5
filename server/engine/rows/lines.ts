import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Field } from '#domain/kernel/field.ts'
import type { Lines } from '#domain/kernel/form.ts'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { type About, type Pair, recordChanges } from '#server/engine/history/record.ts'
import { selected, written } from './columns.ts'
import { deriveCopies, followCopies } from './copies.ts'
import { writeFault } from './database-fault.ts'
import { maskerFor } from './masking.ts'
import type { Row, Values } from './reading.ts'
import { validateWrite } from './validate-write.ts'

/** Lines as they were sent: those with an id are kept, with what changes; the others are new. */
export type GivenLines = Readonly<Record<string, readonly Values[] | undefined>>

const declared = ({ lines = {} }: AnyResource) => Object.entries<Lines>(lines)

/** The lines of one row, in the order in which they were entered, as this person may see them or `whole`. */
export async function linesOf(
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
  resource: AnyResource,
  id: string,
  whole = false,
): Promise<{ readonly lines?: Readonly<Record<string, readonly Row[]>> }> {
  if (!resource.lines) return {}
  const all = await Promise.all(
    declared(resource).map(async ([name, { resource: of, by }]) => {
      const { rows } = await sql<Row>`select ${sql.raw(selected(of))} from ${sql.raw(quoted(of.name))} r
        where r.tenant_id = ${actor.tenantId} and r.${sql.raw(quoted(by))} = ${id} order by r.id`.execute(db)
      return [name, whole ? rows : (rows.map(await maskerFor(db, actor, of)) as unknown as Row[])] as const
    }),
  )
  return { lines: Object.fromEntries(all) }
}

/**
 * Brings the lines of a row to what was sent: new ones are added, kept ones changed, the rest removed. The row itself
 * is locked by its own write, so that two people never write its lines at once.
 */
export async function keepLines(unit: Unit, resource: AnyResource, id: string, given: GivenLines = {}) {
  const { lines: kept = {} } = await linesOf(unit, resource, id, true)
  for (const [name, { resource: of, by }] of declared(resource)) {
    const sent = given[name]
    if (!sent) continue
    const ids = sent.flatMap((line) => (typeof line.id === 'string' ? [line.id] : []))
    await dropped(
      unit,
      of,
      (kept[name] ?? []).filter((line) => !ids.includes(line.id)).map((line) => line.id),
    )
    for (const [at, line] of sent.entries()) {
      const current = kept[name]?.find((each) => each.id === line.id)
      await put(unit, of, { [by]: id }, line, current).catch((error) =>
        Promise.reject(placed(error, `lines.${name}.${at}`, `${of.label}第 ${at + 1} 条`)),
      )
    }
    const { lines: now = {} } = await linesOf(unit, resource, id, true)
    const changes = pairs(kept[name] ?? [], now[name] ?? [])
    await followCopies(unit, of, changes)
    await recordChanges(unit, of, changes)
  }
}

/** Each line as it was and as it is; null where it was not there yet, or is no more. */
const pairs = (before: readonly Row[], after: readonly Row[]): Pair[] => [
  ...before.map((line): Pair => [line, after.find((each) => each.id === line.id) ?? null]),
  ...after.filter((line) => !before.some((each) => each.id === line.id)).map((line): Pair => [null, line]),
]

/** Before their rows go; history keeps what they were. */
export async function removeLines(
  unit: Unit,
  resource: AnyResource,
  ids: readonly string[],
  about: About = {},
) {
  const { db, actor } = unit
  for (const [, { resource: of, by }] of declared(resource)) {
    const found = sql`from ${sql.raw(quoted(of.name))} r where r.tenant_id = ${actor.tenantId}
      and r.${sql.raw(quoted(by))} = any(${ids}::uuid[])`
    const { rows } = await sql<Row>`select ${sql.raw(selected(of))} ${found} order by r.id`.execute(db)
    await sql`delete ${found}`.execute(db)
    const pairs = rows.map((line): Pair => [line, null])
    await recordChanges(unit, of, pairs, about)
  }
}

async function dropped({ db, actor }: Unit, { name }: AnyResource, ids: readonly string[]) {
  if (ids.length > 0)
    await sql`delete from ${sql.raw(quoted(name))} where tenant_id = ${actor.tenantId}
      and id = any(${ids}::uuid[])`.execute(db)
}

async function put(unit: Unit, of: AnyResource, above: Values, line: Values, current: Row | undefined) {
  const { db, app, actor } = unit
  const { id = v7(), revision, ...input } = line
  const table = sql.raw(quoted(of.name))
  if (line.id && current?.revision !== revision)
    refuse({ type: 'conflict', message: '已被他人修改或删除，请刷新后重试' })
  if (current && Object.keys(input).length === 0) return
  const values = {
    ...(await validateWrite({ resource: of }, String(id), input, { ...unit, current })),
    ...above,
  }
  const columns = Object.keys(values).map((name) => sql.raw(quoted(name)))
  const given = Object.entries(values).map(([name, value]) => written((of.fields[name] as Field).kind, value))
  const stamped = [actor.tenantId, id, actor.id, actor.id, app.now(), app.now()]
  const pairs = columns.map((column, at) => sql`${column} = ${given[at]}`)
  const statement = current
    ? sql`update ${table} set revision = revision + 1, updated_by = ${actor.id}, updated_at = ${app.now()},
        ${sql.join(pairs)} where tenant_id = ${actor.tenantId} and id = ${id}`
    : sql`insert into ${table} (tenant_id, id, created_by, updated_by, created_at, updated_at, ${sql.join(columns)})
        values (${sql.join([...stamped, ...given])})`
  await statement
    .execute(db)
    .catch((error) => Promise.reject(writeFault(of, { ...current, ...values }, error)))
  await deriveCopies({ db, tenantId: actor.tenantId }, of, [String(id)])
}

/** A fault of a line is told where the line stands. */
function placed(error: unknown, path: string, line: string): unknown {
  if (!(error instanceof Refused)) return error
  const { refusal } = error
  if (refusal.type !== 'invalid' && refusal.type !== 'conflict') return error
  const { message, fields = {} } = refusal
  const named = Object.entries(fields).map(([name, said]) => [`${path}.${name}`, said])
  return new Refused({ ...refusal, message: `${line}：${message}`, fields: Object.fromEntries(named) })
}
