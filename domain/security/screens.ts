import type { Area } from '#domain/kernel/screen.ts'
import { config, list, view } from '#domain/kernel/screen.ts'
import { auditRecord } from './audit-record.ts'
import { safeLogin } from './safe-login.ts'

/** What keeps the house safe, and who watches over it. */
export const security: Area = {
  area: 'security',
  title: '安全与智能',
  icon: 'shield-check',
  resources: [safeLogin, auditRecord],
  screens: [
    config(safeLogin, 'lock', { admin: ['view', 'update'] }),
    list(auditRecord, 'scroll-text', { admin: view }),
  ],
}
