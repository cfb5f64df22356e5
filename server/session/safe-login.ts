import ipaddr from 'ipaddr.js'
import { safeLogin as resource, type SafeLogin } from '#domain/security/safe-login.ts'
import type { House } from '#server/house.ts'
import { settingsOf } from '#server/resource/single.ts'

/** How long, in milliseconds, another node may go by rules that have since been changed. */
const life = 5_000

interface Kept {
  readonly until: number
  readonly rules: Promise<SafeLogin>
}

const kept = new WeakMap<House['db'], Map<string, Kept>>()

/** How signing in is guarded in a college. Asked at every call, so that it is kept for five seconds. */
export function safeLogin({ db, now }: House, tenantId: string): Promise<SafeLogin> {
  const ofTenants = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, ofTenants)
  const at = now().getTime()
  const known = ofTenants.get(tenantId)
  if (known && known.until > at) return known.rules
  // A stranger may name any number of colleges.
  if (ofTenants.size > 200) ofTenants.clear()
  const rules = settingsOf(db, tenantId, resource)
  ofTenants.set(tenantId, { until: at + life, rules })
  rules.catch(() => ofTenants.delete(tenantId))
  return rules
}

/** What was changed here holds here at once. */
export const forgetSafeLogin = ({ db }: House, tenantId: string) => kept.get(db)?.delete(tenantId)

/** A range of addresses, `10.0.0.0/8`, or one address; undefined for what is neither. */
export function rangeOf(line: string) {
  try {
    const [address, bits] = line.includes('/') ? ipaddr.parseCIDR(line) : [ipaddr.parse(line), undefined]
    return [address, bits ?? (address.kind() === 'ipv4' ? 32 : 128)] as const
  } catch {
    return undefined
  }
}

/** The lines of a text that say something, with their numbers from 1. */
export const linesOf = (text: string) =>
  text.split('\n').flatMap((line, index) => (line.trim() ? [[index + 1, line.trim()] as const] : []))

/** Whether an address lies in one of the ranges, one a line. */
export function liesIn(address: string, ranges: string | null | undefined): boolean {
  if (!ranges || !ipaddr.isValid(address)) return false
  const asked = ipaddr.process(address)
  return linesOf(ranges).some(([, line]) => {
    const range = rangeOf(line)
    return range !== undefined && range[0].kind() === asked.kind() && asked.match(range[0], range[1])
  })
}
