import type { Definition } from '#domain/workflow/definition.ts'
import type { Person } from '#domain/workflow/source.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import type { CaseContext, Moment, Picks, Task } from './approval.case.ts'
import type { ApprovalEvent } from './approval.events.ts'
import type { Command } from './commands.ts'
import { type Case, decide, newCase } from './decide.ts'
import type { Facts } from './facts.ts'

/** A step that a request would go through. */
export interface Foreseen {
  readonly step: string
  readonly title: string
  readonly kind: 'approve' | 'cc' | 'notice'
  readonly people: readonly Pick<Task, 'person' | 'actsFor'>[]
  readonly from: Moment
  /** When the last of its people has to have acted; null where it has no deadline. */
  readonly due: Moment | null
  /** Of a notice, how many working days it stands; null of all others. */
  readonly days: number | null
}

export type Simulation =
  | { readonly steps: readonly Foreseen[]; readonly state: Case['value']; readonly ends: Moment }
  | { readonly refused: string }

/** Longer than any definition; a simulation ends even where a rule does not. */
const mostActs = 2_000

/**
 * The way of a request before it is filed: everybody approves, each at the last moment. It goes by the same rules as a
 * real case; who will be picked by an approver is not known yet.
 */
export function simulate(definition: Definition, facts: Facts, picks: Picks = {}): Simulation {
  const first = decide(definition, newCase(), { verb: 'start', picks }, facts)
  if ('refused' in first) return first
  const log = [...first.events]
  let found = first.next
  let now = facts.now
  for (let acts = 0; found.value === 'reviewing' && acts < mostActs; acts++) {
    const next = nextAct(definition, found.context, now)
    if (!next) break
    now = next.at > now ? next.at : now
    const decided = decide(definition, found, next.command, { ...facts, now, actor: next.actor })
    if ('refused' in decided) return decided
    log.push(...decided.events)
    found = decided.next
  }
  return { steps: foreseenIn(definition, log), state: found.value, ends: now }
}

interface Act {
  readonly command: Command
  readonly actor: Facts['actor']
  readonly at: Moment
}

/** The first open task, approved at its last deadline; else the end of a notice. */
function nextAct(definition: Definition, { tasks, steps }: CaseContext, now: Moment): Act | undefined {
  const task = tasks.find(({ state }) => state === 'open')
  if (task)
    return {
      command: { verb: 'approve', task: task.id, signature: '-', seal: '-', picks: unknownIn(definition) },
      actor: { ...task.person, administrator: false },
      at: task.deadlines.at(-1)?.due ?? now,
    }
  const notice = Object.entries(steps).find(([, step]) => step.kind === 'notice' && !step.over)
  const [step, record] = notice ?? []
  return step && record?.kind === 'notice'
    ? { command: { verb: 'close-notice', step }, actor: null, at: record.until }
    : undefined
}

/** Stands for the people that somebody will pick. */
export const unknownIn = ({ steps }: Definition): Picks =>
  Object.fromEntries(
    everyStep(steps).map(({ id }): [string, readonly Person[]] => [
      id,
      [{ id: `picked:${id}`, name: '待选定' }],
    ]),
  )

function foreseenIn(definition: Definition, log: readonly ApprovalEvent[]): readonly Foreseen[] {
  const titles = new Map(everyStep(definition.steps).map(({ id, title }) => [id, title]))
  return log.flatMap((event, index): readonly Foreseen[] => {
    if (event.type !== 'entered' && event.type !== 'notice-opened') return []
    const { step, at: from } = event
    const title = titles.get(step) ?? step
    if (event.type === 'notice-opened')
      return [{ step, title, kind: 'notice', people: [], from, due: event.until, days: event.days ?? null }]
    const { kind, tasks } = event
    const copied = log[index + 1]
    const copies = kind === 'cc' && copied?.type === 'copied' ? copied.people : []
    const people = [
      ...tasks.filter(({ skipped }) => !skipped),
      ...copies.map((person) => ({ person, actsFor: null })),
    ].map(({ person, actsFor }) => ({ person, actsFor }))
    return [
      {
        step,
        title,
        kind,
        people,
        from,
        due: dueIn(
          log,
          tasks.map(({ id }) => id),
        ),
        days: null,
      },
    ]
  })
}

/** The latest last deadline of these tasks. */
const dueIn = (log: readonly ApprovalEvent[], tasks: readonly string[]): Moment | null =>
  log
    .flatMap((event) => (event.type === 'opened' && tasks.includes(event.task) ? event.deadlines : []))
    .map(({ due }) => due)
    .reduce<Moment | null>((latest, due) => (latest && latest > due ? latest : due), null)
