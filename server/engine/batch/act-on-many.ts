import type { z } from 'zod'
import type { ActedOn } from '#domain/kernel/batch.ts'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import type { ActionResult, Served } from '#server/core/serve.ts'
import type { Reader, Row } from '#server/engine/rows/reading.ts'
import type { batchActSchema } from './asked.ts'
import { chooserOf } from './chosen.ts'
import { namerOf, wordsOf } from './result.ts'

/** Rows that one action is done with in one call: some actions take their time. */
const most = 200

type Act = (app: AppContext, actor: Actor, name: string, id: string) => Promise<Partial<ActionResult>>

/** Does an action with many rows, each by itself: one that refuses keeps no other from it. */
export function manyActorOf({ resource }: Served, reader: Reader, act: Act) {
  const choose = chooserOf(resource, reader)
  return async (
    app: AppContext,
    actor: Actor,
    name: string,
    { rows, expected }: z.infer<typeof batchActSchema>,
  ): Promise<readonly ActedOn[]> => {
    const unit = { db: app.db, app, actor }
    const chosen = await (await choose(unit, { rows, verb: name, expected }))(unit)
    if (chosen.length > most)
      refuse({ type: 'invalid', message: `此操作一次最多处理 ${most} 条，请缩小范围` })
    const nameOf = await namerOf(unit, resource)
    const done: ActedOn[] = []
    // What is answered is the list as a whole, not each row's own answer.
    const alone = { ...actor, answering: undefined }
    const actOn = async (row: Row): Promise<ActedOn> => {
      const about = { id: row.id, name: nameOf(row) }
      try {
        const { secret } = await act(app, alone, name, row.id)
        return { ...about, ...(secret && { secret }) }
      } catch (error) {
        if (error instanceof Refused) return { ...about, message: wordsOf(error) }
        throw error
      }
    }
    for (const { row } of chosen) done.push(await actOn(row))
    return done
  }
}
