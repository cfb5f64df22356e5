import type { Actor, AppContext } from '#server/core/app-context.ts'
import type { Unit } from '#server/core/serve.ts'

/** Does work in one transaction, and keeps its answer in the same one where the caller has asked for that. */
export const inTransaction = <Answer>(app: AppContext, actor: Actor, work: (unit: Unit) => Promise<Answer>) =>
  app.db.transaction().execute(async (db) => {
    const answer = await work({ db, app, actor })
    await actor.answering?.(db, answer)
    return answer
  })
