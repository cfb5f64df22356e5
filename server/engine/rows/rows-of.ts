import { sql } from 'kysely'
import type { Row as RowOf } from '#domain/kernel/infer.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { newId } from '#server/core/new-id.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { lockRows } from '#server/engine/batch/lock-rows.ts'
import { type About, recordChange } from '#server/engine/history/record.ts'
import type { Change } from './change.ts'
import { type Row, readerOf } from './reading.ts'
import { removeAll, removeMany } from './remove-rows.ts'
import { writeRows } from './write-rows.ts'
import type { ChangeReason } from './writing-many.ts'

/** Rows that are written in one statement. */
const atOnce = 1000

/** The right to do it was asked before: neither the reach nor the fields of the actor are. */
const byRight = {
  permission: null,
  reach: () => sql<boolean>`true`,
  alone: true,
  about: null,
  anyField: true,
} as const

/**
 * The rows of a resource for what the server brings about in a transaction: a flow, a case, a gate, the clock. They are
 * written in the one way, with rules, references, copies and history, but no right of the actor is asked, so that the
 * caller has to. With `served` its hooks run, with the mere resource they do not.
 */
export function rowsOf<R extends AnyResource>(of: R | (Served & { readonly resource: R }), unit: Unit) {
  const served: Served = 'resource' in of ? of : { resource: of }
  const resource: R = 'resource' in of ? of.resource : of
  const reader = readerOf(resource)

  const get = async (id: string) => (await reader.kept(unit, id)) as RowOf<R> | undefined

  async function write(change: Change, about?: About): Promise<RowOf<R>> {
    await writeRows(served, unit, [change], byRight)
    const now = await get(change.id)
    await recordChange(unit, resource, change.current ?? null, now ?? null, about)
    return now as RowOf<R>
  }

  return {
    /** The row, whole. */
    get,

    /** The row, which nobody else changes until the end of the transaction; undefined where there is none. */
    async lock(id: string) {
      await lockRows(unit, resource, [id])
      return get(id)
    },

    /** Many rows in the order of their ids, likewise locked; those that are not there are left out. */
    async lockAll(ids: readonly string[]) {
      await lockRows(unit, resource, ids)
      return (await reader.keptAll(unit, ids)) as unknown as readonly RowOf<R>[]
    },

    /** Many new rows at once, all or none, with their history; `filled` as of an update. */
    async insertAll(
      inputs: readonly Partial<RowOf<R>>[],
      about: About = {},
      filled: readonly string[] = [],
    ): Promise<void> {
      for (let at = 0; at < inputs.length; at += atOnce) {
        const changes = inputs
          .slice(at, at + atOnce)
          .map((input) => ({ id: newId(), input: input as Change['input'], current: undefined, filled }))
        const outcomes = await writeRows(served, unit, changes, { ...byRight, alone: false, about })
        for (const outcome of outcomes) if ('refused' in outcome) throw outcome.refused
      }
    },

    /** A new row with its lines, as it is kept; `filled` as of an update, and of fields of the lines too. */
    insert: (
      input: Partial<RowOf<R>>,
      about?: About,
      filled: readonly string[] = [],
      lines?: Change['lines'],
    ) => write({ id: newId(), input: input as Change['input'], current: undefined, filled, lines }, about),

    /**
     * Sets this on a locked row; `about` says in its history what was done, and `filled` names references of which
     * nobody asks whether the actor may look up what they point at.
     */
    update: (current: RowOf<R>, input: Partial<RowOf<R>>, about?: About, filled: readonly string[] = []) =>
      write(
        { id: current.id, input: input as Change['input'], current: current as unknown as Row, filled },
        about,
      ),

    /** Locked rows, within the reach of the actor. */
    remove: (rows: readonly RowOf<R>[]) => removeAll(served, unit, rows as unknown as readonly Row[]),

    /** Many of them, each by itself, with one entry in the audit; answers with the ids of those that are gone. */
    async removeMany(rows: readonly RowOf<R>[], reason: ChangeReason = {}): Promise<ReadonlySet<string>> {
      const locked = rows as unknown as readonly Row[]
      const refused = await removeMany(served, unit, locked, reason, byRight.reach)
      return new Set(locked.flatMap((row) => (refused.has(row) ? [] : [row.id])))
    },
  }
}
