import type { z } from 'zod'
import { definePublicCall } from '#domain/kernel/call.ts'
import type { PaperCheck } from '#domain/kernel/print.ts'
import type { paperAsked } from './asked.ts'

export const printCalls = {
  /** Null where no copy has the code. A POST, so that no log of addresses keeps the code. */
  verify: definePublicCall<z.input<typeof paperAsked>, PaperCheck | null>({
    method: 'POST',
    path: 'system/print/verify',
    title: '查验文书（公开）',
  }),
}
