import type { CountPlace, GoodsCount, SizeCount } from '#domain/claim/goods/desk-calls.ts'

export const placeNames = { class: '班级', college: '学院', major: '专业' } as const satisfies Record<
  CountPlace,
  string
>

/** Of this year's students of one place, or of all (`undefined`): how many there are, and how many have yet to buy. */
export function studentsIn(places: readonly GoodsCount[], placeId?: string) {
  const own = places.filter((place) => placeId === undefined || place.placeId === placeId)
  const students = own.reduce((sum, place) => sum + place.students, 0)
  return { students, waiting: students - own.reduce((sum, place) => sum + place.bought, 0) }
}

/** What was bought and is still to be handed over. */
export const outstandingOf = ({ bought, received }: Pick<SizeCount, 'bought' | 'received'>) =>
  bought - received

/** Pieces by item and size, of one place or of all (`undefined`), in the order of the size table. */
export function piecesOf(sizes: readonly SizeCount[], placeId?: string | null): Omit<SizeCount, 'placeId'>[] {
  const sums = new Map<string, Omit<SizeCount, 'placeId'>>()
  for (const { placeId: at, item, size, bought, received } of sizes) {
    if (placeId !== undefined && at !== placeId) continue
    const key = `${item}\n${size ?? ''}`
    const known = sums.get(key)
    sums.set(key, {
      item,
      size,
      bought: (known?.bought ?? 0) + bought,
      received: (known?.received ?? 0) + received,
    })
  }
  return [...sums.values()]
}
