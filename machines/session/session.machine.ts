import { assign, setup } from 'xstate'
import { ports } from '#machines/ports.ts'
import type { Credentials, SessionEvent, SessionPorts, SignedInPerson, SignInFault } from './session.ports.ts'

interface Context {
  readonly person: SignedInPerson | null
  readonly credentials: Credentials | null
  readonly fault: SignInFault | null
}

const nobody: Context = { person: null, credentials: null, fault: null }
const unfinished = { type: 'unreachable', message: '登录未完成，请重试' } as const

/**
 * From opening the page to leaving it. `expired` is a `signedOut` that the person did not ask for; both are left
 * by signing in. What another tab does is followed, but only the tab that does it forgets what all of them share.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as SessionEvent },
  actors: ports<SessionPorts>('restore', 'signIn', 'signOut', 'forget'),
  actions: {
    leave: assign(nobody),
    welcome: assign((_, person: SignedInPerson) => ({ ...nobody, person })),
    tell: assign((_, fault: SignInFault) => ({ ...nobody, fault })),
  },
}).createMachine({
  id: 'session',
  initial: 'booting',
  context: nobody,
  on: {
    SIGN_IN: { target: '.signingIn', actions: assign({ credentials: ({ event }) => event.credentials }) },
    SIGNED_IN_ELSEWHERE: {
      target: '.signedIn',
      actions: { type: 'welcome', params: ({ event }) => event.person },
    },
    SIGNED_OUT_ELSEWHERE: { target: '.signedOut', actions: 'leave' },
  },
  states: {
    booting: {
      on: { SIGN_IN: {} },
      invoke: {
        src: 'restore',
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'signedOut' },
          {
            target: 'signedIn',
            actions: { type: 'welcome', params: ({ event }) => event.output as SignedInPerson },
          },
        ],
        onError: 'signedOut',
      },
    },
    signedOut: {},
    signingIn: {
      on: { SIGN_IN: {} },
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.credentials as Credentials,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'signedIn',
            actions: { type: 'welcome', params: ({ event }) => personOf(event.output) },
          },
          { target: 'signedOut', actions: { type: 'tell', params: ({ event }) => faultOf(event.output) } },
        ],
        onError: { target: 'signedOut', actions: { type: 'tell', params: unfinished } },
      },
    },
    signedIn: {
      on: { SIGN_IN: {}, SIGN_OUT: 'signingOut', EXPIRE: 'expired' },
    },
    signingOut: {
      on: { SIGN_IN: {} },
      invoke: {
        src: 'signOut',
        onDone: { target: 'signedOut', actions: 'leave' },
        onError: { target: 'signedOut', actions: 'leave' },
      },
    },
    expired: {
      entry: 'leave',
      invoke: { src: 'forget' },
    },
  },
})

type Answer = Awaited<ReturnType<SessionPorts['signIn']>>
const personOf = (answer: Answer) => (answer as Extract<Answer, { ok: true }>).value
const faultOf = (answer: Answer) => (answer as Extract<Answer, { ok: false }>).fault
