import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { phrasesSet } from './phrases-asked.ts'

export const phrasesCalls = {
  /** One's own; the trace of a case that waits for one says them. */
  set: defineCall<z.input<typeof phrasesSet>, null>({
    method: 'POST',
    path: 'workflow/phrases/set',
    access: 'signed-in',
    title: '设置我的常用语',
    reply: 'nothing',
  }),
}
