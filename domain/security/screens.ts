import type { Area } from '#domain/kernel/screen.ts'
import { list, view } from '#domain/kernel/screen.ts'
import { auditRecord } from './audit-record.ts'

/** What keeps the house safe, and who watches over it. */
export const security: Area = {
  area: 'security',
  title: '安全与智能',
  icon: 'shield-check',
  resources: [auditRecord],
  screens: [list(auditRecord, 'scroll-text', { admin: view })],
}
