import type { PGlite } from '@electric-sql/pglite'
import { mostKept, recurs } from './recurs.ts'

type Send = PGlite['execProtocolStream']
type Answer = Awaited<ReturnType<Send>>

interface Plan {
  readonly name: string
  /** What PGlite is told of its parameters, once it was asked. */
  described?: Answer
}

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
  const plans = new Map<string, Plan>()
  let named = 0
  /** The plan of the statement that is asked now; they come one after another. */
  let plan: Plan | undefined

  const parse: Send = async (message, options) => {
    plan = undefined
    const text = textOf(message)
    const known = text === undefined ? undefined : plans.get(text)
    if (text === undefined || (!known && !recurs(text))) return send(message, options)
    if (known) plans.delete(text)
    const next = known ?? { name: `kept_${named++}` }
    const answer = known ? [] : await send(withName(message, nameIn.parse, next.name), options)
    plans.set(text, next)
    const [oldest] = plans
    if (oldest && plans.size > mostKept) {
      plans.delete(oldest[0])
      await send(closing(oldest[1].name), options)
    }
    plan = next
    return answer
  }

  pglite.execProtocolStream = async (message, options) => {
    const [kind] = message
    if (kind === kinds.parse) return parse(message, options)
    // A plan from before its table was changed may say another shape than its rows have.
    if (kind === kinds.query && scheme.test(new TextDecoder().decode(message.subarray(5)))) plans.clear()
    if (plan && kind === kinds.bind) return send(withName(message, nameIn.bind, plan.name), options)
    if (!plan || kind !== kinds.describe || message[5] !== kinds.statement) return send(message, options)
    plan.described ??= await send(withName(message, nameIn.describe, plan.name), options)
    return plan.described
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
