import type { Area } from '#domain/kernel/screen.ts'
import { config, custom, list, manage, view } from '#domain/kernel/screen.ts'
import { aiConfig } from './ai-config.ts'
import { aiKeywordAdvice } from './ai-keyword-advice.ts'
import { auditPersonnel } from './audit-personnel.ts'
import { auditRecord } from './audit-record.ts'
import { safeLogin } from './safe-login.ts'

/** What keeps the house safe, and who watches over it. */
export const security: Area = {
  area: 'security',
  title: '安全与智能',
  icon: 'shield-check',
  resources: [aiConfig, aiKeywordAdvice, safeLogin, auditRecord, auditPersonnel],
  screens: [
    custom(aiConfig, 'bot', { admin: ['view', 'update'] }),
    list(aiKeywordAdvice, 'lightbulb', { admin: manage }),
    config(safeLogin, 'lock', { admin: ['view', 'update'] }),
    custom(auditRecord, 'scroll-text', { admin: view }),
    list(auditPersonnel, 'user-check', { admin: manage }),
  ],
}
