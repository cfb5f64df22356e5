import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { keyAsked } from './key-asked.ts'

/**
 * What came of a call that was sent and whose answer never arrived. `reply` is its body as it would have come;
 * `unknown` is one that never came, that left nothing done, or that is forgotten, a day after it was answered.
 */
export type ReplyState =
  | { readonly state: 'done'; readonly status: number; readonly reply: string }
  | { readonly state: 'under-way' | 'unknown' }

export const storedReplyCalls = {
  /** Of one's own calls alone. */
  state: defineCall<z.input<typeof keyAsked>, ReplyState>({
    method: 'GET',
    path: 'system/storedReply/state',
    access: 'signed-in',
    title: '一次提交的结果',
  }),
}
