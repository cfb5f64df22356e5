import type { Served } from '#server/resource/serve.ts'
import { safeLogins } from './safe-login.ts'

export const securityServed: readonly Served[] = [safeLogins]
