import { createActor } from 'xstate'
import { filled } from '#machines/ports.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionPorts } from '#machines/session/session.ports.ts'
import { tokenRefreshMachine } from '#machines/token-refresh/token-refresh.machine.ts'
import type { TokenRefreshPorts } from '#machines/token-refresh/token-refresh.ports.ts'
import { http, keptBy } from '#workbench/http/http.ts'
import { notify } from '#workbench/http/notices.ts'
import { session as ownStorage, readToken, tokenAge } from '#workbench/storage/storage.ts'
import { openTabChannel, type TabNews } from './channel.ts'
import { takeLock } from './refresh-lock.ts'
import { prove, refresh, signIn } from './token-calls.ts'
import { forgetPerson, personOf, readUserInfo } from './user-info.ts'

const sessionPorts: SessionPorts = {
  restore: async () => {
    const kept = readUserInfo()
    return kept && personOf(kept)
  },
  signIn,
  prove,
  signOut: async () => {
    // Whoever leaves is not kept waiting for a server that does not answer.
    await http('auth/logOut', { method: 'POST', quiet: true, timeout: 5_000 }).catch(() => {})
    forgetPerson()
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
    renew: (token) =>
      new Promise((answer) => {
        waiting.push(answer)
        tokenRefresh.send({ type: 'REFUSED', token })
      }),
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
    if (
      (before.matches('signingIn') || before.matches('secondFactor')) &&
      now.matches('signedIn') &&
      now.context.person
    ) {
      tokenRefresh.send({ type: 'RENEWED' })
      channel.tell({ type: 'signed-in', person: now.context.person })
    }
    const left = before.matches('signingOut') || (before.matches('signedIn') && now.matches('expired'))
    if (left && before.value !== now.value) channel.tell({ type: 'signed-out' })
    before = now
  })

  tokenRefresh.start()
  session.start()
}

/** The storage that tabs share was already changed by the tab that speaks; here only its own is left to do. */
function follow(news: TabNews) {
  if (news.type === 'signed-out') {
    ownStorage.clear()
    session.send({ type: 'SIGNED_OUT_ELSEWHERE' })
    return
  }
  tokenRefresh.send({ type: 'RENEWED' })
  if (news.type === 'renewed') return
  if (news.person.account !== session.getSnapshot().context.person?.account) ownStorage.clear()
  session.send({ type: 'SIGNED_IN_ELSEWHERE', person: news.person })
}
