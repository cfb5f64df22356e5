import type { ApproveStep } from '#domain/workflow/definition.ts'
import type { Person, Source } from '#domain/workflow/source.ts'
import { comesBefore } from '#domain/workflow/tree.ts'
import type { Task } from './approval.case.ts'
import type { Scene } from './facts.ts'

/** A person in a step, and the one they stand in for. */
export type Seat = Pick<Task, 'person' | 'actsFor'> & { readonly skipped: boolean }

/** The people of these sources, each once; picked ones are those picked for the step. */
export const peopleOf = ({ of, facts }: Scene, sources: readonly Source[], step: string): readonly Person[] =>
  unique(
    sources.flatMap((source) => {
      if (source.kind === 'picked-by-previous' || source.kind === 'picked-by-starter')
        return of.picks[step] ?? []
      if (source.kind === 'starter') return of.starter ? [of.starter] : []
      return facts.people(source)
    }),
  )

export const unique = (people: readonly Person[]) => [
  ...new Map(people.map((each) => [each.id, each])).values(),
]

/** Who sits in a step: those it names, else those of its rule for an empty post. Empty where nobody can. */
export function seatsOf(scene: Scene, step: ApproveStep): readonly Seat[] {
  const seats = seatsFor(scene, step, peopleOf(scene, step.who, step.id))
  if (seats.length > 0 || step.whenNobody === 'pass' || step.whenNobody === 'reject') return seats
  const source: Source =
    step.whenNobody === 'administrator'
      ? { kind: 'administrator' }
      : { kind: 'users', ids: step.whenNobody.to }
  return seatsFor(scene, step, scene.facts.people(source))
}

function seatsFor(scene: Scene, step: ApproveStep, people: readonly Person[]): readonly Seat[] {
  const seats = people
    .filter((person) => maySit(scene, step, person))
    .map((person) => standIn(scene, person, (agent) => maySit(scene, step, agent)))
    .map((seat) => ({ ...seat, skipped: hasApprovedBefore(scene, step, seat.person) }))
  return [...new Map(seats.toReversed().map((seat) => [seat.person.id, seat])).values()].toReversed()
}

/** Nobody approves their own request unless the step has the same person act again. */
export const maySit = ({ of }: Scene, { samePerson }: ApproveStep, { id }: Person) =>
  samePerson === 'again' || id !== of.starter?.id

/** The agent of a standing entrust who may take it, one step far: what was entrusted is not entrusted on. */
export function standIn(
  { definition, facts }: Scene,
  person: Person,
  may: (agent: Person) => boolean,
): Pick<Seat, 'person' | 'actsFor'> {
  const entrust = facts.entrusts.find(
    ({ principal, agent, from, to, kinds }) =>
      principal === person.id &&
      from <= facts.now &&
      facts.now <= to &&
      (kinds.length === 0 || kinds.includes(definition.kind)) &&
      may(agent),
  )
  return entrust ? { person: entrust.agent, actsFor: person } : { person, actsFor: null }
}

const hasApprovedBefore = ({ definition, of }: Scene, { id, samePerson }: ApproveStep, person: Person) =>
  samePerson === 'skip' &&
  of.tasks.some(
    ({ step, state, by, past }) =>
      state === 'approved' && !past && by?.id === person.id && comesBefore(definition, step, id),
  )
