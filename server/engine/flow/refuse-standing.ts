import { whyStanding } from '#domain/kernel/flow.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** An application is decided on as it was handed in, and what was published stands as it was read. */
export function refuseStanding(resource: AnyResource, row: object): void {
  const message = whyStanding(resource, row)
  if (message) refuse({ type: 'conflict', message })
}
