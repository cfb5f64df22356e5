import fc from 'fast-check'
import type { Definition } from '#domain/workflow/definition.ts'
import { isActive } from '#machines/approval/approval.case.ts'
import type { ApprovalEvent } from '#machines/approval/approval.events.ts'
import { factsOf, later, person } from '#machines/approval/approval.fixture.ts'
import type { Command } from '#machines/approval/commands.ts'
import { type Case, decide, newCase } from '#machines/approval/decide.ts'
import type { Facts } from '#machines/approval/facts.ts'
import { mayDo, type Offer } from '#machines/approval/may-do.ts'
import { returnTargets } from '#machines/approval/returns.ts'
import { anyDefinition, everybody, rowFields } from './approval-definitions.ts'

/** Numbers that choose among what there is to choose from. */
export interface Draw {
  readonly who: number
  readonly what: number
  readonly whom: number
  readonly hours: number
}
export const draw: fc.Arbitrary<Draw> = fc.record({
  who: fc.nat(10),
  what: fc.nat(1_000),
  whom: fc.nat(1_000),
  hours: fc.constantFrom(0, 0, 0, 1, 5, 30),
})

const at = <Item>(items: readonly Item[], number: number) => items[number % items.length] as Item

/** An offer with everything that has to come along. */
export function commandOf(definition: Definition, found: Case, offer: Offer, { whom }: Draw): Command {
  const { verb, task = '', step = '' } = offer
  const of = found.context
  const busy = of.tasks.filter(
    (each) => each.step === of.tasks.find(({ id }) => id === task)?.step && isActive(each),
  )
  const notice = of.steps[of.tasks.find(({ id }) => id === task)?.step ?? '']
  const objectors = notice?.kind === 'notice' ? notice.objectors : []
  const isFree = (id: string) =>
    id !== 'student' && !objectors.includes(id) && !busy.some(({ person }) => person.id === id)
  const free = ['w', 'x', 'y', 'z', ...everybody].filter(isFree)
  // A long walk may have given all of them something to do in one step.
  const others = Array.from({ length: busy.length + 1 }, (_, index) => `v${index}`).filter(isFree)
  const to = person(at(free.length > 0 ? free : others, whom))
  const picks = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`s${index + 1}`, [person(at(everybody, whom + index))]]),
  )
  const comment = '意见'
  const extra = { picks, comment, to, people: [to], signature: 'f1', seal: 'f2', text: '异议', task, step }
  if (verb === 'return') {
    const targets = ['starter', 'previous', ...returnTargets({ definition, of }, task).map(({ id }) => id)]
    return { verb, task, comment, to: at(targets, whom), walk: at(['resume', 'again'] as const, whom >> 3) }
  }
  const where = at(['before', 'after', 'parallel'] as const, whom)
  return { ...extra, where, verb } as Command
}

export interface Walked {
  readonly definition: Definition
  readonly log: readonly ApprovalEvent[]
  readonly cases: readonly Case[]
}

export const nameOf = ({ verb, task, step }: Offer) => [verb, task, step].join('/')
export const actors: readonly Facts['actor'][] = [
  null,
  ...everybody.map((id) => ({ ...person(id), administrator: id === 'admin' })),
]

/** Rarely taken, or few walks would come far. */
const stopping = new Set(['withdraw', 'terminate', 'void', 'reject', 'suspend', 'cc', 'transfer'])

/** Everybody's offers as they stand, and each of them taken in turn; every one that is taken must be accepted. */
export function walk(
  definition: Definition,
  days: number,
  draws: readonly Draw[],
  entrusted: boolean,
): Walked {
  let found = newCase()
  let now = factsOf().now
  const log: ApprovalEvent[] = []
  const cases: Case[] = []
  const people: Facts['people'] = (source) =>
    source.kind === 'users'
      ? source.ids.map(person)
      : source.kind === 'administrator'
        ? [person('admin')]
        : []
  const entrusts = entrusted
    ? [
        { principal: 'a', agent: person('b'), from: later(now, -1), to: later(now, 40), kinds: [] },
        // Begins within the walk.
        { principal: 'c', agent: person('a'), from: later(now, 3), to: later(now, 60), kinds: [] },
      ]
    : []
  const facts = (actor: Facts['actor']): Facts =>
    factsOf({ now, actor, people, entrusts, row: { days }, fields: rowFields })
  const submit = { ...person('student'), administrator: false }
  for (const each of [{ who: 0, what: 0, whom: 0, hours: 0 }, ...draws]) {
    now = later(now, each.hours)
    const all = actors.flatMap((actor) =>
      mayDo(definition, found, facts(actor)).map((offer) => ({ actor, offer })),
    )
    const goingOn = all.filter(({ offer }) => !stopping.has(offer.verb))
    const offers = each.who > 0 && goingOn.length > 0 ? goingOn : all
    const starts = offers.filter(({ offer }) => offer.verb === 'start')
    const chosen =
      starts.length > 0 ? { actor: submit, offer: starts[0]?.offer } : offers[each.what % offers.length]
    const command = chosen?.offer && commandOf(definition, found, chosen.offer, each)
    if (!chosen || !command) break
    const decision = decide(definition, found, command, facts(chosen.actor))
    if ('refused' in decision) {
      if (mayBeRefused(command, decision.refused)) continue
      throw new Error(
        `${chosen.actor?.id} was offered ${nameOf(chosen.offer as Offer)}, and refused: ${decision.refused}`,
      )
    }
    log.push(...decision.events)
    found = decision.next
    cases.push(found)
  }
  return { definition, log, cases }
}

/** What comes along may still be wrong: nobody can take the request, or there is no other version. */
const mayBeRefused = ({ verb }: Command, reason: string) =>
  (verb === 'start' && reason.endsWith('没有可以办理的人')) ||
  (verb === 'resubmit' && reason.endsWith('没有可以办理的人')) ||
  (verb === 'move' && reason === '已经是这个版本')

/** What a walk is drawn from: a definition, the days of the request, what is done, and whether somebody is away. */
export const drawn = fc.tuple(
  anyDefinition,
  fc.integer({ min: 0, max: 5 }),
  fc.array(draw, { maxLength: 30 }),
  fc.boolean(),
)
