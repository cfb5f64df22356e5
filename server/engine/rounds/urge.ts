import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { urgeAsked } from '#domain/kits/rounds/asked.ts'
import type { Urged } from '#domain/kits/rounds/calls.ts'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { coolDownHours } from '#domain/kits/rounds/rules.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { type Round, roundOf, tableOf } from './facts.ts'
import { groupIn } from './progress.ts'
import { tellTurns } from './tell.ts'

/** Only what has begun is urged for; late ones are, so that they ask for an extension. */
export async function begunRound(unit: Unit, rounds: Rounds, id: string): Promise<Round> {
  const round = (await roundOf(unit, rounds, id)) ?? refuse({ type: 'not-found' })
  if (round.state !== 'open' && round.state !== 'closed')
    refuse({ type: 'conflict', message: '批次尚未开始' })
  return round
}

/** Marks turns, known as `r`, as urged now and tells their people; those within the cool-down are left in peace. */
export async function urgeTurns(
  unit: Unit,
  rounds: Rounds,
  round: Round,
  which: ReturnType<typeof sql<boolean>>,
): Promise<Urged> {
  const { db, app, actor } = unit
  const now = sql`${app.now().toISOString()}::timestamptz`
  const rested = sql<boolean>`(r.urged_at is null or r.urged_at <= ${now} - make_interval(hours => ${coolDownHours}))`
  const waiting = sql`r.tenant_id = ${actor.tenantId} and r.round_id = ${round.id} and r.state = 'waiting' and ${which}`
  const { rows: resting } = await sql<{ count: number }>`select count(*)::int as count
    from ${tableOf(rounds.turn)} r where ${waiting} and not ${rested}`.execute(db)
  const { rows } = await sql<{ id: string }>`update ${tableOf(rounds.turn)} r set urged_at = ${now},
      urges = coalesce(r.urges, 0) + 1, updated_at = ${now}, updated_by = ${actor.id}, revision = r.revision + 1
    where ${waiting} and ${rested} returning r.id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tellTurns(unit, rounds, round, sql`t.id = any(${ids}::uuid[])`, 'urged')
  return { told: ids.length, resting: resting[0]?.count ?? 0 }
}

/** Urges everybody within reach who has not finished, of all classes or departments, or of some. */
export const urgeAll =
  (rounds: Rounds) =>
  ({ roundId, groupIds }: z.output<typeof urgeAsked>, { app, actor }: PersonalCall) =>
    inTransaction(app, actor, async (unit) => {
      const round = await begunRound(unit, rounds, roundId)
      const reach = scopeFilter(rounds.turn, actor, `${rounds.turn.name}:urge`)()
      const chosen = groupIds ? sql`r.${groupIn(rounds)} = any(${groupIds}::uuid[])` : sql`true`
      return urgeTurns(unit, rounds, round, sql<boolean>`${reach} and ${chosen}`)
    })
