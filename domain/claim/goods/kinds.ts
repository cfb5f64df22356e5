import { closed } from '#domain/kernel/dictionary.ts'

/** What the goods desks hand out: one way of buying, receiving and giving back for all three. */
export const goodsKinds = closed('claim.goods-kind', '物资种类', {
  bedding: '床上用品',
  military: '军训服装',
  key: '宿舍钥匙',
})
export type GoodsKind = keyof typeof goodsKinds.labels

/** What is bought in sets, with sizes and a stock. */
export const wares = ['bedding', 'military'] as const satisfies readonly GoodsKind[]
export type Ware = (typeof wares)[number]

/** By which of its table's sizes something comes. */
export const measures = closed('claim.goods-measure', '尺码类型', {
  none: '不分尺码',
  clothing: '服装',
  shoes: '鞋',
  hat: '帽',
  bed: '床铺规格',
})
