import { http } from './http.ts'
import { type ReplyState, settled } from './settled.ts'

/** Milliseconds: the question is small, and is asked again. */
const timeout = 10_000

/** How one's own call of this key stands. */
export const replyState = (key: string) =>
  http<ReplyState>('system/storedReply/state', { query: { key }, quiet: true, timeout })

export const settledReply = (key: string) =>
  settled(key, { ask: replyState, rest: (milliseconds) => new Promise((on) => setTimeout(on, milliseconds)) })
