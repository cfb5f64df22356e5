import { computedBy, copiesIn } from '#domain/kernel/form-rules.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { newId } from '#server/core/new-id.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { lockRows } from '#server/engine/batch/lock-rows.ts'
import { askReview, parted } from '#server/engine/reviews/ask.ts'
import type { Change, GivenLines } from './change.ts'
import { checkWhole, fieldAccess, isClosed } from './field-visibility.ts'
import { inTransaction } from './in-transaction.ts'
import type { Reader, Row, Values } from './reading.ts'
import { removeAll } from './remove-rows.ts'
import { scopeFilter } from './scope.ts'
import { validateChanges } from './validate-many.ts'
import { type Writing, writeRows } from './write-rows.ts'

/** What is to be kept of a row, and of the lines that are filled with it. */
type Input = Values & { readonly lines?: GivenLines }
type Sent = Values & { readonly id: string; readonly revision?: number | undefined }

/** Reads what is to change, once it is known how the row is shown to the sender. */
type Read = (sent: Sent & { readonly revision: number }, shown: Values) => Input

interface How {
  readonly read?: Read
  /** Stands in for what the person's roles say of the fields, as with a row of one's own. */
  readonly access?: Readonly<Record<string, FieldAccess>>
  /** Ids of files that prove what has to be reviewed. */
  readonly proof?: string | null
}

/** What history says of a change that did not name the revision it was made on. */
const lastWins = { reason: '保存时没有附带版本号，以最后保存的内容为准' }

const outside = (app: AppContext, actor: Actor): Unit => ({ db: app.db, app, actor })

/** Without what only names the row and its revision. */
const asSent: Read = ({ id: _, revision: __, ...input }) => input

/** Writes single rows of one resource, each call in one transaction: all of it, or nothing. */
export function writerOf(served: Served, reader: Reader) {
  const { resource } = served
  const may = (verb: string) => `${resource.name}:${verb}`
  /** A copy changes beside the revision: what is computed from it is computed of the row as it stays. */
  const copied = copiesIn(resource).flatMap(([, takes]) => Object.keys(takes))
  const followsCopies = computedBy(resource, copied).names.length > 0

  /** The row as this person sees it then. */
  async function write(unit: Unit, change: Change, permission: string, how?: Partial<Writing>) {
    const reach = scopeFilter(resource, unit.actor, permission)
    await writeRows(served, unit, [change], { permission, reach, alone: true, ...how })
    return ((await reader.one(unit, change.id, permission)) ?? refuse({ type: 'forbidden' })).shown
  }

  const stale = (current: object): never =>
    refuse({
      type: 'stale',
      message: phrase('{{label}}已被他人修改，请核对后重试', { label: resource.label }),
      current,
    })

  /** Why a row was not changed: it is gone, out of reach, or has moved on, and to what. */
  async function movedOn(unit: Unit, { id, revision }: Row, error: unknown): Promise<never> {
    if (!(error instanceof Refused) || error.refusal.type !== 'stale') throw error
    const now = (await reader.one(unit, id)) ?? refuse({ type: 'not-found' })
    return now.whole.revision === revision ? refuse({ type: 'forbidden' }) : stale(now.shown)
  }

  /** What the write itself will refuse is not tried. */
  async function openIn({ db, actor }: Unit, input: Values, access?: How['access']): Promise<Values> {
    const said = access ?? (await fieldAccess(db, actor, resource))
    return Object.fromEntries(Object.entries(input).filter(([name]) => !isClosed(said[name])))
  }

  /** Of the row as it would be, if it is there and in reach; if not, the write itself says so. */
  async function tryChange(app: AppContext, actor: Actor, sent: Sent, { read = asSent, access }: How) {
    const unit = outside(app, actor)
    const found = await reader.one(unit, sent.id)
    if (!found) return
    const { whole: current, shown } = found
    if (sent.revision !== undefined && current.revision !== sent.revision) stale(shown)
    const { lines: _, ...input } = read({ ...sent, revision: current.revision }, shown)
    const open = await openIn(unit, input, access)
    await served.tryOut?.({ ...current, ...open }, { ...unit, current })
  }

  return {
    async add(app: AppContext, actor: Actor, { lines, ...input }: Input) {
      if (served.tryOut) {
        const unit = outside(app, actor)
        const open = await openIn(unit, input)
        await served.tryOut({ ...emptyOf(resource), ...open }, { ...unit, current: undefined })
      }
      return inTransaction(app, actor, (unit) =>
        write(unit, { id: newId(), input, current: undefined, lines }, may('add')),
      )
    },

    /** A change names the revision it was made on; where it names none, the last writer wins, and history says so. */
    async change(app: AppContext, actor: Actor, sent: Sent, how: How = {}) {
      const { read = asSent, access, proof } = how
      if (served.tryOut) await tryChange(app, actor, sent, how)
      return inTransaction(app, actor, async (unit) => {
        const { id, revision } = sent
        if (revision === undefined || followsCopies) await lockRows(unit, resource, [id])
        const { whole: current, shown } = (await reader.one(unit, id)) ?? refuse({ type: 'not-found' })
        if (revision !== undefined && current.revision !== revision) stale(shown)
        const { lines, ...input } = read({ ...sent, revision: current.revision }, shown)
        const { atOnce, later } = parted(access ?? (await fieldAccess(unit.db, actor, resource)), input)
        if (Object.keys(later).length > 0) {
          await checkWhole(unit.db, actor, resource, later)
          // Asked now as it will be asked when it is decided, so that nobody waits for what cannot be.
          await validateChanges(served, unit, [{ id, input, current }], {
            permission: may('update'),
            anyField: true,
            alone: true,
          })
          await askReview(unit, resource, current, later, proof)
          if (Object.keys(atOnce).length === 0 && !lines) return shown
        }
        const about = revision === undefined ? { about: lastWins } : {}
        return write(unit, { id, input: atOnce, current, lines }, may('update'), about).catch((error) =>
          movedOn(unit, current, error),
        )
      })
    },

    /** Sets these values on a row that is locked already, under the permission that led to it, which keeps its history. */
    put: (unit: Unit, current: Row, input: Values, permission: string, filled: readonly string[] = []) =>
      write(unit, { id: current.id, input, current, filled }, permission, {
        about: null,
        anyField: true,
      }).catch((error) =>
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
