import type { PGlite } from '@electric-sql/pglite'
import { KeptNames } from './kept-names.ts'

type Send = PGlite['execProtocolStream']
type Answer = Awaited<ReturnType<Send>>

/** What a message of the protocol is, by its first byte (PostgreSQL 17, 53.7). */
const kinds = { parse: 0x50, describe: 0x44, bind: 0x42, query: 0x51, statement: 0x53 }
/** Where the name of a statement stands in it, behind its kind, its length and, but in the first, a sign. */
const nameIn = { parse: 5, describe: 6, bind: 6 }

const scheme = /\b(alter|create|drop)\b/i

const keeping = new WeakSet<object>()

/**
 * Makes a PGlite plan a statement that comes again once, and keep the plan: else it does for each call, which takes it
 * longer than answering. It asks by four messages, each for the statement without a name; of a kept one the first is
 * left out, the second answered from memory, and the others get its name.
 */
export function keepPlans(pglite: Pick<PGlite, 'execProtocolStream'>): void {
  if (keeping.has(pglite)) return
  keeping.add(pglite)
  const send: Send = pglite.execProtocolStream.bind(pglite)
  const names = new KeptNames()
  /** By their names, those that are planned, and what PGlite is told of their parameters once it was asked. */
  const plans = new Map<string, Answer | undefined>()
  /** Names that were given up, whose plans are still to be closed. */
  let over: readonly string[] = []
  /** The name of the statement that is asked now; they come one after another. */
  let name: string | undefined

  const parse: Send = async (message, options) => {
    name = undefined
    const text = textOf(message)
    const next = text === undefined ? undefined : names.of(text)
    if (next === undefined) return send(message, options)
    const oldest = names.beyond()
    for (const gone of oldest ? [...over, oldest] : over)
      if (plans.delete(gone)) await send(closing(gone), options)
    over = []
    const answer = plans.has(next) ? [] : await send(withName(message, nameIn.parse, next), options)
    plans.set(next, plans.get(next))
    name = next
    return answer
  }

  pglite.execProtocolStream = async (message, options) => {
    const [kind] = message
    if (kind === kinds.parse) return parse(message, options)
    // A plan from before its table was changed may say another shape than its rows have.
    if (kind === kinds.query && scheme.test(new TextDecoder().decode(message.subarray(5))))
      over = [...over, ...names.clear()]
    if (name && kind === kinds.bind) return send(withName(message, nameIn.bind, name), options)
    if (!name || kind !== kinds.describe || message[5] !== kinds.statement) return send(message, options)
    const described = plans.get(name) ?? (await send(withName(message, nameIn.describe, name), options))
    plans.set(name, described)
    return described
  }
}

/** The text of a statement that has no name yet and leaves the kinds of its parameters to PostgreSQL. */
function textOf(message: Uint8Array): string | undefined {
  const end = message.indexOf(0, 6)
  const isPlain =
    message[5] === 0 && message.length === end + 3 && message[end + 1] === 0 && message[end + 2] === 0
  return isPlain ? new TextDecoder().decode(message.subarray(6, end)) : undefined
}

/** The message with a name where it has none. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const sign = new TextEncoder().encode(name)
  const whole = new Uint8Array(message.length + sign.length)
  whole.set(message.subarray(0, at))
  whole.set(sign, at)
  whole.set(message.subarray(at), at + sign.length)
  new DataView(whole.buffer).setInt32(1, whole.length - 1)
  return whole
}

/** Gives a plan up, which works in a broken transaction too. */
function closing(name: string): Uint8Array {
  const message = new TextEncoder().encode(`C\0\0\0\0S${name}\0`)
  new DataView(message.buffer).setInt32(1, message.length - 1)
  return message
}
