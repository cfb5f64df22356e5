import type { AnyResource } from '#domain/kernel/resource.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { isOwnAct } from './is-own-act.ts'
import { isWritten } from './may-write.ts'

/** Pixels for one, two and three acts beside one another. */
const widths = [72, 124, 172] as const
/** The same with an act that stands in sight. */
const awaiting = 212

/** Pixels of the column of what this person may do with a row: anyone who may only look gives no room away. `added` where the screen adds acts. */
export function useActionsWidth(resource: AnyResource, added = false): number {
  const { name, actions = {}, flow } = resource
  const may = usePermission()
  const has = (verb: string) => may(`${name}:${verb}`)
  const more = added || (has('remove') && isWritten(resource, 'remove')) || Object.keys(actions).some(has)
  const inSight = [
    ...Object.values(flow?.waiting ?? {}).map(({ act }) => act),
    ...Object.keys(actions).filter((name) => isOwnAct(actions[name] ?? {})),
  ]
  if (inSight.some((act) => act in actions && has(act))) return awaiting
  return widths[(has('update') && isWritten(resource, 'update') ? 1 : 0) + (more ? 1 : 0)] ?? 172
}
