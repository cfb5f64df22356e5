import { resourceNamed } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { CaseForeseen } from '#domain/workflow/calls.ts'
import type { Definition } from '#domain/workflow/definition.ts'
import { stepOf } from '#domain/workflow/tree.ts'
import type { Picks } from '#machines/approval/approval.case.ts'
import { hoursOf } from '#machines/approval/follow.ts'
import { pickedByStarter } from '#machines/approval/picks.ts'
import { type Foreseen, simulate, unknownIn } from '#machines/approval/simulate.ts'
import type { Unit } from '#server/core/serve.ts'
import { modelOf } from '#server/engine/approval/begin.ts'
import { type CountedFacts, factsOf } from '#server/engine/approval/facts.ts'
import { aboutOf } from '#server/engine/approval/perform.ts'
import { picksFor } from '#server/engine/approval/picks.ts'
import { definitionOf } from '#server/engine/approval/store.ts'
import { readerOf } from '#server/engine/rows/reading.ts'

/** Who would decide on an application, and by when, were it handed in now: by the rules that a real case goes by. */
export async function previewOf(
  unit: Unit,
  asked: { readonly resource: string; readonly rowId: string },
): Promise<CaseForeseen> {
  const resource = resourceNamed(asked.resource) ?? refuse({ type: 'not-found' })
  const { whole } = (await readerOf(resource).one(unit, asked.rowId)) ?? refuse({ type: 'not-found' })
  const { definition, facts } = await aboutRow(unit, resource, whole)
  const picks = await picksFor(unit, resource.name, asked.rowId)
  return foreseen(definition, facts, picks)
}

/** The process that an application would go by now, and what its decisions would rest on. */
export async function aboutRow(unit: Unit, resource: AnyResource, whole: object) {
  const approval = resource.flow?.approval ?? refuse({ type: 'not-found' })
  const model = await modelOf(unit, approval.model)
  const definition = await definitionOf(unit, model.id, model.version ?? 0)
  const values = whole as unknown as Readonly<Record<string, string | null>>
  const studentId = approval.student ? (values[approval.student] ?? null) : null
  return { definition, facts: await factsOf(unit, definition, aboutOf(resource, { studentId }, whole)) }
}

/** What a simulation comes to, with the people by their names and the deadlines as they were counted. */
export function foreseen(definition: Definition, facts: CountedFacts, picks: Picks = {}): CaseForeseen {
  const known = Object.fromEntries(Object.entries(picks).filter(([, people]) => people.length > 0))
  const simulated = simulate(definition, facts, { ...unknownIn(definition), ...known })
  if ('refused' in simulated) return simulated
  const steps = simulated.steps.map((step) => ({
    id: step.step,
    kind: step.kind,
    title: step.title,
    people: step.people.map(nameOf),
    from: step.from,
    due: step.due,
    counted: countedFor(definition, step, facts),
    countedDays: step.days === null ? null : facts.countedDays(step.from, step.days),
  }))
  const toPick = pickedByStarter({ definition, facts }).map(({ id, title }) => ({
    id,
    title,
    people: (picks[id] ?? []).map((person) => ({ id: person.id, label: person.name })),
  }))
  return { steps, ends: simulated.ends, picks: toPick }
}

const nameOf = ({ person, actsFor }: Foreseen['people'][number]) =>
  actsFor ? `${person.name}（代${actsFor.name}）` : person.name

function countedFor(definition: Definition, { step: id, from, due }: Foreseen, { counted }: CountedFacts) {
  const step = stepOf(definition, id)
  const hours = step && due ? hoursOf(step) : undefined
  return hours === undefined ? null : counted(from, hours)
}
