import { storedReplyCalls } from '#domain/system/stored-replies/calls.ts'
import { ask } from './ask.ts'
import { settled } from './settled.ts'

/** Milliseconds: the question is small, and is asked again. */
const timeout = 10_000

/** How one's own call of this key stands. */
export const replyState = (key: string) => ask(storedReplyCalls.state, { key }, { quiet: true, timeout })

export const settledReply = (key: string) =>
  settled(key, { ask: replyState, rest: (milliseconds) => new Promise((on) => setTimeout(on, milliseconds)) })
