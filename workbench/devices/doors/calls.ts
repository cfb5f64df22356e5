import { doorCalls } from '#domain/system/doors/calls.ts'
import type { Proof } from '#workbench/account/second-factor/calls.ts'
import { ask } from '#workbench/http/ask.ts'

const quiet = { quiet: true }

export const orderByDevice = (id: string, asked: Proof & { readonly reason: string }) =>
  ask(doorCalls.byDevice, { id, ...asked }, quiet)
export const orderByRegister = (id: string) => ask(doorCalls.byRegister, { id }, quiet)

/** An order is followed, and carried out beside this page, by anyone who gave it. */
export const following = {
  start: (id: string) => ask(doorCalls.start, { id }, quiet),
  outcome: (id: string, state: 'confirmed' | 'unconfirmed' | 'refused', detail?: string) =>
    ask(doorCalls.outcome, { id, state, ...(detail && { detail }) }, quiet),
  progress: (id: string) => ask(doorCalls.progress, { id }, quiet),
}
