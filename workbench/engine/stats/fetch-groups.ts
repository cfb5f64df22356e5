import { stepOf } from '#domain/kernel/path.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import { declared } from '#workbench/portal/declared/declared.ts'

/** Fetches the areas along a path. */
async function fetchPath(of: AnyResource, path: string): Promise<void> {
  const step = stepOf(of, path)
  if (typeof step === 'string') return
  const next = await declared(step.to)
  if (next) await fetchPath(next, step.rest)
}

/** Fetches what the groups lead through: one behind a reference is called what the field at its end is. */
export const fetchGroups = ({ of, by }: Stats) => Promise.all(by.map((group) => fetchPath(of, group)))
