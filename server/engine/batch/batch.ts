import { z } from 'zod'
import type { BatchResult, Refusal } from '#domain/kernel/batch.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { phrase, spokenOf } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { changesSchema } from '#domain/kernel/schema.ts'
import { mayBeShared } from '#domain/kernel/shared-fields.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { checked } from '#server/core/checked.ts'
import { newId } from '#server/core/new-id.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { presentChanges } from '#server/engine/history/present.ts'
import { changesBetween } from '#server/engine/history/record.ts'
import { checkWritable, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import type { Reader, Row, Values } from '#server/engine/rows/reading.ts'
import { removeMany } from '#server/engine/rows/remove-rows.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { changeMany } from '#server/engine/rows/writing-many.ts'
import type { batchRemoveSchema, batchUpdateSchema } from './asked.ts'
import { type Chosen, chooserOf } from './chosen.ts'
import { keepTask } from './keep-task.ts'
import { lockRows } from './lock-rows.ts'
import { isRestorable } from './restore.ts'
import { namerOf, refuseWhole, TakenBack, told, wordsOf } from './result.ts'

type Update = z.infer<typeof batchUpdateSchema>
type Remove = z.infer<typeof batchRemoveSchema>
/** What came of the rows: the pairs that changed, and those that could not. */
interface Done {
  readonly pairs: readonly (readonly [Row, Row | null])[]
  readonly refused: readonly (readonly [Row, string])[]
}

/** Changes and removes many rows of one resource, in one transaction, under the checks of a single row. */
export function batchOf(served: Served, reader: Reader) {
  const { resource } = served
  const schema = z.lazy(() => changesSchema(resource))
  const choose = chooserOf(resource, reader)

  /** How many rows have a value already is what a batch answers, and so it is not asked of one that is masked. */
  async function checkSeen({ db }: AppContext, actor: Actor, names: readonly string[]) {
    const { masks } = await visibilityOf(db, actor, resource)
    const fields = names
      .filter((name) => masks.has(name))
      .map(
        (name) =>
          [
            name,
            phrase('“{{field}}”对您脱敏显示，不能批量修改', { field: resource.fields[name].label }),
          ] as const,
      )
    const [first] = fields
    if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(fields) })
  }

  /** Names and numbers of one row alone are changed row by row. */
  function checkShared(names: readonly string[]) {
    const fields = names
      .filter((name) => !mayBeShared(resource, name))
      .map(
        (name) =>
          [
            name,
            phrase('“{{field}}”每条各不相同，不能批量修改', { field: resource.fields[name].label }),
          ] as const,
      )
    const [first] = fields
    if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(fields) })
  }

  async function update(
    unit: Unit,
    chosen: readonly Chosen[],
    changes: Values,
    batch: string,
    reason?: string,
  ) {
    const able = chosen.flatMap(({ row, reached }) =>
      reached && differs(resource.fields, row, changes) ? [row] : [],
    )
    const outcomes = await changeMany(
      served,
      unit,
      able.map((current) => ({ current, input: changes })),
      { batch, ...(reason && { reason }) },
    )
    const done: Done = {
      pairs: able.flatMap((row, at) => {
        const outcome = outcomes[at]
        return outcome && 'row' in outcome ? [[row, outcome.row] as const] : []
      }),
      refused: able.flatMap((row, at) => {
        const outcome = outcomes[at]
        return outcome && 'refused' in outcome ? [[row, wordsOf(outcome.refused)] as const] : []
      }),
    }
    return done
  }

  async function remove(unit: Unit, chosen: readonly Chosen[], batch: string): Promise<Done> {
    const able = chosen.flatMap(({ row, reached }) => (reached ? [row] : []))
    const refused = await removeMany(served, unit, able, { batch })
    return {
      pairs: able.flatMap((row) => (refused.has(row) ? [] : [[row, null] as const])),
      refused: [...refused].map(([row, why]) => [row, wordsOf(why)] as const),
    }
  }

  /** Does it, or in a preview does it and takes it back: so a preview says exactly what would come of it. */
  async function run(
    app: AppContext,
    actor: Actor,
    { rows, expected, only, preview }: Remove,
    verb: 'update' | 'remove',
    work: (unit: Unit, chosen: readonly Chosen[], batch: string) => Promise<Done>,
  ): Promise<BatchResult> {
    const batch = newId()
    try {
      const chosenBy = await choose({ db: app.db, app, actor }, { rows, verb, expected })
      return await inTransaction(app, actor, async (unit) => {
        const seen = await chosenBy(unit)
        await lockRows(
          unit,
          resource,
          seen.map(({ row }) => row.id),
        )
        // Read anew now that nobody else can change them.
        const chosen = await chosenBy(unit)
        const { pairs, refused } = await work(unit, chosen, batch)
        const nameOf = await namerOf(unit, resource)
        const refusals: Refusal[] = [
          ...chosen.flatMap(({ row, reached }) => (reached ? [] : [[row, '不在您的管理范围内'] as const])),
          ...refused,
        ].map(([row, message]) => ({ id: row.id, name: nameOf(row), ...spokenOf(message) }))
        if (!preview && only === 'all' && refusals.length > 0) refuseWhole(refusals)
        const result: BatchResult = {
          batch: preview || pairs.length === 0 ? null : batch,
          total: chosen.length,
          changed: pairs.length,
          unchanged: chosen.length - pairs.length - refusals.length,
          refused: refusals.length,
          refusals: refusals.slice(0, told),
          undoable: verb === 'update' || (isRestorable(served) && holds(actor, `${resource.name}:add`)),
          preview,
        }
        if (!preview) {
          if (result.batch && result.undoable)
            await keepTask(unit, resource, {
              ...{ batch, count: pairs.length },
              ...(verb === 'update'
                ? ({ done: '批量修改', call: 'undo' } as const)
                : ({ done: '删除', call: 'restore' } as const)),
            })
          return result
        }
        const some = pairs.slice(0, told)
        const changes = await presentChanges(
          unit,
          resource,
          some.map((pair) => changesBetween(resource, pair)),
        )
        const samples = some.map(([row], at) => ({
          id: row.id,
          name: nameOf(row),
          changes: changes[at] ?? [],
        }))
        throw new TakenBack({ ...result, samples })
      })
    } catch (error) {
      if (error instanceof TakenBack) return error.result
      throw error
    }
  }

  return {
    async update(app: AppContext, actor: Actor, { changes: given, reason, ...asked }: Update) {
      const changes = checked(schema, resource.fields as Fields, given) as Values
      if (Object.keys(changes).length === 0) refuse({ type: 'invalid', message: '请选择要修改的字段' })
      await checkWritable(app.db, actor, resource, changes, 'update')
      await checkSeen(app, actor, Object.keys(changes))
      checkShared(Object.keys(changes))
      return run(app, actor, asked, 'update', (unit, chosen, batch) =>
        update(unit, chosen, changes, batch, reason),
      )
    },

    remove: (app: AppContext, actor: Actor, asked: Remove) => run(app, actor, asked, 'remove', remove),
  }
}

/** A secret cannot be compared: it is set. */
const differs = (fields: Fields, row: Row, changes: Values) =>
  Object.entries(changes).some(
    ([name, value]) => fields[name]?.secret || (row as unknown as Values)[name] !== (value ?? null),
  )
