import { useEffect, useSyncExternalStore } from 'react'
import { uploadFile } from '#workbench/files/upload-file.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { http } from '#workbench/http/http.ts'
import { pathOf } from '#workbench/http/path-of.ts'
import { isOffline } from '#workbench/http/settled.ts'
import { replyState } from '#workbench/http/stored-reply.ts'
import { readUserInfo } from '#workbench/http/user-info.ts'
import { readViewing } from '#workbench/http/viewing.ts'
import { outboxDatabase, outboxNews } from './kept-in.ts'
import type { Letter } from './letter.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const none: readonly Letter[] = []
const arrivals = new Set<(letter: Letter) => void>()
const watchers = new Set<() => void>()

interface Mine {
  readonly box: Outbox
  /** What waits, by its name in the database; undefined until it was read. */
  kept: ReadonlyMap<string, Letter> | undefined
  /** The same, in the order in which it goes out. */
  known: readonly Letter[]
  /** What is being read, one after the other. */
  reading: Promise<void>
}
const boxes = new Map<string, Mine>()
outboxNews?.addEventListener('message', ({ data }) => lookAgain(String(data)))

/** What this person has submitted in this browser and nobody has answered yet. */
export function outboxOf(account: string): Outbox {
  const known = boxes.get(account)
  if (known) return known.box
  const box = createOutbox(account, {
    database: outboxDatabase,
    send: ({ key, verb, resource, body }) =>
      http(pathOf(resource, verb), {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
        inNameOf: account,
        quiet: true,
      }),
    upload: async (file) => (await uploadFile(file, { inNameOf: account })).fileId,
    state: replyState,
    alone: (work) =>
      navigator.locks
        ? navigator.locks.request('campus-outbox', { ifAvailable: true }, async (lock) => {
            if (lock) await work()
          })
        : work(),
    maySend: () => !isOffline() && readUserInfo()?.accountNo === account && readViewing() === null,
    changed: (name) => {
      lookAgain(name)
      outboxNews?.postMessage(name)
    },
    arrived: (letter) => {
      for (const tell of arrivals) tell(letter)
    },
    newKey,
  })
  boxes.set(account, { box, kept: undefined, known: none, reading: Promise.resolve() })
  lookAgain()
  return box
}

/** Reads the letter of that name, or all of them where they are not known yet. */
function lookAgain(name?: string) {
  for (const mine of boxes.values()) mine.reading = mine.reading.then(() => read(mine, name)).catch(() => {})
}

async function read(mine: Mine, name: string | undefined) {
  mine.kept = mine.kept && name ? await withLetter(mine.kept, mine.box, name) : await allOf(mine.box)
  mine.known = [...mine.kept.values()]
  tellSoon()
}

/** Milliseconds: while thousands go out one after the other, nobody draws each of them. */
const rhythm = 50
let telling = false

function tellSoon() {
  if (telling) return
  telling = true
  setTimeout(() => {
    telling = false
    for (const tell of watchers) tell()
  }, rhythm)
}

const allOf = async (box: Outbox) =>
  new Map((await box.letters()).map((letter) => [box.nameOf(letter), letter] as const))

async function withLetter(kept: ReadonlyMap<string, Letter>, box: Outbox, name: string) {
  const letter = await box.letter(name)
  const next = new Map(kept)
  if (letter) next.set(name, letter)
  else next.delete(name)
  // A letter from a machine whose clock was put back is not the last.
  const isNew = letter && !kept.has(name) && [...kept.keys()].some((known) => known > name)
  return isNew ? new Map([...next].sort(([a], [b]) => (a < b ? -1 : 1))) : next
}

function watch(changed: () => void) {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** Followed as it changes, in this tab and in the others. */
export function useLetters(account: string): readonly Letter[] {
  useEffect(() => void outboxOf(account), [account])
  return useSyncExternalStore(watch, () => boxes.get(account)?.known ?? none)
}

/** Milliseconds between two tries while something waits. */
const rest = 10_000

/** Sends what waits as soon as there is a line, for as long as the frame stands. */
export function useDelivery(account: string, arrived: (letter: Letter) => void) {
  useEffect(() => {
    const box = outboxOf(account)
    const flush = () => void box.flush().catch(() => {})
    flush()
    const timer = setInterval(flush, rest)
    addEventListener('online', flush)
    return () => {
      clearInterval(timer)
      removeEventListener('online', flush)
    }
  }, [account])
  useEffect(() => {
    arrivals.add(arrived)
    return () => void arrivals.delete(arrived)
  }, [arrived])
}
