import { defineArea } from '#domain/kernel/area.ts'
import { browse, config, custom, list, manage } from '#domain/kernel/screen.ts'
import { aiConfig } from './ai-config.ts'
import { aiKeywordAdvice } from './ai-keyword-advice.ts'
import { auditPersonnel } from './audit-personnel.ts'
import { auditRecord } from './audit-record.ts'
import { changeRecord } from './change-record.ts'
import { revealRecord } from './reveal-record.ts'
import { safeLogin } from './safe-login.ts'
import { secretField } from './secret-field.ts'
import { viewAs } from './view-as.ts'

/** What keeps the app safe, and who watches over it. */
export const security = defineArea({
  area: 'security',
  title: '安全与智能',
  icon: 'shield-check',
  resources: [aiConfig, aiKeywordAdvice, safeLogin, auditRecord, changeRecord, auditPersonnel],
  tables: [secretField, revealRecord, viewAs],
  screens: [
    custom(aiConfig, 'bot', { admin: ['view', 'update'] }),
    list(aiKeywordAdvice, 'lightbulb', { admin: manage }),
    config(safeLogin, 'lock', { admin: ['view', 'update'] }),
    custom(auditRecord, 'scroll-text', { admin: browse }, { parts: [changeRecord] }),
    list(auditPersonnel, 'user-check', { admin: manage }),
    custom(secretField, 'eye-off', { admin: ['view', 'update'] }),
  ],
})
