import { type CallOptions, exchange } from './exchange.ts'
import { HttpFailure } from './failure.ts'
import { readAnswer, refusesTheSession, saysBadSignature } from './read-answer.ts'
import { createServerClock } from './server-clock.ts'

/** With what a call proves who asks. */
export interface Bearer {
  readonly token: string
  readonly account: string
  /** Of the second signature, where the server gave one. */
  readonly key?: string | null
}

/** The same call again, with more headers. */
export type Ask = (headers: Readonly<Record<string, string>>) => Promise<unknown>

/** What the client needs of the session; the tests bring their own. */
export interface HttpContext {
  readonly product: string
  /** Null when nobody is signed in. Waits while the desk is locked, unless the call is one that is made then. */
  readonly bearer: (whileLocked: boolean) => Promise<Bearer | null>
  /** Tries to replace this token, once for all who ask at the same time. */
  readonly renew: (token: string) => Promise<'renewed' | 'refused' | 'unreachable'>
  /** Has the person prove once more who they are, by one of these ways; false when they leave it. */
  readonly prove: (ways: object) => Promise<boolean>
  /** The session is over for good. */
  readonly expire: () => void
  readonly notify: (message: string) => void
  /** Asks again with the proof of work that a refusal asks for. */
  readonly work?: (refused: HttpFailure, ask: Ask) => Promise<unknown>
  readonly now?: () => number
}

/** One call of the API: `path` is below /api/{product}-, such as `base/building/page`. Gives the data of the envelope. */
export type Http = <Data>(path: string, options?: CallOptions) => Promise<Data>

export function createHttp(app: HttpContext): Http {
  const clock = createServerClock(app.now)
  /** Once a server has refused the first signature, which a wrong clock too is refused by, the second goes with it. */
  let signsTwice = false
  const ask = (path: string, options: CallOptions, bearer: Bearer | null) => {
    const key = signsTwice ? (bearer?.key ?? null) : null
    return exchange(path, options, { product: app.product, token: bearer?.token ?? null, key, clock })
  }

  /** Asks a second time where that helps: with the clock just learnt, or with a new token. */
  async function converse(path: string, options: CallOptions, ended: () => void): Promise<unknown> {
    const bearer = options.anonymous ? null : await app.bearer(options.whileLocked === true)
    if (options.inNameOf !== undefined && bearer?.account !== options.inNameOf)
      throw new HttpFailure({ type: 'aborted' })
    const token = bearer?.token ?? null
    let answer = await ask(path, options, bearer)
    if (token && saysBadSignature(answer)) {
      signsTwice = true
      answer = await ask(path, options, bearer)
    }
    if (options.anonymous || !refusesTheSession(answer)) return readAnswer(answer)

    const outcome = token === null ? 'refused' : await app.renew(token)
    if (outcome === 'unreachable') throw new HttpFailure({ type: 'network' })
    if (outcome === 'renewed') {
      const next = await app.bearer(options.whileLocked === true)
      // Somebody else sits here by now: what the one before had asked is not asked in their name.
      if (next?.account !== bearer?.account) throw new HttpFailure({ type: 'aborted' })
      const again = await ask(path, options, next)
      if (!refusesTheSession(again)) return readAnswer(again)
    }
    ended()
    app.expire()
    return readAnswer(answer)
  }

  /** What opens an account is asked for a second time once its owner has proved that it is they. */
  async function proven(attempt: () => Promise<unknown>): Promise<unknown> {
    try {
      return await attempt()
    } catch (error) {
      const ways = error instanceof HttpFailure && error.data.proof
      if (!ways) throw error
      if (await app.prove(ways)) return attempt()
      throw new HttpFailure({ type: 'answer', status: 400, msg: '没有完成身份验证，操作已取消' })
    }
  }

  async function worked(path: string, options: CallOptions, ended: () => void): Promise<unknown> {
    try {
      return await converse(path, options, ended)
    } catch (error) {
      if (!(error instanceof HttpFailure && error.data.work && app.work)) throw error
      return app.work(error, (more) =>
        converse(path, { ...options, headers: { ...options.headers, ...more } }, ended),
      )
    }
  }

  return async <Data>(path: string, options: CallOptions = {}) => {
    // The sign-in screen answers for the end of a session; over it no notice is needed.
    let over = false
    const ended = () => {
      over = true
    }
    try {
      return (await proven(() => worked(path, options, ended))) as Data
    } catch (error) {
      const isNews = error instanceof HttpFailure && !options.quiet && !over && error.type !== 'aborted'
      if (isNews) app.notify(error.message)
      throw error
    }
  }
}
