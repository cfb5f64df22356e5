import type { AnyResource } from '#domain/kernel/resource.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

/** Pixels for one, two and three acts beside one another. */
const widths = [72, 124, 172] as const

/** Pixels of the column of what this person may do with a row: anyone who may only look gives no room away. */
export function useActionsWidth({ name, actions = {} }: AnyResource): number {
  const may = usePermission()
  const has = (verb: string) => may(`${name}:${verb}`)
  const more = has('remove') || Object.keys(actions).some(has)
  return widths[(has('update') ? 1 : 0) + (more ? 1 : 0)] ?? 172
}
