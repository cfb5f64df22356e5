import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { scanTicket } from '#domain/system/scan-ticket.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { above, table } from '#server/core/database/table.ts'
import { hashOf } from '#server/identity/session/tokens.ts'

interface Desk {
  readonly device: string | null
  readonly address: string | null
  /** Seconds left to answer in. */
  readonly expiresIn: number
}

const gone = () => refuse({ type: 'conflict', message: '二维码已失效或已被使用，请在电脑上刷新后重新扫码' })

/** What asks for the person's name. Anyone who looks first is who answers. */
export async function lookAtScan(app: AppContext, { tenantId, id }: Actor, ticket: string): Promise<Desk> {
  const now = sql`${app.now().toISOString()}::timestamptz`
  const [row] = await table(scanTicket, app.db, tenantId).update(
    [
      { ticketHash: await hashOf(ticket), until: above(now) },
      sql`(state = 'waiting' or (state = 'scanned' and user_id = ${id}))`,
    ],
    { state: 'scanned', userId: id },
    {
      device: 'device',
      address: 'address',
      expiresIn: sql<number>`ceil(extract(epoch from until - ${now}))::int`,
    },
  )
  return row ?? gone()
}

/** The person's word: the desk signs in as they, or it does not. */
export async function answerScan(
  app: AppContext,
  { tenantId, id, account }: Actor,
  { ticket, yes, address }: { readonly ticket: string; readonly yes: boolean; readonly address: string },
): Promise<void> {
  const now = sql`${app.now().toISOString()}::timestamptz`
  const hash = await hashOf(ticket)
  await app.db.transaction().execute(async (db) => {
    const rows = await table(scanTicket, db, tenantId).update(
      { ticketHash: hash, until: above(now), state: 'scanned', userId: id },
      { state: yes ? 'approved' : 'refused' },
      ['device', 'address'],
    )
    const [unit] = rows
    if (!unit) return gone()
    await audit(db, app, {
      tenantId,
      account,
      action: yes ? '确认扫码登录' : '取消扫码登录',
      address,
      detail: [unit.device, unit.address].filter(Boolean).join('，'),
    })
  })
}
