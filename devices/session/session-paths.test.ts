import { expect, it } from 'vitest'
import { DeviceError, type FaultCode, faultKinds } from '#devices/fault.ts'
import { explore, unreached, untaken } from '#machines/explore.fixture.ts'
import type { TestModel } from '#machines/test-model.ts'
import { type SessionContext, sessionMachine } from './session.machine.ts'

const failed = (id: string, fault: FaultCode) => ({
  type: `xstate.error.actor.${id}`,
  error: new DeviceError(fault),
  actorId: id,
})

/** All that can happen to one device of a desk. */
const model: TestModel = {
  events: [
    { type: 'GRANTED' },
    { type: 'REVOKED' },
    { type: 'CONNECT' },
    { type: 'DISCONNECT' },
    { type: 'PLUGGED' },
    { type: 'LOST' },
    { type: 'SILENT', fault: 'timeout' },
    { type: 'STEADY' },
    { type: 'REFUSED', fault: 'auth-failed' },
    { type: 'LINE_ERROR', at: 0 },
    failed('open', 'port-busy'),
    failed('open', 'policy-blocked'),
    failed('shake', 'auth-failed'),
  ],
  outputs: { open: [undefined], freed: [undefined], shake: ['16909060'] },
  stopWhen: ({ context }) => (context as SessionContext).attempt > 1,
}

const walks: Readonly<Record<string, string>> = { open: 'opening', shake: 'handshaking', freed: 'taken' }
/** Without the failures of what is not being tried: nobody is there to tell of them. */
const walked = explore(sessionMachine, model).filter(({ before, event }) => {
  const [, actor] = /^xstate\.error\.actor\.(\w+)$/.exec(event.type) ?? []
  return before.status === 'active' && (!actor || before.matches(walks[actor] ?? ''))
})
const where = (state: { value: unknown }) => JSON.stringify(state.value)

it('every state can be reached, and every transition is taken', () => {
  expect(walked.length).toBeGreaterThan(200)
  expect(unreached(sessionMachine, walked)).toEqual([])
  expect(untaken(sessionMachine, walked)).toEqual([])
})

it('every event in every state leads to one of the states, and says why it is not online', () => {
  for (const { after } of walked) {
    expect(after.status).toBe('active')
    const { fault, device } = after.context as SessionContext
    const mustSay = ['taken', 'lost', 'backOff', 'refused'].some((state) => after.matches(state))
    if (mustSay || after.matches({ inUse: 'degraded' })) expect(fault, where(after)).not.toBeNull()
    if (fault) expect(faultKinds[fault]).toBeDefined()
    if (after.matches({ inUse: 'online' })) expect([fault, typeof device]).toEqual([null, 'string'])
  }
})

it('after each word of the person at the desk it is where they wanted it', () => {
  for (const { before, event, after } of walked) {
    if (event.type === 'REVOKED') expect(after.matches('absent'), where(before)).toBe(true)
    if (event.type === 'DISCONNECT')
      expect(after.matches('granted') || after.matches('absent'), where(before)).toBe(true)
  }
})

it('nothing is tried by itself after a refusal: only somebody who asks begins again', () => {
  const left = walked.filter(({ before, after }) => before.matches('refused') && !after.matches('refused'))
  expect([...new Set(left.map(({ event }) => event.type))].sort()).toEqual([
    'CONNECT',
    'DISCONNECT',
    'REVOKED',
  ])
})
