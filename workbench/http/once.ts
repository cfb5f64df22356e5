import { HttpFailure } from './failure.ts'

/** A version 4 UUID; unlike `randomUUID` it is there on plain HTTP within a campus too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

type Send<Answer> = (headers: Readonly<Record<string, string>>) => Promise<Answer>

/**
 * Sends what a person does once. Asked for again while it is under way, it is the same call; sent again after the
 * line broke, it has the same key, so that the server answers it and does not do it twice.
 */
export function createOnce() {
  const keys = new Map<string, string>()
  const underWay = new Map<string, Promise<unknown>>()

  return <Answer>(what: unknown, send: Send<Answer>): Promise<Answer> => {
    const name = JSON.stringify(what)
    const before = underWay.get(name) as Promise<Answer> | undefined
    if (before) return before
    const key = keys.get(name) ?? newKey()
    keys.set(name, key)
    const sent = send({ 'Idempotency-Key': key })
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

/** The server has said what came of it. A fault of its own, or that it is still at it, is no such answer. */
const isAnswered = (error: unknown) =>
  error instanceof HttpFailure && error.type === 'answer' && error.status < 500 && error.retryAfter === null
