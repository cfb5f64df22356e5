import type { userEvents } from '#domain/system/log-user.ts'
import type { SignInWay } from '#domain/system/sign-in-way.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import type { Arrival } from '#server/core/client-address.ts'
import { stamps } from '#server/core/stamps.ts'

type Event = keyof typeof userEvents.labels

export interface SignInEvent {
  readonly tenantId: string
  /** As it was typed, where nobody has it. */
  readonly account: string
  readonly event: Event
  readonly how?: SignInWay
  readonly reason?: string
  readonly arrival: Arrival
}

const acts = {
  'sign-in': { action: '登录', result: 'success' },
  failure: { action: '登录', result: 'failure' },
  lock: { action: '锁定账号', result: 'failure' },
  'sign-out': { action: '退出登录', result: 'success' },
  ended: { action: '终止登录', result: 'success' },
} as const satisfies Record<Event, object>

/** Writes down who came, went, or was not let in: in the sign-in log, and in the audit chain. The last step of a transaction. */
export async function recordSignIn(db: Database, app: Pick<AppContext, 'now'>, happened: SignInEvent) {
  const { tenantId, event, how = null, reason = null, arrival } = happened
  const account = happened.account.slice(0, 64)
  const { address, device } = arrival
  const row = {
    event,
    account,
    how,
    reason,
    address: address || null,
    device,
    created_at: app.now().toISOString(),
  }
  await db
    .insertInto('system_log_user')
    .values({ ...stamps(tenantId, account), ...row })
    .execute()
  const detail = [reason, device].filter(Boolean).join('，')
  await audit(db, app, { tenantId, account, ...acts[event], address, detail })
}

/** The same, for what has no transaction of its own. */
export const recordSignInAlone = (app: AppContext, happened: SignInEvent) =>
  app.db.transaction().execute((db) => recordSignIn(db, app, happened))
