import type {
  GoodsAct,
  GoodsCounts,
  GoodsDesk,
  GoodsStudent,
  GoodsWho,
  PickingList,
} from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { http } from '#workbench/http/http.ts'

export const findStudents = (kind: GoodsKind, who: GoodsWho) =>
  http<readonly GoodsStudent[]>('claim/goods/find', { method: 'POST', body: { kind, who }, quiet: true })

export const deskQuery = (kind: GoodsKind, id: string | null) => ({
  queryKey: ['claim.goods-order', 'desk', kind, id],
  queryFn: () => http<GoodsDesk>('claim/goods/desk', { query: { kind, id }, quiet: true }),
  enabled: id !== null,
})

export const sendAct = (asked: GoodsAct) =>
  http<GoodsDesk>('claim/goods/act', { method: 'POST', body: asked, quiet: true })

export const sendUndo = (eventId: string) =>
  http<GoodsDesk>('claim/goods/undo', { method: 'POST', body: { eventId }, quiet: true })

export const countsQuery = (kind: GoodsKind, by: string) => ({
  queryKey: ['claim.goods-order', 'counts', kind, by],
  queryFn: () => http<GoodsCounts>('claim/goods/counts', { query: { kind, by }, quiet: true }),
})

export const getPicking = (kind: GoodsKind, classId: string) =>
  http<PickingList>('claim/goods/picking', { query: { kind, classId } })
