import type { ActedOn } from '#domain/kernel/batch.ts'
import type { Rows } from '#domain/kernel/list-query.ts'
import { spokenOf } from '#domain/kernel/phrase.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import { newId } from '#server/core/new-id.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import type { ServedAction } from '#server/engine/rows/actions.ts'
import { auditRows } from '#server/engine/rows/audit-write.ts'
import type { Reader, Row, Values } from '#server/engine/rows/reading.ts'
import { checkFew, chooserOf } from './chosen.ts'
import { keepTask } from './keep-task.ts'
import { namerOf, wordsOf } from './result.ts'

/** Rows, and what people answer once for all of them. */
export interface AskedOfMany {
  readonly rows: Rows
  /** How many they were when they were chosen. */
  readonly expected?: number | undefined
  readonly answers: Values
}

/** Does an action with many rows, each by itself under its own checks: one that refuses keeps no other from it. */
export async function actOnMany(
  served: Served,
  reader: Reader,
  { name, label, act }: ServedAction,
  unit: Unit,
  { rows, expected, answers }: AskedOfMany,
): Promise<readonly ActedOn[]> {
  const { resource } = served
  const { app, actor } = unit
  const choose = chooserOf(resource, reader)
  const chosen = await (await choose(unit, { rows, verb: name, expected }))(unit)
  checkFew(chosen)
  const nameOf = await namerOf(unit, resource)
  const batch = newId()
  // What is answered is the list as a whole, not each row's own answer.
  const alone = { ...actor, answering: undefined }

  async function actOn(row: Row): Promise<ActedOn> {
    const about = { id: row.id, name: nameOf(row) }
    try {
      const { secret } = await act(app, alone, { id: row.id, answers, batch })
      return { ...about, ...(secret && { secret }) }
    } catch (error) {
      if (error instanceof Refused) return { ...about, ...spokenOf(wordsOf(error)) }
      throw error
    }
  }

  const acted: ActedOn[] = []
  try {
    for (const { row } of chosen) acted.push(await actOn(row))
  } finally {
    const done = acted.filter(({ message }) => message === undefined)
    await app.db.transaction().execute(async (db) => {
      await auditRows(resource, { ...unit, db }, label, done.length)
      // What one may take back of a single row, one may of all of them, from the list of one's tasks.
      if (resource.flow?.undo[name] && done.length > 0)
        await keepTask({ ...unit, db }, resource, {
          ...{ batch, done: `批量${label}`, call: 'takeBackAll', count: done.length },
        })
    })
  }
  return acted
}
