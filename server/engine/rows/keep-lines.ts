import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { newId } from '#server/core/new-id.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import type { Change, GivenLines, Outcome } from './change.ts'
import { deriveCopies } from './copies.ts'
import { declared, dropLines, linesOf } from './lines.ts'
import { goesBy, narrowingFor } from './narrowing.ts'
import type { Row, Values } from './reading.ts'
import type { ScopeFilter } from './scope.ts'

/** The way in which all rows are written. */
type Write = (
  served: Served,
  unit: Unit,
  changes: readonly Change[],
  how: { readonly permission: null; readonly reach: ScopeFilter },
) => Promise<readonly Outcome[]>

/** The row that lines belong to, before and as it is now. */
interface Owner {
  readonly before: Row | undefined
  readonly row: Row
  /** Fields that the server has filled, of the row or its lines. */
  readonly filled?: readonly string[] | undefined
}

/**
 * Brings the lines of a row to what was sent: new ones are added, kept ones changed, the rest removed. The row itself
 * is locked by its own write, so that two people never write its lines at once; who may write it may write them.
 */
export async function keepLines(
  unit: Unit,
  resource: AnyResource,
  { before: was, row: about, filled = [] }: Owner,
  given: GivenLines | undefined,
  write: Write,
) {
  const { id } = about
  const { lines: kept = {} } = given ? await linesOf(unit, resource, id, true) : {}
  for (const [name, { resource: of, by }] of declared(resource)) {
    const sent = given?.[name]
    if (!sent) continue
    const before = kept[name] ?? []
    const gone = before.filter((line) => !sent.some((each) => each.id === line.id)).map((line) => line.id)
    if (gone.length > 0) await dropLines(unit, of, sql`r.id = any(${gone}::uuid[])`)
    const changes = sent.map((line) => changeOf(line, before, { beside: { [by]: id }, about, filled }))
    const moving = changes.flatMap((each) => (each && !(each instanceof Refused) ? [each] : []))
    const outcomes = await write({ resource: of }, unit, moving, { permission: null, reach: () => sql`true` })
    const written = moving.map((change) => change.id)
    await deriveCopies({ db: unit.db, tenantId: unit.actor.tenantId }, of, written)
    for (const [at, change] of changes.entries()) {
      const outcome =
        change instanceof Refused ? { refused: change } : change && outcomes[moving.indexOf(change)]
      const fault = outcome && 'refused' in outcome && outcome.refused
      if (fault) throw placedAt(name, of, at, fault)
    }
  }
  await checkKept(unit, resource, { before: was, row: about })
}

const placedAt = (name: string, { label }: AnyResource, at: number, fault: Refused) =>
  placed(fault, `lines.${name}.${at}`, phrase('{{label}}第 {{count}} 条', { label, count: at + 1 }))

/** Refuses lines that stay as they are, where what narrows them at their row has become another. */
async function checkKept(unit: Unit, resource: AnyResource, { before, row }: Owner) {
  const moved = before ? declared(resource).filter(([, { resource: of }]) => goesBy(of, before, row)) : []
  if (moved.length === 0) return
  const { lines = {} } = await linesOf(unit, resource, row.id, true)
  for (const [name, { resource: of }] of moved) {
    const kept = lines[name] ?? []
    const narrowing = await narrowingFor(of, kept, unit)
    for (const [at, line] of kept.entries()) {
      const [first] = narrowing(line, row)
      if (first)
        throw placedAt(
          name,
          of,
          at,
          new Refused({ type: 'invalid', message: first[1], fields: { [first[0]]: first[1] } }),
        )
    }
  }
}

/** What a line that was sent asks for: nothing where it stays, a refusal where it is not the one that was read. */
function changeOf(
  { id, revision, ...input }: Values,
  before: readonly Row[],
  of: Pick<Change, 'beside' | 'about' | 'filled'>,
): Change | Refused | undefined {
  const current = before.find((line) => line.id === id)
  if (id && current?.revision !== revision)
    return new Refused({ type: 'conflict', message: '已被他人修改或删除，请刷新后重试' })
  if (current && Object.keys(input).length === 0) return undefined
  return { id: current?.id ?? newId(), input, current, ...of }
}

/** A fault of a line is told where the line stands. */
function placed(error: Refused, path: string, line: string): Refused {
  const { refusal } = error
  if (refusal.type !== 'invalid' && refusal.type !== 'conflict') return error
  const { message, fields = {} } = refusal
  const named = Object.entries(fields).map(([name, said]) => [`${path}.${name}`, said])
  return new Refused({
    ...refusal,
    message: phrase('{{name}}：{{word}}', { name: line, word: message }),
    fields: Object.fromEntries(named),
  })
}
