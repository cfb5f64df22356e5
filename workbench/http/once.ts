import { newKey } from './cryptography/random.ts'
import { HttpFailure } from './failure.ts'
import { notify } from './notices.ts'
import { isSilence } from './settled.ts'

type Send<Answer> = (headers: Readonly<Record<string, string>>) => Promise<Answer>

export interface OnceOptions {
  /** Told while it is being learnt what came of a call that got no answer. Left out, a notice says so. */
  readonly checking?: (on: boolean) => void
  /** Learns it. */
  readonly settle: (key: string) => Promise<unknown>
}

const tellChecking = (on: boolean) => on && notify('结果未知，正在核对…')

/**
 * Sends what a person does once. Asked for again while it is under way, it is the same call. Where no answer came,
 * the server is asked what became of it; sent again after that, it has the same key, so that it is not done twice.
 */
export function createOnce({ checking = tellChecking, settle }: OnceOptions) {
  const keys = new Map<string, string>()
  const underWay = new Map<string, Promise<unknown>>()

  async function sentOnce<Answer>(key: string, send: Send<Answer>): Promise<Answer> {
    try {
      return await send({ 'Idempotency-Key': key })
    } catch (error) {
      if (!isUnclear(error)) throw error
    }
    checking(true)
    try {
      return (await settle(key)) as Answer
    } finally {
      checking(false)
    }
  }

  return <Answer>(what: unknown, send: Send<Answer>): Promise<Answer> => {
    const name = JSON.stringify(what)
    const before = underWay.get(name) as Promise<Answer> | undefined
    if (before) return before
    const key = keys.get(name) ?? newKey()
    keys.set(name, key)
    const sent = sentOnce(key, send)
      .then(
        (answer) => {
          keys.delete(name)
          return answer
        },
        (error) => {
          if (isAnswered(error)) keys.delete(name)
          throw error
        },
      )
      .finally(() => underWay.delete(name))
    underWay.set(name, sent)
    return sent
  }
}

/** Nobody has said what came of it, or the server is still at it. */
const isUnclear = (error: unknown) =>
  isSilence(error) || (error instanceof HttpFailure && error.status === 409 && error.retryAfter !== null)

/** The server has said what came of it. A fault of its own, or that it is still at it, is no such answer. */
const isAnswered = (error: unknown) =>
  error instanceof HttpFailure && error.type === 'answer' && error.status < 500 && error.retryAfter === null
