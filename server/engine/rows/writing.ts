import { v7 } from 'uuid'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { lockRows } from '#server/engine/batch/lock-rows.ts'
import { askReview, parted } from '#server/engine/reviews/ask.ts'
import type { Change, GivenLines } from './change.ts'
import { checkWhole, fieldAccess } from './field-visibility.ts'
import { inTransaction } from './in-transaction.ts'
import type { Reader, Row, Values } from './reading.ts'
import { removeAll } from './remove-rows.ts'
import { scopeFilter } from './scope.ts'
import { validateChanges } from './validate-many.ts'
import { type Writing, writeRows } from './write-rows.ts'

/** What is to be kept of a row, and of the lines that are filled with it. */
type Input = Values & { readonly lines?: GivenLines }
type Sent = Input & { readonly id: string; readonly revision: number }

/** Writes single rows of one resource, each call in one transaction: all of it, or nothing. */
export function writerOf(served: Served, reader: Reader) {
  const { resource } = served
  const may = (verb: string) => `${resource.name}:${verb}`

  /** The row as this person sees it then. */
  async function write(unit: Unit, change: Change, permission: string, how?: Partial<Writing>) {
    const reach = scopeFilter(resource, unit.actor, permission)
    await writeRows(served, unit, [change], { permission, reach, alone: true, ...how })
    return ((await reader.one(unit, change.id, permission)) ?? refuse({ type: 'forbidden' })).shown
  }

  const stale = (current: object): never =>
    refuse({ type: 'stale', message: `${resource.label}已被他人修改，请核对后重试`, current })

  /** Why a row was not changed: it is gone, out of reach, or has moved on, and to what. */
  async function movedOn(unit: Unit, { id, revision }: Row, error: unknown): Promise<never> {
    if (!(error instanceof Refused) || error.refusal.type !== 'stale') throw error
    const now = (await reader.one(unit, id)) ?? refuse({ type: 'not-found' })
    return now.whole.revision === revision ? refuse({ type: 'forbidden' }) : stale(now.shown)
  }

  return {
    add: (app: AppContext, actor: Actor, { lines, ...input }: Input) =>
      inTransaction(app, actor, (unit) =>
        write(unit, { id: v7(), input, current: undefined, lines }, may('add')),
      ),

    /** `access` stands in for what the person's roles say of the fields, as with a row of one's own. */
    change: (
      app: AppContext,
      actor: Actor,
      { id, revision, lines, ...input }: Sent,
      access?: Readonly<Record<string, FieldAccess>>,
    ) =>
      inTransaction(app, actor, async (unit) => {
        const { whole: current, shown } = (await reader.one(unit, id)) ?? refuse({ type: 'not-found' })
        if (current.revision !== revision) stale(shown)
        const { atOnce, later } = parted(access ?? (await fieldAccess(unit.db, actor, resource)), input)
        if (Object.keys(later).length > 0) {
          await checkWhole(unit.db, actor, resource, later)
          // Asked now as it will be asked when it is decided, so that nobody waits for what cannot be.
          await validateChanges(served, unit, [{ id, input, current }], {
            permission: may('update'),
            anyField: true,
            alone: true,
          })
          await askReview(unit, resource, current, later)
          if (Object.keys(atOnce).length === 0 && !lines) return shown
        }
        return write(unit, { id, input: atOnce, current, lines }, may('update')).catch((error) =>
          movedOn(unit, current, error),
        )
      }),

    /** Sets these values on a row that is locked already, under the permission that led to it, which keeps its history. */
    put: (unit: Unit, current: Row, input: Values, permission: string) =>
      write(unit, { id: current.id, input, current }, permission, { about: null, anyField: true }).catch(
        (error) =>
          error instanceof Refused && error.refusal.type === 'stale'
            ? refuse({ type: 'forbidden' })
            : Promise.reject(error),
      ),

    remove: (app: AppContext, actor: Actor, ids: readonly string[]) =>
      inTransaction(app, actor, async (unit) => {
        await lockRows(unit, resource, ids)
        const rows = await reader.whole(unit, ids, may('remove'))
        if (rows.length !== ids.length) refuse({ type: 'not-found' })
        await removeAll(served, unit, rows)
      }),
  }
}

export type Writer = ReturnType<typeof writerOf>
