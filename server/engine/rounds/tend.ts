import { sql } from 'kysely'
import { canStep, type Flow } from '#domain/kernel/flow.ts'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import type { ScheduledWork } from '#server/core/jobs/handler.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { type Round, tableOf } from './facts.ts'
import { type FillMore, fillRound } from './fill.ts'

/** Opens rounds at their hour, closes them at theirs, and keeps the lists of those that run up to date. */
export const tendRounds =
  (rounds: Rounds, served: Served, more: FillMore = {}): ScheduledWork =>
  async (app, tenantId) => {
    const now = sql`${app.now().toISOString()}::timestamptz`
    const { rows } = await sql<{ id: string; act: string }>`select id, case when state = 'planned' then 'open'
        when closes_at <= ${now} then 'close' else 'fill' end as act
      from ${tableOf(rounds.round)} where tenant_id = ${tenantId}
        and (state = 'open' or (state = 'planned' and opens_at <= ${now})) order by id limit 200`.execute(
      app.db,
    )
    for (const { id, act } of rows)
      await inTransaction(app, clockIn(tenantId), async (unit) => {
        const current = (await rowsOf(rounds.round, unit).lock(id)) as unknown as Round
        if (act === 'fill')
          return current.state === 'open' && fillRound({ db: unit.db, tenantId }, rounds, current, more)
        return step(unit, served, current, act)
      })
    return Object.fromEntries(
      ['open', 'close'].map((act) => [act, rows.filter((row) => row.act === act).length]),
    )
  }

/** What somebody did meanwhile is not done again. */
async function step(unit: Unit, served: Served, current: Round, act: string) {
  const { resource } = served
  if (!canStep(resource.flow as Flow, current, act)) return
  await rowsOf(served, unit).update(current as never, stepped(resource, current, act, {}), { verb: act })
}
