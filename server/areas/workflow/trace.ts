import { resourceNamed } from '#domain/index.ts'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { type DrawnStep, drawn } from '#domain/workflow/picture.ts'
import { mayDo } from '#machines/approval/may-do.ts'
import { returnTargets } from '#machines/approval/returns.ts'
import type { Unit } from '#server/core/serve.ts'
import { factsOf } from '#server/engine/approval/facts.ts'
import { aboutOf } from '#server/engine/approval/perform.ts'
import { signaturesOf } from '#server/engine/approval/signatures.ts'
import { caseOf, type KeptCase } from '#server/engine/approval/store.ts'
import { linesOf } from '#server/engine/rows/lines.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { hiddenFrom, without } from './hidden-fields.ts'
import { phrasesOf } from './phrases.ts'
import { eventsOf, stepsOf } from './shown.ts'
import { takesOf } from './takes.ts'

/** All there is to see of a case, for those who have to do with it or may see the row that it is about. */
export async function traceOf(unit: Unit, id: string): Promise<CaseTrace> {
  const kept = await caseOf(unit, id)
  const resource = resourceNamed(kept.resource) ?? refuse({ type: 'not-found' })
  const reader = readerOf(resource)
  const seen = (await reader.one(unit, kept.rowId))?.shown
  if (!seen && !concerns(kept, unit)) refuse({ type: 'not-found' })
  const whole = (await reader.kept(unit, kept.rowId)) ?? refuse({ type: 'not-found' })
  const facts = await factsOf(unit, kept.definition, aboutOf(resource, kept, whole))
  const own = kept.found.context.tasks.find(
    ({ person, state, past }) => person.id === unit.actor.id && state === 'open' && !past,
  )
  const may = mayDo(kept.definition, kept.found, facts).filter(
    ({ verb }) => verb !== 'move' || kept.latest > kept.version,
  )
  const targets = own ? returnTargets({ definition: kept.definition, of: kept.found.context }, own.id) : []
  const shown = seen ?? (await maskerFor(unit.db, unit.actor, resource))({ ...whole })
  return {
    id: kept.id,
    title: kept.title,
    state: kept.found.value,
    resource: kept.resource,
    rowId: kept.rowId,
    row: {
      ...without(hiddenFrom(kept, unit.actor.id, { own, reaches: seen !== undefined }), shown),
      ...(await linesOf(unit, resource, kept.rowId)),
    },
    starter: kept.found.context.starter?.name ?? '',
    startedAt: kept.events[0]?.at ?? '',
    steps: stepsOf(kept.definition.steps, kept, facts),
    events: eventsOf(kept, await signaturesOf(unit, id), unit.actor),
    task: own?.id ?? null,
    takes: own ? await takesOf(unit, kept, resource, own, facts) : null,
    phrases: own ? await phrasesOf(unit, kept.modelId) : null,
    may: [...new Set(may.map(({ verb }) => verb))],
    offers: may,
    returnable: targets.map(({ id, title }) => ({ id, title })).toReversed(),
  }
}

/** The steps of a case that the asker may see, as they are drawn. */
export async function pictureOf(unit: Unit, id: string): Promise<readonly DrawnStep[]> {
  await mustSee(unit, id)
  return (await caseOf(unit, id)).definition.steps.map(drawn)
}

/** Whether the asker may see the case: by what they have to do with it, or by the row. */
async function isSeen(unit: Unit, id: string): Promise<boolean> {
  const kept = await caseOf(unit, id)
  const resource = resourceNamed(kept.resource)
  return concerns(kept, unit) || (resource && (await readerOf(resource).one(unit, kept.rowId))) !== undefined
}

/** Before anything is done for it: a case that the asker may not see is unknown to them. */
export async function mustSee(unit: Unit, id: string): Promise<void> {
  if (!(await isSeen(unit, id))) refuse({ type: 'not-found' })
}

/** A case that the asker may not see is unknown to them, whatever it was refused for: a refusal tells who did what. */
export const orUnknown = (unit: Unit, id: string) => async (error: unknown) => {
  if (error instanceof Refused && !(await isSeen(unit, id))) return refuse({ type: 'not-found' })
  throw error
}

/** Who started it, was asked, acted on it, was told, or looks after all cases. An objection makes nobody a party. */
function concerns({ found, events }: KeptCase, { actor }: Unit): boolean {
  const of = found.context
  const people = [
    of.starter,
    ...of.copies.map(({ person }) => person),
    ...of.tasks.map(({ person }) => person),
    ...events.map((event) => (event.type !== 'objected' && 'by' in event ? event.by : null)),
  ]
  return people.some((person) => person?.id === actor.id) || holds(actor, 'workflow.case:manage')
}
