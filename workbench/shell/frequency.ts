import { isObject, local } from '#workbench/http/storage/storage.ts'

/** How often a menu was opened on this machine, and when last, in milliseconds of the browser's clock. */
interface Use {
  readonly times: number
  readonly last: number
}
type Uses = Readonly<Record<string, Use>>

/** Menus that are remembered; the longest unused is forgotten first. */
const mostKept = 200

const isUse = (value: unknown): value is Use =>
  isObject(value) && Number.isFinite(value.times) && Number.isFinite(value.last)

/** What is kept under `frequency` (specification, section 3); whatever is not a use is left out. */
export const readUses = (): Uses =>
  Object.fromEntries(
    Object.entries(local.read('frequency', isObject) ?? {}).filter(([, use]) => isUse(use)),
  ) as Uses

export function countUse(menuId: string, now: () => number = Date.now) {
  const uses = readUses()
  const counted = { ...uses, [menuId]: { times: (uses[menuId]?.times ?? 0) + 1, last: now() } }
  local.write('frequency', Object.fromEntries(latestFirst(counted).slice(0, mostKept)))
}

/** Ids of the menus that were opened last, the latest first. */
export const lastUsed = (most: number): readonly string[] =>
  latestFirst(readUses())
    .slice(0, most)
    .map(([id]) => id)

const latestFirst = (uses: Uses) => Object.entries(uses).sort(([, one], [, other]) => other.last - one.last)
