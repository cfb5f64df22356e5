import { sql } from 'kysely'
import { leaseSeconds } from '#domain/system/door-command.ts'
import { type CommandSent, wordsOfCommand } from '#domain/system/door-wire.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Gateway } from './gateway-call.ts'
import { signedBy } from './sign.ts'
import { isEnding, nap } from './wake.ts'

/** How often somebody who waits looks for orders that another process took, in milliseconds. */
const look = 1000

/** What the doors of a gateway are to do: at once when there is something, else as soon as there is, within `wait` seconds. */
export async function fetchCommands(
  app: AppContext,
  gateway: Gateway,
  wait: number,
  gone: () => boolean,
): Promise<{ readonly commands: readonly CommandSent[] }> {
  const until = performance.now() + wait * 1000
  for (;;) {
    const commands = gone() ? [] : await lease(app, gateway)
    const left = until - performance.now()
    if (commands.length > 0 || left <= 0 || gone() || isEnding()) return { commands }
    await nap(Math.min(look, left))
  }
}

type Leased = Omit<CommandSent, 'signature' | 'expiresAt'> & { readonly expiresAt: Date | string }

/** Of two who ask at once, one gets it; who does not say what came of it within the lease has it fetched again. */
async function lease(
  { db, now }: AppContext,
  { tenantId, id, secret }: Gateway,
): Promise<readonly CommandSent[]> {
  const at = now().toISOString()
  const until = new Date(now().getTime() + leaseSeconds * 1000).toISOString()
  const { rows } = await sql<Leased>`
    with due as materialized (
      select tenant_id, id from system_door_command where tenant_id = ${tenantId} and gateway_id = ${id}
        and expires_at > ${at}::timestamptz
        and (state = 'pending' or (state = 'sent' and lease_until <= ${at}::timestamptz))
      order by asked_at limit 20 for update skip locked
    )
    update system_door_command c set state = 'sent', sent_at = coalesce(c.sent_at, ${at}::timestamptz),
      lease = gen_random_uuid()::text, lease_until = ${until}::timestamptz
    from due, system_door_device d
    where c.tenant_id = due.tenant_id and c.id = due.id and d.tenant_id = c.tenant_id and d.id = c.device_id
    returning c.id, c.lease, d.code as door, c.output + 1 as channel, c.pulse_ms as "pulseMs",
      c.expires_at as "expiresAt"`.execute(db)
  return Promise.all(
    rows.map(async (leased) => {
      const command = { ...leased, expiresAt: new Date(leased.expiresAt).toISOString() }
      return { ...command, signature: await signedBy(secret, wordsOfCommand(command)) }
    }),
  )
}
