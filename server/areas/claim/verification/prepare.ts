import { sql } from 'kysely'
import { z } from 'zod'
import { stretchedSecret } from '#domain/claim/stretched-secret.ts'
import { stretched } from '#domain/claim/stretching.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { handles, type Work } from '#server/core/jobs/handler.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import { verifyRules } from './rules.ts'
import { saltOf } from './shift.ts'
import { allGuessable, sourcesOf, waitingOf } from './stretched.ts'

/** So long one task goes on, in milliseconds; a desk that still waits then asks for another. */
const slice = 110_000
/** A night's work ends before the task would be taken for stuck. */
const night = 25 * 60_000
/** More than a college admits in a year. */
const everybody = 200_000

type Watch = Partial<Pick<Work, 'progress' | 'cancelled'>>

/**
 * Stretches the numbers and cards of the list that are not stretched yet, one at a time with as long a rest after each:
 * half a core at most. Each is kept at once, so that it goes on where it was left. Gives how many it did.
 */
async function prepare(app: AppContext, tenantId: string, milliseconds: number, watch: Watch = {}) {
  const rules = await verifyRules(app.db, tenantId)
  if (!rules.offlineCopy) return 0
  const all = allGuessable(app, tenantId, rules, await sourcesOf(app, tenantId))
  const waiting = await waitingOf(app, tenantId, all, everybody)
  const salt = await saltOf(app, tenantId)
  const end = performance.now() + milliseconds
  let done = 0
  for (const { source, guessable } of waiting) {
    const begun = performance.now()
    if (begun > end || watch.cancelled?.()) break
    const secret = await stretched(app.stretching.stretch, salt, guessable)
    await table(stretchedSecret, app.db, tenantId).insert({ source, secret }, { unless: ['source'] })
    done += 1
    watch.progress?.(done, waiting.length)
    await new Promise((rested) => setTimeout(rested, performance.now() - begun))
  }
  return done
}

/** Every night: what was admitted or changed is prepared, and what belongs to nobody on the list goes. */
export async function prepareDesks(app: AppContext, tenantId: string) {
  const rules = await verifyRules(app.db, tenantId)
  const all = allGuessable(app, tenantId, rules, await sourcesOf(app, tenantId))
  const kept = rules.offlineCopy ? sql`h.source not in (select g.source from (${all}) g)` : sql`true`
  const { numAffectedRows = 0n } = await sql`delete from claim_stretched_secret h
    where h.tenant_id = ${tenantId} and ${kept}`.execute(app.db)
  return { removed: Number(numAffectedRows), prepared: await prepare(app, tenantId, night) }
}

export const deskListJob = handles(z.object({}), async ({ app, task, ...watch }) => ({
  prepared: await prepare(app, task.tenantId, slice, watch),
}))

const span = 120_000

/** Has the list prepared while a desk waits for it: one task of a college at a time, however many desks ask. */
export const hasPrepared = (app: AppContext, tenantId: string) =>
  enqueue(app.db, app, {
    tenantId,
    kind: 'desk-list',
    label: '准备断网核验名单',
    params: {},
    key: `desk-list ${Math.floor(app.now().getTime() / span)}`,
    by: null,
  })
