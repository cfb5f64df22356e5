import { sql } from 'kysely'
import type { Pairing } from '#domain/system/wall/calls.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { hashOf, newToken } from '#server/identity/session/tokens.ts'

/** Life of a code in seconds. */
const seconds = 600
/** Codes that one address may ask for within that time. */
const perAddress = 20

/** Six digits without a preference, for a million is no multiple of what a random number of 32 bits can be. */
function newCode(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < 4_294_000_000 ? String(value % 1_000_000).padStart(6, '0') : newCode()
}

/** A code under the college's name: its digest tells nothing that a table of a million digests of mere digits would. */
export const codeHash = (tenantId: string, code: string) => hashOf(`wall ${tenantId} ${code}`)

/** A display wants in: the code goes onto it, the secret stays within it. */
export async function beginPairing(app: AppContext, tenantId: string, address: string): Promise<Pairing> {
  await limitAddress(app, { tenantId, what: 'wall-pair', address }, { times: perAddress, seconds })
  const at = app.now()
  const now = sql`${at.toISOString()}::timestamptz`
  await sql`delete from system_wall_pairing where tenant_id = ${tenantId} and until <= ${now}`.execute(app.db)
  const code = newCode()
  const secret = newToken(tenantId)
  const row = {
    ...stamps(tenantId),
    code_hash: await codeHash(tenantId, code),
    secret_hash: await hashOf(secret),
    until: new Date(at.getTime() + seconds * 1000).toISOString(),
  }
  const taken = await app.db
    .insertInto('system_wall_pairing')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'code_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return taken ? { code, secret, expiresIn: seconds } : beginPairing(app, tenantId, address)
}

/** How far a display has come. Of two that ask with one secret, one gets the token: asking uses the pairing up. */
export async function redeemPairing(app: AppContext, tenantId: string, secret: string) {
  const now = sql`${app.now().toISOString()}::timestamptz`
  const hash = await hashOf(secret)
  return app.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: string; wallId: string | null }>`
      select id, wall_id as "wallId" from system_wall_pairing
      where tenant_id = ${tenantId} and secret_hash = ${hash} and until > ${now} for update`.execute(db)
    const [pairing] = rows
    if (!pairing) return { state: 'gone', token: null } as const
    if (!pairing.wallId) return { state: 'waiting', token: null } as const
    const token = newToken(tenantId)
    await sql`delete from system_wall_pairing where tenant_id = ${tenantId} and id = ${pairing.id}`.execute(
      db,
    )
    await sql`update system_wall set token_hash = ${await hashOf(token)}, paired_at = ${now}, state = 'online',
        last_seen_at = ${now}, reload_at = null
      where tenant_id = ${tenantId} and id = ${pairing.wallId}`.execute(db)
    return { state: 'paired', token } as const
  })
}
