import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fail, ok } from '#domain/kernel/result.ts'
import { filled } from '#machines/ports.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionPorts, SignedInPerson } from './session.ports.ts'

const zhang = { account: 'teacher', name: '张三' }
const li = { account: 'admin', name: '李四' }
const credentials = { type: 'account', account: 'teacher', password: 'Campus@2026' } as const
const nobody = {
  person: null,
  credentials: null,
  challenge: null,
  proof: null,
  password: null,
  fault: null,
}
type State =
  | 'booting'
  | 'signedOut'
  | 'signingIn'
  | 'secondFactor'
  | 'signedIn'
  | 'locked'
  | 'signingOut'
  | 'expired'

function arrange({
  kept = null as SignedInPerson | null,
  locked = false,
  ...over
}: Partial<SessionPorts> & { kept?: SignedInPerson | null; locked?: boolean } = {}) {
  const calls: string[] = []
  const ports: SessionPorts = {
    restore: async () => kept && { person: kept, locked },
    signIn: async (credentials) => {
      calls.push(`sign in ${credentials.type === 'account' && credentials.account}`)
      return ok({ person: zhang })
    },
    prove: async ({ ticket, factor, code }) => {
      calls.push(`prove ${ticket} ${factor} ${code}`)
      return ok(zhang)
    },
    unlock: async ({ password }) => {
      calls.push(`unlock ${password}`)
      return password === 'right' ? ok(null) : fail({ type: 'refused', message: '密码错误' })
    },
    signOut: async () => void calls.push('sign out'),
    forget: async () => void calls.push('forget'),
    ...over,
  }
  const actor = createActor(sessionMachine.provide({ actors: filled(ports) })).start()
  const reach = (state: State) => waitFor(actor, (now) => now.matches(state))
  return { actor, calls, reach, now: () => actor.getSnapshot() }
}

describe('a session', () => {
  it('begins signed out when nobody is kept', async () => {
    const { reach } = arrange()
    expect((await reach('signedOut')).context.person).toBeNull()
  })

  it('begins signed in when the person is kept from before a reload', async () => {
    const { reach } = arrange({ kept: zhang })
    expect((await reach('signedIn')).context.person).toEqual(zhang)
  })

  it('begins signed out when what was kept cannot be read', async () => {
    const { reach } = arrange({ restore: () => Promise.reject(new Error('no storage')) })
    await reach('signedOut')
  })

  it('is entered with the right password, and keeps no password', async () => {
    const { actor, calls, reach } = arrange()
    await reach('signedOut')
    actor.send({ type: 'SIGN_IN', credentials })
    const { context } = await reach('signedIn')
    expect(context).toEqual({ ...nobody, person: zhang })
    expect(calls).toEqual(['sign in teacher'])
  })

  it('asks once, however often the button is pressed', async () => {
    const { actor, calls, reach } = arrange()
    await reach('signedOut')
    actor.send({ type: 'SIGN_IN', credentials })
    actor.send({ type: 'SIGN_IN', credentials })
    await reach('signedIn')
    actor.send({ type: 'SIGN_IN', credentials })
    expect(calls).toEqual(['sign in teacher'])
  })

  it('tells why a sign-in was refused, until the next try', async () => {
    const answers = [fail({ type: 'refused', message: '用户名或密码错误' }), ok({ person: zhang })] as const
    let tries = 0
    const { actor, reach } = arrange({ signIn: async () => answers[tries++ as 0 | 1] })
    await reach('signedOut')
    actor.send({ type: 'SIGN_IN', credentials })
    await reach('signingIn')
    const { context } = await reach('signedOut')
    expect(context).toEqual({
      ...nobody,
      fault: { type: 'refused', message: '用户名或密码错误' },
    })
    actor.send({ type: 'SIGN_IN', credentials })
    expect((await reach('signedIn')).context.fault).toBeNull()
  })

  it('survives a sign-in that breaks', async () => {
    const { actor, reach } = arrange({ signIn: () => Promise.reject(new Error('bug')) })
    await reach('signedOut')
    actor.send({ type: 'SIGN_IN', credentials })
    const { context } = await waitFor(actor, (now) => now.context.fault !== null)
    expect(context.fault).toEqual({ type: 'unreachable', message: '登录未完成，请重试' })
  })

  it('is left by signing out', async () => {
    const { actor, calls, reach } = arrange({ kept: zhang })
    await reach('signedIn')
    actor.send({ type: 'SIGN_OUT' })
    expect((await reach('signedOut')).context.person).toBeNull()
    expect(calls).toEqual(['sign out'])
  })

  it('is left even when signing out breaks', async () => {
    const { actor, reach } = arrange({ kept: zhang, signOut: () => Promise.reject(new Error('bug')) })
    await reach('signedIn')
    actor.send({ type: 'SIGN_OUT' })
    await reach('signedOut')
  })

  it('forgets the person when the server has, and lets somebody sign in', async () => {
    const { actor, calls, reach } = arrange({ kept: zhang })
    await reach('signedIn')
    actor.send({ type: 'EXPIRE' })
    expect((await reach('expired')).context.person).toBeNull()
    actor.send({ type: 'SIGN_IN', credentials })
    await reach('signedIn')
    expect(calls).toEqual(['forget', 'sign in teacher'])
  })

  it('does not expire twice, nor when nobody is signed in', async () => {
    const { actor, calls, reach, now } = arrange()
    await reach('signedOut')
    actor.send({ type: 'EXPIRE' })
    expect(now().matches('signedOut')).toBe(true)
    expect(calls).toEqual([])
  })

  it.each(['booting', 'signedOut', 'signedIn', 'expired'] as const)(
    'follows another tab from %s',
    async (state) => {
      const { actor, calls, reach, now } = arrange({ kept: state === 'signedOut' ? null : zhang })
      if (state !== 'booting') await reach(state === 'signedOut' ? 'signedOut' : 'signedIn')
      if (state === 'expired') actor.send({ type: 'EXPIRE' })
      calls.length = 0
      actor.send({ type: 'SIGNED_IN_ELSEWHERE', person: li })
      expect(now().value).toBe('signedIn')
      expect(now().context.person).toEqual(li)
      actor.send({ type: 'SIGNED_OUT_ELSEWHERE' })
      expect(now().value).toBe('signedOut')
      expect(now().context.person).toBeNull()
      expect(calls).toEqual([])
    },
  )
})

describe('a locked desk', () => {
  it('keeps the person, and opens again with the password', async () => {
    const { actor, calls, reach, now } = arrange({ kept: zhang })
    await reach('signedIn')
    actor.send({ type: 'LOCK' })
    expect(now().value).toEqual({ locked: 'waiting' })
    expect(now().context).toEqual({ ...nobody, person: zhang })
    actor.send({ type: 'UNLOCK', password: 'right' })
    expect((await reach('signedIn')).context).toEqual({ ...nobody, person: zhang })
    expect(calls).toEqual(['unlock right'])
  })

  it('stays locked over a reload', async () => {
    const { reach } = arrange({ kept: zhang, locked: true })
    expect((await reach('locked')).context.person).toEqual(zhang)
  })

  it('tells a wrong password and keeps none', async () => {
    const { actor, reach, now } = arrange({ kept: zhang, locked: true })
    await reach('locked')
    actor.send({ type: 'UNLOCK', password: 'wrong' })
    await waitFor(actor, (state) => state.context.fault !== null)
    expect(now().value).toEqual({ locked: 'waiting' })
    expect(now().context).toMatchObject({
      person: zhang,
      password: null,
      fault: { type: 'refused', message: '密码错误' },
    })
  })

  it('stays locked when unlocking breaks', async () => {
    const { actor, reach, now } = arrange({
      kept: zhang,
      locked: true,
      unlock: () => Promise.reject(new Error('bug')),
    })
    await reach('locked')
    actor.send({ type: 'UNLOCK', password: 'right' })
    await waitFor(actor, (state) => state.context.fault !== null)
    expect(now().value).toEqual({ locked: 'waiting' })
    expect(now().context.fault).toEqual({ type: 'unreachable', message: '解锁未完成，请重试' })
  })

  it('is not opened by signing in, which might fail and leave it open', async () => {
    const { actor, reach, now } = arrange({ kept: zhang, locked: true })
    await reach('locked')
    actor.send({ type: 'SIGN_IN', credentials })
    expect(now().matches('locked')).toBe(true)
  })

  it.each([
    ['signing out', { type: 'SIGN_OUT' }, 'signedOut'],
    ['the end of the session', { type: 'EXPIRE' }, 'expired'],
    ['another tab that leaves', { type: 'SIGNED_OUT_ELSEWHERE' }, 'signedOut'],
    ['another tab that unlocks', { type: 'UNLOCKED_ELSEWHERE' }, 'signedIn'],
  ] as const)('is left by %s', async (_, event, state) => {
    const { actor, reach } = arrange({ kept: zhang, locked: true })
    await reach('locked')
    actor.send(event)
    await reach(state)
  })
})
