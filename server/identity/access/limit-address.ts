import { refuse } from '#domain/kernel/refusal.ts'
import { networkOf, shareOf } from '#server/core/address-ranges.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { count, counted, everywhere } from '#server/core/rate-counter.ts'
import { safeLogin } from '#server/identity/session/safe-login.ts'

interface Asked {
  readonly tenantId: string
  /** What is asked for, such as `scan`. */
  readonly what: string
  /** Empty where nobody can say: then there is nothing to count by. */
  readonly address: string
}

interface Limit {
  readonly times: number
  readonly seconds: number
  readonly message?: string
  /** Called before it counts, where less than half of what is allowed is left. */
  readonly near?: () => Promise<void>
}

/**
 * Refuses anyone who asks for something more than `times` within `seconds` from one address, of whatever colleges. The
 * campus of the college that is asked may do so more often.
 */
export async function limitAddress(
  app: AppContext,
  { tenantId, what, address }: Asked,
  { times, seconds, message, near }: Limit,
): Promise<void> {
  if (!address) return
  const counting = { tenantId: everywhere, subject: `${what} ${networkOf(address)}` }
  const { allowList } = await safeLogin(app, tenantId)
  const most = times * shareOf(address, allowList)
  if (near && (await counted(app.db, counting, app.now())).count >= most / 2) await near()
  if ((await count(app.db, counting, seconds, app.now())) <= most) return
  refuse({ type: 'too-many', message: message ?? '操作过于频繁，请稍后再试', retryAfter: seconds })
}
