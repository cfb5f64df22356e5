import { sentence } from '#domain/kernel/phrase.ts'
import type { ApproveStep, Definition, Step } from '#domain/workflow/definition.ts'
import type { Person } from '#domain/workflow/source.ts'
import type { ApprovalEvent } from './approval.events.ts'
import type { Command } from './commands.ts'
import { type Case, decide, newCase } from './decide.ts'
import type { Facts } from './facts.ts'

export const person = (id: string): Person => ({ id, name: id })
const starter = person('student')

export const approveStep = (id: string, rest: Partial<ApproveStep> = {}): ApproveStep => ({
  kind: 'approve',
  id,
  title: id,
  who: [{ kind: 'users', ids: [`${id}1`] }],
  mode: 'all',
  whenNobody: 'administrator',
  samePerson: 'skip',
  timers: [],
  fields: {},
  sign: false,
  seal: false,
  ...rest,
})

/** People of these ids. */
export const users = (...ids: readonly string[]) => ({ who: [{ kind: 'users' as const, ids }] })

export const definitionOf = (...steps: readonly Step[]): Definition => ({
  id: 'leave',
  version: 1,
  title: '请假',
  kind: 'leave',
  urgeHours: 2,
  steps,
})

const hour = 3_600_000

/** `2026-09-01 08:00:00`, so many hours later by the clock on the wall. */
export const later = (from: string, hours: number) =>
  new Date(Date.parse(`${from.replace(' ', 'T')}Z`) + hours * hour)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

/** The hours from one moment to another by the clock on the wall; 0 where the other is not later. */
export const hoursBetween = (from: string, to: string) => {
  const at = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`)
  return Math.max(0, (at(to) - at(from)) / hour)
}

export const begin = '2026-09-01 08:00:00'

export const factsOf = (rest: Partial<Facts> = {}): Facts => ({
  now: begin,
  actor: { ...starter, administrator: false },
  people: (source) => (source.kind === 'users' ? source.ids.map(person) : []),
  row: {},
  fields: {},
  entrusts: [],
  hours: later,
  days: (from, days) => later(from, 24 * days),
  hoursBetween,
  daysBetween: (from, to) => Math.ceil(hoursBetween(from, to) / 24),
  ...rest,
})

/** A case that is acted on step by step; each act is `who` and what they ask for. */
export function caseOf(definition: Definition, given: Partial<Facts> = {}) {
  let found: Case = newCase()
  let facts = factsOf(given)
  const log: ApprovalEvent[] = []
  const act = (who: string | null, command: Command) => {
    const actor = who === null ? null : { ...person(who), administrator: who === 'admin' }
    const decision = decide(definition, found, command, { ...facts, actor })
    if ('refused' in decision) return sentence(decision.refused)
    found = decision.next
    log.push(...decision.events)
    return decision.events.map(({ type }) => type).join(' ')
  }
  const open = () => found.context.tasks.filter(({ state, past }) => state === 'open' && !past)
  /** The open task of somebody. */
  const taskOf = (who: string) => open().find(({ person }) => person.id === who)?.id ?? 'none'
  return {
    act,
    taskOf,
    found: () => found,
    log: () => log,
    state: () => found.value,
    open: () => open().map(({ person }) => person.id),
    approve: (who: string) => act(who, { verb: 'approve', task: taskOf(who) }),
    reject: (who: string) => act(who, { verb: 'reject', task: taskOf(who), comment: '不符合' }),
    wait: (hours: number) => {
      facts = { ...facts, now: later(facts.now, hours) }
    },
    know: (rest: Partial<Facts>) => {
      facts = { ...facts, ...rest }
    },
  }
}
