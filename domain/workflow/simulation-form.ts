import { comparisonsIn } from '#domain/kernel/condition.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Step } from './definition.ts'
import { sourcesOf } from './sources-of.ts'
import { everyStep } from './tree.ts'

/**
 * What a simulation of these steps is told of an application: the fields that the conditions read and those that name
 * people, each of them optional. What the server works out from others is not told, but those others are.
 */
export function simulationFields({ fields, flow }: AnyResource, steps: readonly Step[]): Fields {
  const reckoned = flow?.approval?.reckons ?? {}
  const read = new Set(
    everyStep(steps)
      .flatMap(readBy)
      .flatMap((field) => reckoned[field] ?? [field]),
  )
  return Object.fromEntries(
    Object.entries<Field>(fields as Fields).flatMap(([name, field]) =>
      read.has(name) ? [[name, { ...field, presence: 'optional' as const }]] : [],
    ),
  )
}

function readBy(step: Step): readonly string[] {
  if (step.kind === 'branch')
    return step.branches.flatMap(({ when }) => comparisonsIn(when)).map(({ field }) => field)
  return sourcesOf(step).flatMap((source) => (source.kind === 'field' ? source.field : []))
}
