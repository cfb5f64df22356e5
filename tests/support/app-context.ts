import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { memoryStore } from '#server/core/files/memory-store.ts'
import { secretsWith } from '#server/core/secrets.ts'
import { defaultSettings } from '#server/core/settings.ts'
import { readSheet } from '#server/engine/import/sheet/read-sheet.ts'
import { jobHandlers, served } from '#server/registry.ts'
import { cheapPasswords } from './passwords.ts'
import { cheapStretching } from './stretching.ts'

const key = crypto.getRandomValues(new Uint8Array(32))

/** The context over a database as tests and stories need it; `over` puts in place what a test is about. */
export const appContextOver = (db: Database, over: Partial<AppContext> = {}): AppContext => ({
  db,
  settings: defaultSettings,
  served,
  jobHandlers,
  passwords: cheapPasswords,
  stretching: cheapStretching,
  secrets: secretsWith(key),
  sendSms: async () => {},
  sendMail: async () => {},
  files: memoryStore(),
  pictures: { redraw: async (bytes) => bytes, reduce: async (bytes) => bytes },
  readSheet,
  writePaper: () => refuse({ type: 'away', message: '此环境不能生成 PDF，请使用预览', retryAfter: 3600 }),
  payments: {
    at: async () => refuse({ type: 'away', message: '此环境不能连接支付平台', retryAfter: 3600 }),
  },
  fetch: async () => Promise.reject(new Error('This test calls no other system.')),
  storageFetch: async () => Promise.reject(new Error('This test calls no store.')),
  lookInto: async () => Promise.reject(new Error('This test looks into no other database.')),
  now: () => new Date(),
  log: () => {},
  ...over,
})
