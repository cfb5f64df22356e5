import { comparisonsIn } from '#domain/kernel/condition.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Step } from './definition.ts'
import { everyStep } from './tree.ts'

/**
 * What a simulation of these steps is told of an application: the fields that the conditions read, each of them optional.
 * What the server works out from others is not told, but those others are.
 */
export function simulationFields({ fields, flow }: AnyResource, steps: readonly Step[]): Fields {
  const reckoned = flow?.approval?.reckons ?? {}
  const read = new Set(
    everyStep(steps).flatMap((step) =>
      step.kind === 'branch'
        ? step.branches
            .flatMap(({ when }) => comparisonsIn(when))
            .flatMap(({ field }) => reckoned[field] ?? [field])
        : [],
    ),
  )
  return Object.fromEntries(
    Object.entries<Field>(fields as Fields).flatMap(([name, field]) =>
      read.has(name) ? [[name, { ...field, presence: 'optional' as const }]] : [],
    ),
  )
}
