import { assign, setup } from 'xstate'
import type { Result } from '#domain/kernel/result.ts'
import { ports } from '#machines/ports.ts'
import type {
  Challenge,
  Credentials,
  Entry,
  Proof,
  Restored,
  SessionEvent,
  SessionPorts,
  SignedInPerson,
  SignInFault,
} from './session.ports.ts'

interface Context {
  readonly person: SignedInPerson | null
  readonly credentials: Credentials | null
  readonly challenge: Challenge | null
  readonly proof: Proof | null
  /** What was typed to unlock, only while it is tried. */
  readonly password: string | null
  readonly fault: SignInFault | null
}

const nobody: Context = {
  person: null,
  credentials: null,
  challenge: null,
  proof: null,
  password: null,
  fault: null,
}
const unfinished = { type: 'unreachable', message: '登录未完成，请重试' } as const
const notUnlocked = { type: 'unreachable', message: '解锁未完成，请重试' } as const

/**
 * From opening the page to leaving it. `expired` is a `signedOut` that the person did not ask for; both are left
 * by signing in. `locked` keeps the person and asks for the password; anyone who has none leaves and signs in again,
 * because a sign-in that failed there would leave the desk open. What another tab does is followed, but only the tab
 * that does it forgets what all of them share.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as SessionEvent },
  actors: ports<SessionPorts>('restore', 'signIn', 'prove', 'unlock', 'signOut', 'forget'),
  actions: {
    leave: assign(nobody),
    welcome: assign((_, person: SignedInPerson) => ({ ...nobody, person })),
    tell: assign((_, fault: SignInFault) => ({ ...nobody, fault })),
    challenge: assign((_, challenge: Challenge) => ({ ...nobody, challenge })),
    /** The challenge stands: another proof may be tried. */
    tellAgain: assign((_, fault: SignInFault) => ({ proof: null, password: null, fault })),
    unlocked: assign({ password: null, fault: null }),
    rename: assign((_, person: SignedInPerson) => ({ person })),
  },
}).createMachine({
  id: 'session',
  initial: 'booting',
  context: nobody,
  on: {
    SIGN_IN: {
      target: '.signingIn',
      actions: assign({ credentials: ({ event }) => event.credentials, challenge: null, proof: null }),
    },
    SIGNED_IN_ELSEWHERE: {
      target: '.signedIn',
      actions: { type: 'welcome', params: ({ event }) => event.person },
    },
    PERSON_CHANGED: {
      guard: ({ context, event }) => context.person?.account === event.person.account,
      actions: { type: 'rename', params: ({ event }) => event.person },
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
            guard: ({ event }) => event.output?.locked === true,
            target: 'locked',
            actions: { type: 'welcome', params: ({ event }) => (event.output as Restored).person },
          },
          {
            target: 'signedIn',
            actions: { type: 'welcome', params: ({ event }) => (event.output as Restored).person },
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
            guard: ({ event }) => event.output.ok && event.output.value.challenge !== undefined,
            target: 'secondFactor',
            actions: {
              type: 'challenge',
              params: ({ event }) => reachedBy<Entry>(event.output).challenge as Challenge,
            },
          },
          {
            guard: ({ event }) => event.output.ok,
            target: 'signedIn',
            actions: {
              type: 'welcome',
              params: ({ event }) => reachedBy<Entry>(event.output).person as SignedInPerson,
            },
          },
          { target: 'signedOut', actions: { type: 'tell', params: ({ event }) => faultOf(event.output) } },
        ],
        onError: { target: 'signedOut', actions: { type: 'tell', params: unfinished } },
      },
    },
    secondFactor: {
      on: { GIVE_UP: { target: 'signedOut', actions: 'leave' } },
      initial: 'asking',
      states: {
        asking: {
          on: { PROVE: { target: 'proving', actions: assign({ proof: ({ event }) => event.proof }) } },
        },
        proving: {
          invoke: {
            src: 'prove',
            input: ({ context }) => ({
              ...(context.proof as Proof),
              ticket: (context.challenge as Challenge).ticket,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: '#session.signedIn',
                actions: { type: 'welcome', params: ({ event }) => reachedBy<SignedInPerson>(event.output) },
              },
              {
                target: 'asking',
                actions: { type: 'tellAgain', params: ({ event }) => faultOf(event.output) },
              },
            ],
            onError: { target: 'asking', actions: { type: 'tellAgain', params: unfinished } },
          },
        },
      },
    },
    signedIn: {
      on: { SIGN_IN: {}, LOCK: 'locked', SIGN_OUT: 'signingOut', EXPIRE: 'expired' },
    },
    locked: {
      on: {
        SIGN_IN: {},
        SIGN_OUT: { target: 'signingOut', actions: 'unlocked' },
        EXPIRE: 'expired',
        UNLOCKED_ELSEWHERE: { target: 'signedIn', actions: 'unlocked' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            UNLOCK: {
              target: 'unlocking',
              actions: assign({ password: ({ event }) => event.password, fault: null }),
            },
          },
        },
        unlocking: {
          invoke: {
            src: 'unlock',
            input: ({ context }) => ({ password: context.password as string }),
            onDone: [
              { guard: ({ event }) => event.output.ok, target: '#session.signedIn', actions: 'unlocked' },
              {
                target: 'waiting',
                actions: { type: 'tellAgain', params: ({ event }) => faultOf(event.output) },
              },
            ],
            onError: { target: 'waiting', actions: { type: 'tellAgain', params: notUnlocked } },
          },
        },
      },
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

const reachedBy = <Value>(answer: Result<Value, SignInFault>) =>
  (answer as Extract<typeof answer, { ok: true }>).value
const faultOf = (answer: Result<unknown, SignInFault>) =>
  (answer as Extract<typeof answer, { ok: false }>).fault
