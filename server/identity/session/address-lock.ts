import type { SafeLogin } from '#domain/security/safe-login.ts'
import { networkOf, shareOf } from '#server/core/address-ranges.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { count, counted, everywhere } from '#server/core/rate-counter.ts'
import { queue } from './queue.ts'

/** How long the failures of an address are remembered, in seconds. */
const span = 30 * 60

const failuresAt = (address: string) => ({
  tenantId: everywhere,
  subject: `sign-in failure ${networkOf(address)}`,
})

/**
 * What is known of the failures from an address: for how many seconds it must wait, and how often it has failed as
 * many times as make a captcha due. An empty address is that of nobody: then there is nothing to count by.
 */
export async function addressStanding({ db, now }: AppContext, address: string, rules: SafeLogin) {
  if (!address) return { lockedFor: 0, suspicion: 0 }
  const { count, left } = await counted(db, failuresAt(address), now())
  const share = shareOf(address, rules.allowList)
  return {
    lockedFor: count >= rules.addressLimit * share ? left : 0,
    suspicion: rules.addressCaptchaAfter > 0 ? Math.floor(count / (rules.addressCaptchaAfter * share)) : 0,
  }
}

export async function countAddressFailure({ db, now }: AppContext, address: string) {
  if (address) await count(db, failuresAt(address), span, now())
}

/** How many from one address are looked at together: hundreds sent at once must not all pass before the first counts. */
const together = 4
const lanes = new Map<string, ReturnType<typeof queue>>()

/** Lets those from one address pass a few at a time; the campus, and anyone who comes from nowhere, freely. */
export async function inLane<Value>(
  address: string,
  rules: SafeLogin,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!address || shareOf(address, rules.allowList) > 1) return work()
  const key = networkOf(address)
  const lane = lanes.get(key) ?? queue(together, 400)
  lanes.set(key, lane)
  try {
    return await lane.run(work)
  } finally {
    if (lane.idle()) lanes.delete(key)
  }
}
