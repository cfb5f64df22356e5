import { useEffect, useSyncExternalStore } from 'react'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { http } from '#workbench/http/http.ts'
import { pathOf } from '#workbench/http/path-of.ts'
import { isOffline } from '#workbench/http/settled.ts'
import { draftDatabase } from '#workbench/http/storage/drafts/database.ts'
import { replyState } from '#workbench/http/stored-reply.ts'
import { readUserInfo } from '#workbench/http/user-info.ts'
import { readViewing } from '#workbench/http/viewing.ts'
import type { Letter } from './letter.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const none: readonly Letter[] = []
const arrivals = new Set<(letter: Letter) => void>()
const watchers = new Set<() => void>()
const boxes = new Map<string, { readonly box: Outbox; known: readonly Letter[] }>()
/** Tells the other tabs that something has changed. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('campus-outbox')
if (channel) channel.onmessage = () => void lookAgain()

/** What this person has submitted in this browser and nobody has answered yet. */
export function outboxOf(account: string): Outbox {
  const known = boxes.get(account)
  if (known) return known.box
  const box = createOutbox(account, {
    database: draftDatabase(undefined, 'campus-outbox'),
    send: ({ key, verb, resource, body }) =>
      http(pathOf(resource, verb), {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
        inNameOf: account,
        quiet: true,
      }),
    state: replyState,
    alone: (work) =>
      navigator.locks
        ? navigator.locks.request('campus-outbox', { ifAvailable: true }, async (lock) => {
            if (lock) await work()
          })
        : work(),
    maySend: () => !isOffline() && readUserInfo()?.accountNo === account && readViewing() === null,
    changed: () => {
      void lookAgain()
      channel?.postMessage('changed')
    },
    arrived: (letter) => {
      for (const tell of arrivals) tell(letter)
    },
    newKey,
  })
  boxes.set(account, { box, known: none })
  void lookAgain()
  return box
}

async function lookAgain() {
  for (const entry of boxes.values()) entry.known = await entry.box.letters().catch(() => none)
  for (const tell of watchers) tell()
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
