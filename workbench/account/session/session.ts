import { createActor } from 'xstate'
import { ownSessionCalls } from '#domain/system/own-session/calls.ts'
import { filled } from '#machines/ports.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionPorts } from '#machines/session/session.ports.ts'
import { tokenRefreshMachine } from '#machines/token-refresh/token-refresh.machine.ts'
import type { TokenRefreshPorts } from '#machines/token-refresh/token-refresh.ports.ts'
import { ask } from '#workbench/http/ask.ts'
import { keptBy } from '#workbench/http/http.ts'
import { notify } from '#workbench/http/notices.ts'
import { session as ownStorage, readToken, tokenAge } from '#workbench/http/storage/storage.ts'
import { forgetPerson, personOf, readUserInfo } from '#workbench/http/user-info.ts'
import { admission } from './admission.ts'
import { openTabChannel, type TabNews } from './channel.ts'
import { deskLock } from './desk-lock.ts'
import { takeLock } from './refresh-lock.ts'
import { prove, refresh, signIn, unlock } from './token-calls.ts'

const sessionPorts: SessionPorts = {
  restore: async () => {
    const kept = readUserInfo()
    if (!kept) {
      // A token without its person opens doors that lead nowhere.
      if (readToken() !== null) forgetPerson()
      return null
    }
    const person = personOf(kept)
    return { person, locked: deskLock.isOn(person) }
  },
  signIn,
  prove,
  unlock,
  signOut: async () => {
    // Anyone who leaves is not kept waiting for a server that does not answer.
    const leaving = { quiet: true, timeout: 5_000, whileLocked: true }
    await ask(ownSessionCalls.logOut, undefined, leaving).catch(() => {})
    const account = readUserInfo()?.accountNo
    forgetPerson()
    if (account === undefined) return
    const { forgetDrafts } = await import('#workbench/http/storage/drafts/drafts.ts')
    await forgetDrafts(account)
  },
  forget: async () => forgetPerson(),
}

/** Who sits at this tab. */
export const session = createActor(sessionMachine.provide({ actors: filled(sessionPorts) }))

const tokenRefresh = createActor(
  tokenRefreshMachine.provide({ actors: filled<TokenRefreshPorts>({ takeLock, refresh }) }),
  { input: { age: tokenAge, token: readToken } },
)

/** Calls that were refused and now wait for the outcome of one refresh. */
const waiting: ((outcome: 'renewed' | 'refused' | 'unreachable') => void)[] = []

const settle = (outcome: 'renewed' | 'refused' | 'unreachable') => {
  for (const answer of waiting.splice(0)) answer(outcome)
}

/** Wires the session to the calls, to the clock and to the other tabs. Once, before anything is drawn. */
export function startSession() {
  keptBy({
    bearer: admission(session),
    renew: (token) =>
      new Promise((answer) => {
        waiting.push(answer)
        tokenRefresh.send({ type: 'REFUSED', token })
      }),
    prove: async (ways) => {
      const { askProof } = await import('#workbench/account/second-factor/ask-proof.tsx')
      return askProof(ways, () => session.send({ type: 'SIGN_OUT' }))
    },
    expire: () => session.send({ type: 'EXPIRE' }),
  })

  const channel = openTabChannel(follow)
  tokenRefresh.on('renewed', () => {
    settle('renewed')
    channel.tell({ type: 'renewed' })
  })
  tokenRefresh.on('unreachable', () => settle('unreachable'))
  tokenRefresh.on('refused', ({ message }) => {
    // Where a call waits, the sign-in screen will say it.
    if (waiting.length === 0) notify(message)
    settle('refused')
  })

  let before = session.getSnapshot()
  session.subscribe((now) => {
    tellTheOthers(before, now, channel.tell)
    before = now
  })

  tokenRefresh.start()
  session.start()
}

type Snapshot = ReturnType<typeof session.getSnapshot>

/** What was done here is told once; what another tab did comes by other ways, and is not told again. */
function tellTheOthers(before: Snapshot, now: Snapshot, tell: (news: TabNews) => void) {
  const { person } = now.context
  const entered = before.matches('signingIn') || before.matches('secondFactor')
  const inside = before.matches('signedIn') || before.matches('locked')
  const left = before.matches('signingOut') ? !now.matches('signingOut') : inside && now.matches('expired')
  if (entered && now.matches('signedIn') && person) {
    deskLock.lift()
    tokenRefresh.send({ type: 'RENEWED' })
    tell({ type: 'signed-in', person })
  }
  if (before.matches('signedIn') && now.matches('locked') && person && !deskLock.isOn(person)) {
    deskLock.put(person)
    tell({ type: 'locked' })
  }
  if (before.matches('locked') && now.matches('signedIn') && person && deskLock.isOn(person)) {
    deskLock.lift()
    tell({ type: 'unlocked' })
  }
  if (left) tell({ type: 'signed-out' })
}

/** The storage that tabs share was already changed by the tab that speaks; here only its own is left to do. */
function follow(news: TabNews) {
  switch (news.type) {
    case 'signed-out':
      ownStorage.clear()
      return session.send({ type: 'SIGNED_OUT_ELSEWHERE' })
    case 'locked':
      return session.send({ type: 'LOCK' })
    case 'unlocked':
      return session.send({ type: 'UNLOCKED_ELSEWHERE' })
    case 'renewed':
      return tokenRefresh.send({ type: 'RENEWED' })
    case 'signed-in':
      tokenRefresh.send({ type: 'RENEWED' })
      if (news.person.account !== session.getSnapshot().context.person?.account) ownStorage.clear()
      return session.send({ type: 'SIGNED_IN_ELSEWHERE', person: news.person })
  }
}
