import type { goodsItem } from '#domain/claim/goods/item.ts'
import type { Ware } from '#domain/claim/goods/kinds.ts'
import type { goodsSize } from '#domain/claim/goods/size.ts'
import type { Yuan } from '#domain/kernel/money.ts'
import type { Made } from '#server/core/database/made.ts'

type Size = Omit<Made<typeof goodsSize>, 'id'>
type Item = Omit<Made<typeof goodsItem>, 'id' | 'enabled' | 'kind'>

/** The sizes of clothes as the trade numbers them, with the bodies they are cut for. */
const clothing = [155, 160, 165, 170, 175, 180, 185, 190, 195].map(
  (height, place): Size => ({
    kind: 'military',
    measure: 'clothing',
    code: String(height),
    place,
    heightFrom: height - 2,
    heightTo: height + 2,
    weightFrom: 38 + place * 5,
    weightTo: 48 + place * 7,
    chestFrom: 78 + place * 3,
    chestTo: 84 + place * 4,
  }),
)
const shoes = Array.from(
  { length: 12 },
  (_, at): Size => ({ kind: 'military', measure: 'shoes', code: String(35 + at), place: at }),
)
const hats = ['55', '56', '57', '58', '59', '60'].map(
  (code, place): Size => ({ kind: 'military', measure: 'hat', code, place }),
)
const beds = ['0.9×2.0 米', '1.2×2.0 米'].map(
  (code, place): Size => ({ kind: 'bedding', measure: 'bed', code, place }),
)

export const sizes: readonly Size[] = [...clothing, ...shoes, ...hats, ...beds]

const item = (
  code: string,
  name: string,
  unit: string,
  price: Yuan,
  measure: Item['measure'] = 'none',
): Item => ({
  code,
  name,
  unit,
  price,
  measure,
})

export const items: Readonly<Record<Ware, readonly Item[]>> = {
  bedding: [
    item('CP01', '棉被', '床', '118.00', 'bed'),
    item('CP02', '褥子', '床', '62.00', 'bed'),
    item('CP03', '被套床单枕套', '套', '79.50', 'bed'),
    item('CP04', '枕头', '个', '22.50'),
    item('CP05', '蚊帐', '顶', '45.00'),
    item('CP06', '凉席', '床', '38.00', 'bed'),
  ],
  military: [
    item('JX01', '作训服上衣', '件', '66.00', 'clothing'),
    item('JX02', '作训服裤子', '条', '54.00', 'clothing'),
    item('JX03', '作训帽', '顶', '12.00', 'hat'),
    item('JX04', '作训鞋', '双', '39.80', 'shoes'),
    item('JX05', '腰带', '条', '8.50'),
    item('JX06', '短袖圆领衫', '件', '19.90', 'clothing'),
  ],
}

interface DemoSet {
  readonly kind: Ware
  readonly code: string
  readonly name: string
  readonly price: Yuan
  /** Codes of items; of those in `optional` only who wants them takes one. */
  readonly holds: readonly string[]
  readonly optional: readonly string[]
}

export const sets: readonly DemoSet[] = [
  {
    kind: 'bedding',
    code: 'TZ-CP-A',
    name: '全套四件',
    price: '268.00',
    holds: ['CP01', 'CP02', 'CP03', 'CP04'],
    optional: ['CP05', 'CP06'],
  },
  {
    kind: 'bedding',
    code: 'TZ-CP-B',
    name: '基础两件',
    price: '98.00',
    holds: ['CP03', 'CP04'],
    optional: ['CP05', 'CP06'],
  },
  {
    kind: 'military',
    code: 'TZ-JX',
    name: '作训服全套',
    price: '168.00',
    holds: ['JX01', 'JX02', 'JX03', 'JX04', 'JX05'],
    optional: ['JX06'],
  },
]
