import { Refused } from '#domain/kernel/refusal.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { refuseStanding } from '#server/engine/flow/refuse-standing.ts'
import type { Change, Ready } from './change.ts'
import { writableFor } from './field-visibility.ts'
import { missingReferences } from './references.ts'
import { validateWrite } from './validate-write.ts'

interface How {
  /** Of one row: it throws why it is refused. */
  readonly alone?: boolean
  /** What the roles say of the fields is not asked. */
  readonly anyField?: boolean
}

/**
 * Everything that writes must pass before they touch their table, each by itself: what is refused, is refused in its
 * place. What their fields allow and what they point at is looked up for all together.
 */
export async function validateChanges(
  served: Served,
  unit: Unit,
  changes: readonly Change[],
  { alone, anyField }: How,
): Promise<readonly (Ready | Refused)[]> {
  const { resource } = served
  const writable = anyField ? () => {} : await writableFor(unit.db, unit.actor, resource)
  const missing = await missingReferences(
    resource,
    changes.map(({ input }) => input),
    unit,
  )
  const checked: (Ready | Refused)[] = []
  for (const change of changes) {
    try {
      if (change.current && !anyField) refuseStanding(resource, change.current)
      writable(change.input, change.current ? 'update' : 'add')
      const next = await validateWrite(served, change, unit, missing)
      checked.push({ ...change, next: { ...next, ...change.beside } })
    } catch (error) {
      if (alone || !(error instanceof Refused)) throw error
      checked.push(error)
    }
  }
  return checked
}
