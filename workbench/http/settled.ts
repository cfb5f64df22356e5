import type { ReplyState } from '#domain/system/stored-replies/calls.ts'
import { HttpFailure } from './failure.ts'
import { readAnswer } from './read-answer.ts'
import { Undelivered } from './undelivered.ts'

export interface SettledPorts {
  readonly ask: (key: string) => Promise<ReplyState>
  /** Waits so many milliseconds. */
  readonly rest: (milliseconds: number) => Promise<unknown>
}

/** Longer than the server takes for dead what it has begun. */
const looks = 50
const between = 2_000
/** So often in a row nobody may answer the question before it is given up. */
const patience = 3

/**
 * What came of a call whose answer did not: the server is asked by its key, and it is never sent again blindly. Gives
 * the answer as it would have come, or throws it; throws `Undelivered` where it cannot be learnt.
 */
export async function settled(key: string, { ask, rest }: SettledPorts): Promise<unknown> {
  let unheard = 0
  for (let look = 0; look < looks; look++) {
    const said = await ask(key).catch((error) => {
      if (isSilence(error)) return null
      throw error
    })
    if (said?.state === 'done') return answerOf(said)
    if (said?.state === 'unknown') throw new Undelivered('never-came', key)
    unheard = said ? 0 : unheard + 1
    if (unheard === patience || isOffline()) throw new Undelivered('unheard', key)
    await rest(between)
  }
  throw new Undelivered('unsure', key)
}

/** The answer that was kept, read as if it had just come. */
export const answerOf = ({ status, reply }: { readonly status: number; readonly reply: string }) =>
  readAnswer({ status, headers: new Headers(), text: reply, file: null, asked: 'json' })

/** Nobody said anything, or only something between us and the server. */
export const isSilence = (error: unknown) =>
  error instanceof HttpFailure &&
  (error.type === 'network' || error.type === 'timeout' || (error.type === 'answer' && error.status >= 502))

/** Where the browser itself knows of no network there is no use in asking. */
export const isOffline = () => globalThis.navigator?.onLine === false
