import type { Area } from '#domain/kernel/screen.ts'
import { config, custom, list, manage, view } from '#domain/kernel/screen.ts'
import { auditPersonnel } from './audit-personnel.ts'
import { auditRecord } from './audit-record.ts'
import { safeLogin } from './safe-login.ts'
import { secretField } from './secret-field.ts'

/** What keeps the house safe, and who watches over it. */
export const security: Area = {
  area: 'security',
  title: '安全与智能',
  icon: 'shield-check',
  resources: [safeLogin, auditRecord, auditPersonnel],
  screens: [
    config(safeLogin, 'lock', { admin: ['view', 'update'] }),
    custom(auditRecord, 'scroll-text', { admin: view }),
    list(auditPersonnel, 'user-check', { admin: manage }),
    custom(secretField, 'eye-off', { admin: ['view', 'update'] }),
  ],
}
