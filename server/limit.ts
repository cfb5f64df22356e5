import { refuse } from '#domain/kernel/refusal.ts'
import { networkOf, shareOf } from '#server/address-ranges.ts'
import type { House } from '#server/house.ts'
import { safeLogin } from '#server/session/safe-login.ts'
import { count, counted, everywhere } from '#server/tally.ts'

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
 * Refuses whoever asks for something more than `times` within `seconds` from one address, of whatever colleges. The
 * campus of the college that is asked may do so more often.
 */
export async function limitAddress(
  house: House,
  { tenantId, what, address }: Asked,
  { times, seconds, message, near }: Limit,
): Promise<void> {
  if (!address) return
  const counting = { tenantId: everywhere, subject: `${what} ${networkOf(address)}` }
  const { allowList } = await safeLogin(house, tenantId)
  const most = times * shareOf(address, allowList)
  if (near && (await counted(house.db, counting, house.now())).count >= most / 2) await near()
  if ((await count(house.db, counting, seconds, house.now())) <= most) return
  refuse({ type: 'too-many', message: message ?? '操作过于频繁，请稍后再试', retryAfter: seconds })
}
