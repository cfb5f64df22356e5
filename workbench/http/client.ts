import { type CallOptions, exchange } from './exchange.ts'
import { HttpFailure } from './failure.ts'
import { readAnswer, refusesTheSession, saysBadSignature } from './read-answer.ts'
import { createServerClock } from './server-clock.ts'

/** What the client needs of the session; the tests bring their own. */
export interface HttpHouse {
  readonly product: string
  readonly token: () => string | null
  /** Tries to replace this token, once for all who ask at the same time. */
  readonly renew: (token: string) => Promise<'renewed' | 'refused' | 'unreachable'>
  /** The session is over for good. */
  readonly expire: () => void
  readonly notify: (message: string) => void
  readonly now?: () => number
}

/** One call of the API: `path` is below /api/{product}-, such as `base/building/page`. Gives the data of the envelope. */
export type Http = <Data>(path: string, options?: CallOptions) => Promise<Data>

export function createHttp(house: HttpHouse): Http {
  const clock = createServerClock(house.now)
  const ask = (path: string, options: CallOptions, token: string | null) =>
    exchange(path, options, { product: house.product, token, clock })

  /** Asks a second time where that helps: with the clock just learnt, or with a new token. */
  async function converse(path: string, options: CallOptions): Promise<unknown> {
    const token = options.anonymous ? null : house.token()
    let answer = await ask(path, options, token)
    if (token && saysBadSignature(answer)) answer = await ask(path, options, token)
    if (options.anonymous || !refusesTheSession(answer)) return readAnswer(answer)

    const outcome = token === null ? 'refused' : await house.renew(token)
    if (outcome === 'unreachable') throw new HttpFailure({ type: 'network' })
    if (outcome === 'renewed') {
      const again = await ask(path, options, house.token())
      if (!refusesTheSession(again)) return readAnswer(again)
    }
    house.expire()
    return readAnswer(answer)
  }

  return async <Data>(path: string, options: CallOptions = {}) => {
    try {
      return (await converse(path, options)) as Data
    } catch (error) {
      if (error instanceof HttpFailure && isNews(error, options)) house.notify(error.message)
      throw error
    }
  }
}

/** A 401 is answered by the sign-in screen, a call given up by nothing at all. */
const isNews = (failure: HttpFailure, { quiet }: CallOptions) =>
  !quiet && failure.type !== 'aborted' && failure.code !== 401
