import { z } from 'zod'
import { Refused } from '#domain/kernel/refusal.ts'
import { instantOf } from '#domain/kits/college-clock.ts'
import type { Command } from '#machines/approval/commands.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { Actor } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { handles, NotYet } from '#server/core/jobs/handler.ts'
import type { Unit } from '#server/core/serve.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { perform } from './perform.ts'
import { caseOf, type KeptCase } from './store.ts'

/** What is due of a case by now. */
function dueIn({ found: { context } }: KeptCase, now: string): readonly Command[] {
  const tasks = context.tasks.filter(
    ({ state, past, deadlines, fired }) => state === 'open' && !past && (deadlines[fired]?.due ?? '9') <= now,
  )
  const notices = Object.entries(context.steps).filter(
    ([, step]) => step.kind === 'notice' && step.state === 'open' && !step.over && step.until <= now,
  )
  return [
    ...tasks.map(({ id }): Command => ({ verb: 'time-out', task: id })),
    ...notices.map(([step]): Command => ({ verb: 'close-notice', step })),
  ]
}

/** The clock, in a college: what is done by it is done by nobody. */
export const clockIn = (tenantId: string): Actor => ({
  ...{ id: 'system', tenantId, account: 'system', name: '', roles: [], granted: noDuties },
})

/** Does what the deadlines of a case ask for by now, within a transaction of the clock's. Says how much that was. */
export async function wake(unit: Unit, id: string) {
  const due = dueIn(await caseOf(unit, id, { lock: true }), timeOf(unit.app.now()))
  for (const command of due) await perform(unit, id, command, { by: 'clock' }).catch(unlessRefused)
  return { acted: due.length }
}

/** What somebody settled meanwhile is no longer due. */
const unlessRefused = (error: unknown) => (error instanceof Refused ? undefined : Promise.reject(error))

const asked = z.object({ id: z.uuid(), due: z.string().optional() })

/**
 * Does what the deadlines of a case ask for. Done twice, it finds nothing due. The queue goes by the clock of the database:
 * on a machine whose own is behind, it waits for the moment that it was put there for.
 */
export const wakeCase = handles(asked, ({ app, task, params: { id, due } }) => {
  const early = due ? instantOf(due).getTime() - app.now().getTime() : 0
  if (early > 0) throw new NotYet(early)
  return inTransaction(app, clockIn(task.tenantId), (unit) => wake(unit, id))
})
