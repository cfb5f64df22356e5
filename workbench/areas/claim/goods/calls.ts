import { goodsCalls } from '#domain/claim/goods/calls.ts'
import type { CountPlace, GoodsAct, GoodsWho } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { ask } from '#workbench/http/ask.ts'

const quiet = { quiet: true }

export const findStudents = (kind: GoodsKind, who: GoodsWho) => ask(goodsCalls.find, { kind, who }, quiet)

/** Whom a name that is being typed may mean; asked anew each time, for standings change. */
export const namedQuery = (kind: GoodsKind, name: string) => ({
  queryKey: ['claim.goods-order', 'named', kind, name],
  queryFn: () => findStudents(kind, { name }),
  enabled: name !== '',
  gcTime: 0,
})

export const deskQuery = (kind: GoodsKind, id: string | null) => ({
  queryKey: ['claim.goods-order', 'desk', kind, id],
  queryFn: () => ask(goodsCalls.desk, { kind, id: id ?? '' }, quiet),
  enabled: id !== null,
})

export const sendAct = (act: GoodsAct) => ask(goodsCalls.act, act, quiet)

export const sendUndo = (eventId: string) => ask(goodsCalls.undo, { eventId }, quiet)

export const countsQuery = (kind: GoodsKind, by: CountPlace) => ({
  queryKey: ['claim.goods-order', 'counts', kind, by],
  queryFn: () => ask(goodsCalls.counts, { kind, by }, quiet),
})

export const getPicking = (kind: GoodsKind, classId: string) => ask(goodsCalls.picking, { kind, classId })
