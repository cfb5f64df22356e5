import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { type CommandState, doorCommand } from '#domain/system/door-command.ts'
import type { outcomeTold } from '#domain/system/door-wire.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { Gateway } from './gateway-call.ts'
import { settle } from './settle.ts'

/**
 * What came of an order. Anyone who no longer holds it may still say that the door did open, for that is so; that it did
 * not is for the one who holds it now. Told again, it changes nothing.
 */
export const takeOutcome = (
  app: AppContext,
  { tenantId, id: gatewayId }: Gateway,
  { id, lease, state, detail }: z.infer<typeof outcomeTold>,
) =>
  app.db.transaction().execute(async (db) => {
    const command =
      (await table(doorCommand, db, tenantId).get({ gatewayId, id }, ['id', 'state', 'lease'], {
        lock: 'update',
      })) ?? refuse({ type: 'not-found' })
    const taken =
      (state === 'confirmed' || command.lease === lease) &&
      (await settle(
        { db, now: app.now },
        tenantId,
        { id, state: command.state as CommandState },
        state,
        detail ?? null,
      ))
    return { taken, state: taken ? state : command.state }
  })
