import type { CountPlace, GoodsCount, SizeCount } from '#domain/claim/goods/desk-calls.ts'

const figures = ['students', 'bought', 'paid', 'received', 'lost', 'refunded'] as const
type Totals = Readonly<Record<(typeof figures)[number], number>>

/** All places together. */
export const totalsOf = (places: readonly GoodsCount[]): Totals =>
  Object.fromEntries(
    figures.map((name) => [name, places.reduce((sum, place) => sum + place[name], 0)]),
  ) as unknown as Totals

/** What was bought and is still to be handed over. */
export const outstandingOf = ({ bought, received }: Pick<GoodsCount, 'bought' | 'received'>) =>
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

/** By which filter of the list the students of such a place are found. */
export const filterOf = {
  class: 'classId',
  college: 'departmentId',
  major: 'majorId',
} as const satisfies Record<CountPlace, string>
