import type { Refusal, Undone } from '#domain/kernel/batch.ts'
import type { Flow } from '#domain/kernel/flow.ts'
import { spokenOf } from '#domain/kernel/phrase.ts'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import { changeRecord } from '#domain/security/change-record.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { Served } from '#server/core/serve.ts'
import { noteTakenBack } from '#server/engine/batch/keep-task.ts'
import { told, wordsOf } from '#server/engine/batch/result.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import type { takerBackOf } from './take-back.ts'

interface Kept {
  readonly rowId: string
  readonly rowTitle: string
}

/** Takes back what one did with many rows at once, each row by itself and by the rules of taking back a single one. */
export function takerBackOfAll(
  { resource }: Served,
  flow: Flow,
  takeBack: ReturnType<typeof takerBackOf>,
): (app: AppContext, actor: Actor, batch: string) => Promise<Undone> {
  return async (app, actor, batch) => {
    const unit = { db: app.db, app, actor }
    const records = (await table(changeRecord, app.db, actor.tenantId).list(
      { resource: resource.name, batch, verb: Object.keys(flow.undo), createdBy: actor.id },
      ['rowId', 'rowTitle'],
    )) as readonly Kept[]
    if (records.length === 0) refuse({ type: 'not-found' })
    const shown = await titlesFor(unit, resource)
    const refusals: Refusal[] = []
    for (const { rowId, rowTitle } of records)
      try {
        await takeBack(app, actor, rowId, batch)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refusals.push({ id: rowId, name: shown(rowTitle), ...spokenOf(wordsOf(error)) })
      }
    const undone = records.length - refusals.length
    if (undone > 0) await noteTakenBack(unit, batch)
    return { undone, refused: refusals.length, refusals: refusals.slice(0, told) }
  }
}
