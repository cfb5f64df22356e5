import type { ReplyState } from '#domain/system/stored-replies/calls.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { answerOf, isSilence } from '#workbench/http/settled.ts'
import type { DraftDatabase } from '#workbench/http/storage/drafts/database.ts'
import { isLetter, type Letter } from './letter.ts'

export interface OutboxPorts {
  readonly database: Pick<DraftDatabase, 'get' | 'put' | 'remove' | 'all' | 'names'>
  /** Sends it under its key, in the name of its person alone. */
  readonly send: (letter: Letter) => Promise<unknown>
  /** Sends a file in the name of its person alone; gives its id. */
  readonly upload: (file: File) => Promise<string>
  /** What came of one that went out before. */
  readonly state: (key: string) => Promise<ReplyState>
  /** Does the work unless another tab is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<unknown>
  /** False while this tab does not speak for the person, or knows of no network. */
  readonly maySend: () => boolean
  /** Told after each change of what is kept, by the name of the letter. */
  readonly changed: (name: string) => void
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
  const named = async (name: string) => {
    const kept = await database.get(name)
    return isLetter(kept) ? kept : undefined
  }

  async function put(letter: Letter) {
    await database.put(nameOf(letter), letter)
    ports.changed(nameOf(letter))
  }
  async function drop(letter: Letter) {
    await database.remove(nameOf(letter))
    ports.changed(nameOf(letter))
  }

  /** Sends its files one by one; each that has arrived is kept by its id at once, so that it never goes twice. */
  async function withFiles(letter: Letter): Promise<Letter> {
    const [field, files] = Object.entries(letter.files ?? {}).find(([, { length }]) => length > 0) ?? []
    const [file, ...more] = files ?? []
    if (!field || !file) return letter
    const id = await ports.upload(file)
    const ids = [letter.body[field], id].filter(Boolean).join(',')
    const next = {
      ...letter,
      typed: { ...letter.typed, [field]: ids },
      body: { ...letter.body, [field]: ids },
      files: { ...letter.files, [field]: more },
    }
    await put(next)
    return withFiles(next)
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
  async function deliver(kept: Letter): Promise<boolean> {
    // Of its files some may have been sent before one was refused.
    const left = async () => (await named(nameOf(kept))) ?? kept
    try {
      const letter = await withFiles(kept)
      const answer = await answered(letter)
      await database.remove(nameOf(letter))
      await carryOn(letter, answer)
      ports.changed(nameOf(letter))
      ports.arrived(letter)
      return true
    } catch (error) {
      if (error instanceof Doubt) await put({ ...(await left()), state: 'doubtful' })
      else if (isRefusal(error)) await put({ ...(await left()), state: 'refused', message: error.message })
      else return false
      return true
    }
  }

  const letters = async (): Promise<readonly Letter[]> => (await database.all(prefix)).filter(isLetter)

  /** Sends what waits, one after the other. False when the rest has to wait. */
  async function sendAll(names: readonly string[]): Promise<boolean> {
    for (const name of names) {
      if (!ports.maySend()) return false
      // Read only now: one before it may have changed it, or the person may have let it go.
      const letter = await named(name)
      if (letter?.state === 'waiting' && !(await deliver(letter))) return false
    }
    return true
  }

  return {
    letters,
    /** The letter of a name that `changed` told; undefined where it is gone, or another person's. */
    letter: async (name: string) => (name.startsWith(prefix) ? named(name) : undefined),
    nameOf,
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
    /** Sends what waits, and what comes meanwhile, until all is gone or nobody answers. */
    flush: () =>
      ports.alone(async () => {
        const seen = new Set<string>()
        const unseen = async () =>
          (await database.names()).filter((name) => name.startsWith(prefix) && !seen.has(name))
        for (let names = await unseen(); names.length > 0; names = await unseen()) {
          for (const name of names) seen.add(name)
          if (!(await sendAll(names))) return
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
