import { safeLogin as resource, type SafeLogin } from '#domain/security/safe-login.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** How long, in milliseconds, another node may go by rules that have since been changed. */
const life = 5_000

interface Kept {
  readonly until: number
  readonly rules: Promise<SafeLogin>
}

const kept = new WeakMap<AppContext['db'], Map<string, Kept>>()

/** How signing in is guarded in a college. Asked at every call, so that it is kept for five seconds. */
export function safeLogin({ db, now }: AppContext, tenantId: string): Promise<SafeLogin> {
  const ofTenants = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, ofTenants)
  const at = now().getTime()
  const known = ofTenants.get(tenantId)
  if (known && known.until > at) return known.rules
  if (ofTenants.size > 200) ofTenants.clear()
  const rules = settingsOf(db, tenantId, resource)
  ofTenants.set(tenantId, { until: at + life, rules })
  rules.catch(() => ofTenants.delete(tenantId))
  return rules
}

/** What was changed here holds here at once. */
export const forgetSafeLogin = ({ db }: AppContext, tenantId: string) => kept.get(db)?.delete(tenantId)
