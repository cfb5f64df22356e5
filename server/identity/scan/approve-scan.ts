import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
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
  const { rows } = await sql<Desk>`update system_scan_ticket set state = 'scanned', user_id = ${id}
    where tenant_id = ${tenantId} and ticket_hash = ${await hashOf(ticket)} and until > ${now}
    and (state = 'waiting' or (state = 'scanned' and user_id = ${id}))
    returning device, address, ceil(extract(epoch from until - ${now}))::int as "expiresIn"`.execute(app.db)
  return rows[0] ?? gone()
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
    const { rows } = await sql<Desk>`update system_scan_ticket set state = ${yes ? 'approved' : 'refused'}
      where tenant_id = ${tenantId} and ticket_hash = ${hash} and until > ${now}
      and state = 'scanned' and user_id = ${id} returning device, address`.execute(db)
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
