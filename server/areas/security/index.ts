import type { ServerArea } from '#server/core/server-area.ts'
import { aiConfigs } from './ai-config.ts'
import { auditors } from './audit-personnel.ts'
import { safeLogins } from './safe-login.ts'

export const securityServer: ServerArea = {
  served: [safeLogins, auditors, aiConfigs],
}
