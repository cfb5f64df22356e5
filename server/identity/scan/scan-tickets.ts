import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { scanStates } from '#domain/system/scan-ticket.ts'
import { scanTicket } from '#domain/system/scan-ticket.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Arrival } from '#server/core/client-address.ts'
import { above, table } from '#server/core/database/table.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'
import { hashOf, newToken, tenantOf } from '#server/identity/session/tokens.ts'

type ScanState = keyof typeof scanStates.labels

/** Life of a picture in seconds. */
const seconds = 180
/** From one address within that time. */
const perAddress = 60

/** A desk wants in: `ticket` goes into the picture, `secret` stays with the desk. */
export async function beginScan(app: AppContext, tenantId: string, { address, device }: Arrival) {
  if (!(await safeLogin(app, tenantId)).scanSignIn)
    refuse({ type: 'invalid', message: '学校尚未开放扫码登录' })
  const at = app.now()
  await limitAddress(app, { tenantId, what: 'scan', address }, { times: perAddress, seconds })
  const now = sql`${at.toISOString()}::timestamptz`
  await sql`delete from system_scan_ticket where tenant_id = ${tenantId} and id in (
    select id from system_scan_ticket where tenant_id = ${tenantId} and until <= ${now}
    for update skip locked)`.execute(app.db)
  const ticket = newToken(tenantId)
  const secret = newToken(tenantId)
  await table(scanTicket, app.db, tenantId).insert({
    ticketHash: await hashOf(ticket),
    secretHash: await hashOf(secret),
    state: 'waiting',
    device: device.slice(0, 100) || null,
    address: address || null,
    until: new Date(at.getTime() + seconds * 1000),
  })
  return { ticket, secret, expiresIn: seconds }
}

interface Desk {
  readonly ticket: string
  readonly secret: string
}

/** How far a desk has come; `gone` when its picture is too old, used, or was never ours. */
export async function scanState(app: AppContext, { ticket, secret }: Desk): Promise<ScanState | 'gone'> {
  const tenantId = tenantOf(ticket)
  if (!tenantId) return 'gone'
  const row = await table(scanTicket, app.db, tenantId).get(
    { ticketHash: await hashOf(ticket), secretHash: await hashOf(secret), until: above(app.now()) },
    ['state'],
  )
  return row?.state ?? 'gone'
}

/** Who approved this desk. Asking uses the ticket up: of two that ask, one gets in. */
export async function redeemScan(app: AppContext, { ticket, secret }: Desk) {
  const tenantId = tenantOf(ticket)
  if (!tenantId) return undefined
  const [approved] = await table(scanTicket, app.db, tenantId).remove(
    {
      ticketHash: await hashOf(ticket),
      secretHash: await hashOf(secret),
      state: 'approved',
      until: above(app.now()),
    },
    ['userId'],
  )
  return approved?.userId ? { tenantId, userId: approved.userId } : undefined
}
