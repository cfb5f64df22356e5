import { resourceNamed } from '#domain/index.ts'
import type { Approval } from '#domain/kernel/flow.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Command } from '#machines/approval/commands.ts'
import { decide } from '#machines/approval/decide.ts'
import type { Unit } from '#server/core/serve.ts'
import { readerOf, type Values } from '#server/engine/rows/reading.ts'
import { type By, factsOf } from './facts.ts'
import { project } from './project.ts'
import { stepByCase } from './step-by-case.ts'
import { append, caseOf, definitionOf, type KeptCase } from './store.ts'
import { tell } from './tell.ts'
import { wakeLater } from './wake-later.ts'
import { writeFields } from './write-fields.ts'

/** What a case does to its row when it comes to this. */
const actsAt = ({ approved, rejected, returned }: Approval): Readonly<Record<string, string>> => ({
  approved,
  rejected,
  terminated: rejected,
  void: rejected,
  returned,
})

/** What the steps that were passed by this do to the row, in the order of the declaration. */
const passing = ({ flow }: AnyResource, before: KeptCase, after: KeptCase): readonly string[] => {
  const isPassed = ({ found }: KeptCase, step: string) => found.context.steps[step]?.state === 'passed'
  return Object.entries(flow?.approval?.passed ?? {})
    .filter(([step]) => isPassed(after, step) && !isPassed(before, step))
    .map(([, act]) => act)
}

interface Manner {
  readonly by?: By
  /** What an approver fills in at their step, by field of the row; the command names the same fields. */
  readonly values?: Values
}

/**
 * Asks one thing of a case, in the transaction of the caller: the case is locked, so that of two who act at once the
 * second meets what the first has done, and is told who did it and when. What follows is written with it: the log, the
 * lists by which people find it, the row's own state, and the messages.
 */
export async function perform(
  unit: Unit,
  id: string,
  command: Command,
  { by = 'asker', values = {} }: Manner = {},
): Promise<KeptCase> {
  const before = await caseOf(unit, id, { lock: true })
  const resource = resourceNamed(before.resource) ?? refuse({ type: 'not-found' })
  const row = (await readerOf(resource).kept(unit, before.rowId)) ?? refuse({ type: 'not-found' })
  const definition =
    command.verb === 'move' ? await definitionOf(unit, before.modelId, before.latest) : before.definition
  const decidedOn = async (about: object) => {
    const facts = await factsOf(unit, definition, aboutOf(resource, before, about), by)
    const decided = decide(definition, before.found, command, facts)
    return 'refused' in decided ? refuse({ type: 'conflict', message: decided.refused }) : decided
  }
  // What is filled in may turn the way that the case takes: it is asked whether it may be, and then again what follows.
  const first = await decidedOn(row)
  const decided =
    Object.keys(values).length > 0
      ? await decidedOn(await writeFields(unit, resource, before.rowId, values))
      : first
  await append(unit, before, decided.events)
  const events = [...before.events, ...decided.events]
  const { version } = definition
  const after: KeptCase = { ...before, definition, version, events, found: decided.next }
  await project(unit, after)
  for (const act of passing(resource, before, after)) await stepByCase(unit, resource, before.rowId, act)
  const act = resource.flow?.approval && actsAt(resource.flow.approval)[after.found.value]
  if (act && after.found.value !== before.found.value) await stepByCase(unit, resource, before.rowId, act)
  await wakeLater(unit, after)
  await tell(unit, before, after)
  return after
}

/** By what the people of a case are found. */
export function aboutOf(
  { name, flow }: AnyResource,
  { studentId }: Pick<KeptCase, 'studentId'>,
  row: object,
) {
  const values = row as Readonly<Record<string, unknown>>
  const receiving = flow?.approval?.receiving
  return {
    resource: name,
    studentId,
    receivingId: receiving ? ((values[receiving] as string | null) ?? null) : null,
    row: values,
  }
}
