import type { SafeLogin } from '#domain/security/safe-login.ts'
import type { House } from '#server/house.ts'
import { count, counted } from '#server/tally.ts'
import { queue } from './queue.ts'
import { liesIn } from './safe-login.ts'

/** How long the failures of an address are remembered, in seconds. */
const span = 30 * 60

/** The addresses of the campus are shared by many: they may fail more often, but not without end. */
const shared = 20

const subjectOf = (address: string) => `sign-in failure ${address}`

export interface Origin {
  readonly tenantId: string
  /** Empty where nobody can say: then there is nothing to count by. */
  readonly address: string
}

/** What is known of the failures from an address: whether it must wait, and whether it must show a person is there. */
export async function addressStanding({ db, now }: House, { tenantId, address }: Origin, rules: SafeLogin) {
  if (!address) return { lockedFor: 0, suspect: false }
  const { count, left } = await counted(db, { tenantId, subject: subjectOf(address) }, now())
  const times = liesIn(address, rules.allowList) ? shared : 1
  return {
    lockedFor: count >= rules.addressLimit * times ? left : 0,
    suspect: rules.captchaAfter > 0 && count >= rules.captchaAfter * times,
  }
}

export async function countAddressFailure({ db, now }: House, { tenantId, address }: Origin) {
  if (address) await count(db, { tenantId, subject: subjectOf(address) }, span, now())
}

/** How many from one address are looked at together: hundreds sent at once must not all pass before the first counts. */
const together = 4
const lanes = new Map<string, ReturnType<typeof queue>>()

/** Lets those from one address pass a few at a time; the campus, and whoever comes from nowhere, freely. */
export async function inLane<Value>(
  { tenantId, address }: Origin,
  rules: SafeLogin,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!address || liesIn(address, rules.allowList)) return work()
  const key = `${tenantId}/${address}`
  const lane = lanes.get(key) ?? queue(together, 400)
  lanes.set(key, lane)
  try {
    return await lane.run(work)
  } finally {
    if (lane.idle()) lanes.delete(key)
  }
}
