import { expect, it } from 'vitest'
import { explore, unreached, untaken } from '#machines/explore.fixture.ts'
import type { Line } from './line.ts'
import { verifyDeskMachine } from './verify-desk.machine.ts'
import { verifyDeskModel } from './verify-desk.model.ts'

const walked = explore(verifyDeskMachine, verifyDeskModel)

it('every state can be reached, and every transition is taken', () => {
  expect(walked.length).toBeGreaterThan(200)
  expect(unreached(verifyDeskMachine, walked)).toEqual([])
  expect(untaken(verifyDeskMachine, walked)).toEqual([])
})

it('a tap is never lost, and a line never goes', () => {
  for (const { before, event, after } of walked) {
    const count = ({ context }: typeof before) => context.lines.length + context.upcoming.length
    if (event.type !== 'xstate.done.actor.0.verifyDesk.restoring')
      expect(count(after), JSON.stringify([before.value, event])).toBeGreaterThanOrEqual(count(before) - 1)
    const keys = (lines: readonly Line[]) => lines.map(({ entry }) => entry.key)
    for (const key of keys(before.context.lines)) expect(keys(after.context.lines)).toContain(key)
  }
})

it('every change of a line is told, to be kept', () => {
  for (const { before, event, after, said } of walked) {
    if (event.type === 'TAP' || event.type.includes('restoring')) continue
    const changed = (after.context.lines as Line[]).filter(
      (line) => !before.context.lines.includes(line) && line.told !== null,
    )
    const kept = said.filter(({ type }) => type === 'keep').map(({ line }) => line)
    for (const line of changed) expect(kept, JSON.stringify([before.value, event])).toContainEqual(line)
  }
})

it('neither reason nor password of letting somebody in is held or kept', () => {
  for (const { after, said } of walked) expect(JSON.stringify([after.context, said])).not.toContain('secret')
})

it('nobody is let in against the verdict without a network', () => {
  const opened = walked.filter(
    ({ before, after }) =>
      !before.matches({ open: { front: 'lettingIn' } }) && after.matches({ open: { front: 'lettingIn' } }),
  )
  expect(opened.length).toBeGreaterThan(0)
  for (const { before } of opened) expect(before.context.line).toBe('up')
})
