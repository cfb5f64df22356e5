import { refuse } from '#domain/kernel/refusal.ts'
import { liesIn, networkOf } from '#server/address-ranges.ts'
import type { House } from '#server/house.ts'
import { safeLogin } from '#server/session/safe-login.ts'
import { count } from '#server/tally.ts'

/** The addresses of the campus are shared by many: they may ask more often, but not without end. */
const shared = 20

interface Asked {
  readonly tenantId: string
  /** What is asked for, such as `scan`. */
  readonly what: string
  /** Empty where nobody can say: then there is nothing to count by. */
  readonly address: string
}

/** Refuses whoever asks for something more than `times` within `seconds` from one address. */
export async function limitAddress(
  house: House,
  { tenantId, what, address }: Asked,
  {
    times,
    seconds,
    message,
  }: { readonly times: number; readonly seconds: number; readonly message?: string },
): Promise<void> {
  if (!address) return
  const asked = await count(
    house.db,
    { tenantId, subject: `${what} ${networkOf(address)}` },
    seconds,
    house.now(),
  )
  const { allowList } = await safeLogin(house, tenantId)
  if (asked <= times * (liesIn(address, allowList) ? shared : 1)) return
  refuse({ type: 'too-many', message: message ?? '操作过于频繁，请稍后再试', retryAfter: seconds })
}
