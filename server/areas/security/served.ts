import type { Served } from '#server/core/serve.ts'
import { aiConfigs } from './ai-config.ts'
import { auditors } from './audit-personnel.ts'
import { safeLogins } from './safe-login.ts'

export const securityServed: readonly Served[] = [safeLogins, auditors, aiConfigs]
