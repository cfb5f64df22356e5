import { expect, it } from 'vitest'
import { explore, unreached, untaken } from '#machines/explore.fixture.ts'
import { sessionMachine } from './session.machine.ts'
import { sessionModel } from './session.model.ts'

const walked = explore(sessionMachine, sessionModel)

it('every state can be reached, and every transition is taken', () => {
  expect(walked.length).toBeGreaterThan(200)
  expect(unreached(sessionMachine, walked)).toEqual([])
  expect(untaken(sessionMachine, walked)).toEqual([])
})

it('nobody is lost but by leaving, by the word of the server, or by another tab', () => {
  const lost = walked.filter(({ before, after }) => before.context.person && !after.context.person)
  const ways = new Set(lost.map(({ event }) => event.type.replace(/^xstate\.\w+\.actor\.\d+\./, '')))
  expect([...ways].sort()).toEqual(['EXPIRE', 'SIGNED_OUT_ELSEWHERE', 'session.signingOut'])
})

it('a locked desk opens by the right password and by nothing else that is done at it', () => {
  const opened = walked.filter(({ before, after }) => before.matches('locked') && after.matches('signedIn'))
  const ways = new Set(opened.map(({ event }) => `${event.type} ${event.output?.ok ?? ''}`.trim()))
  expect([...ways].sort()).toEqual([
    'SIGNED_IN_ELSEWHERE',
    'UNLOCKED_ELSEWHERE',
    'xstate.done.actor.0.session.locked.unlocking true',
  ])
})

it('a secret is held only while it is being tried', () => {
  for (const { after } of walked) {
    const { credentials, proof, password } = after.context
    const where = JSON.stringify(after.value)
    if (!after.matches('signingIn')) expect(credentials, where).toBeNull()
    if (!after.matches({ secondFactor: 'proving' })) expect(proof, where).toBeNull()
    if (!after.matches({ locked: 'unlocking' })) expect(password, where).toBeNull()
  }
})

it('somebody sits there exactly while signed in, locked or leaving', () => {
  for (const { after } of walked) {
    const seated = after.matches('signedIn') || after.matches('locked') || after.matches('signingOut')
    expect(after.context.person !== null, JSON.stringify(after.value)).toBe(seated)
  }
})
