import type { ReplyState } from '#domain/system/stored-replies/calls.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { answerOf, isSilence } from '#workbench/http/settled.ts'
import type { DraftDatabase } from '#workbench/http/storage/drafts/database.ts'
import { isLetter, type Letter } from './letter.ts'

export interface OutboxPorts {
  readonly database: Pick<DraftDatabase, 'put' | 'remove' | 'all'>
  /** Sends it under its key, in the name of its person alone. */
  readonly send: (letter: Letter) => Promise<unknown>
  /** What came of one that went out before. */
  readonly state: (key: string) => Promise<ReplyState>
  /** Does the work unless another tab is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<unknown>
  /** False while this tab does not speak for the person, or knows of no network. */
  readonly maySend: () => boolean
  /** Told after each change of what is kept. */
  readonly changed: () => void
  /** Told of each that has arrived. */
  readonly arrived: (letter: Letter) => void
  readonly newKey: () => string
  readonly now?: () => Date
}

/** Shorter than the server keeps an answer: after it nobody can say what came of a call. */
const remembered = 23 * 3600 * 1000

/** The writes of one person that wait for the line: kept in this browser, and sent once and in their order. */
export function createOutbox(account: string, ports: OutboxPorts) {
  const { database, now = () => new Date() } = ports
  const prefix = `${account}/`
  const nameOf = ({ at, key }: Letter) => `${prefix}${at}/${key}`
  const letters = async (): Promise<readonly Letter[]> => (await database.all(prefix)).filter(isLetter)

  async function put(letter: Letter) {
    await database.put(nameOf(letter), letter)
    ports.changed()
  }
  async function drop(letter: Letter) {
    await database.remove(nameOf(letter))
    ports.changed()
  }

  /** The answer of one that went out before, or of sending it now. */
  async function answered(letter: Letter): Promise<unknown> {
    if (letter.tried !== null) {
      const said = await ports.state(letter.key)
      if (said.state === 'done') return answerOf(said)
      if (said.state === 'under-way') throw new HttpFailure({ type: 'network' })
      if (now().getTime() - Date.parse(letter.tried) > remembered) throw new Doubt()
    }
    await database.put(nameOf(letter), { ...letter, tried: now().toISOString() })
    return ports.send(letter)
  }

  /** What the same person did next to the same row was done on top of this. */
  async function carryOn({ row }: Letter, answer: unknown) {
    const revision = (answer as { revision?: unknown } | null)?.revision
    if (!row || typeof revision !== 'number') return
    for (const next of await letters())
      if (next.row?.id === row.id && next.row.revision === row.revision)
        await put({ ...next, row: { ...next.row, revision }, body: { ...next.body, revision } })
  }

  /** False when the rest has to wait. */
  async function deliver(letter: Letter): Promise<boolean> {
    try {
      const answer = await answered(letter)
      await database.remove(nameOf(letter))
      await carryOn(letter, answer)
      ports.changed()
      ports.arrived(letter)
      return true
    } catch (error) {
      if (error instanceof Doubt) await put({ ...letter, state: 'doubtful' })
      else if (isRefusal(error)) await put({ ...letter, state: 'refused', message: error.message })
      else return false
      return true
    }
  }

  return {
    letters,
    /** Keeps it for later; fails where this browser cannot. */
    keep: put,
    drop,
    /** What was refused or is in doubt goes out as a new call; what waits goes out as it is. */
    again: (letter: Letter) =>
      letter.state === 'waiting'
        ? Promise.resolve()
        : drop(letter).then(() =>
            put({ ...letter, key: ports.newKey(), state: 'waiting', tried: null, message: null }),
          ),
    /** Sends what waits, one after the other, until all is gone or nobody answers. */
    flush: () =>
      ports.alone(async () => {
        for (const { key } of await letters()) {
          if (!ports.maySend()) return
          // Read anew: one before it may have changed it, or the person may have let it go.
          const letter = (await letters()).find((each) => each.key === key)
          if (letter?.state === 'waiting' && !(await deliver(letter))) return
        }
      }),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

class Doubt extends Error {}

/** The server has said no to what was sent, and not that it cannot now or does not know who asks. */
const isRefusal = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure &&
  error.type === 'answer' &&
  !isSilence(error) &&
  error.status < 500 &&
  error.status !== 401 &&
  error.retryAfter === null
