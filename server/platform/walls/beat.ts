import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { beatAsked } from '#domain/system/wall/asked.ts'
import type { WallOrders } from '#domain/system/wall/calls.ts'
import { isWallCode } from '#domain/system/wall/screens.ts'
import { wallDwell } from '#domain/system/wall.ts'
import { addressOf } from '#server/core/client-address.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Call } from '#server/core/route.ts'
import { wallOf } from './admit.ts'

interface Kept extends Omit<WallOrders, 'screens' | 'dwells' | 'reloadAt'> {
  readonly screens: string
  readonly reloadAt: Date | null
}

/** A wall says that it lives and hears what it is to show. No revision is counted: nobody changed its row. */
export async function beat({ screen, build }: z.output<typeof beatAsked>, call: Call): Promise<WallOrders> {
  const known = (await wallOf(call)) ?? refuse({ type: 'unknown-session', message: '这块大屏还没有配对' })
  const { app, tenantId, c } = call
  const at: RawBuilder<unknown> = sql`${app.now().toISOString()}::timestamptz`
  const { rows } =
    await sql<Kept>`update system_wall set last_seen_at = ${at}, state = 'online', showing = ${screen},
      build = ${build}, address = ${addressOf(c).slice(0, 64) || null}
    where tenant_id = ${tenantId} and id = ${known.id}
    returning name, screens, dwell, starts_at as "startsAt", ends_at as "endsAt", look, reload_at as "reloadAt"`.execute(
      app.db,
    )
  const kept = rows[0] ?? refuse({ type: 'unknown-session', message: '这块大屏还没有配对' })
  const dwells = await table(wallDwell, app.db, tenantId).list({ wallId: known.id }, ['screen', 'seconds'])
  return {
    ...kept,
    dwells: Object.fromEntries(dwells.map(({ screen, seconds }) => [screen, seconds])),
    startsAt: kept.startsAt?.slice(0, 5) ?? null,
    endsAt: kept.endsAt?.slice(0, 5) ?? null,
    screens: kept.screens.split(',').filter(isWallCode),
    reloadAt: kept.reloadAt && timeOf(new Date(kept.reloadAt)),
  }
}
