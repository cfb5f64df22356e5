import type { Group } from '#domain/kernel/area.ts'
import { browse, config, custom, figures, list, manage, type Screen } from '#domain/kernel/screen.ts'
import { goodsItem } from './item.ts'
import { dormKey } from './key.ts'
import { type GoodsKind, goodsKinds, type Ware } from './kinds.ts'
import { goodsOrder } from './order.ts'
import { beddingParameter, keyParameter, militaryParameter, parameters } from './parameter.ts'
import { goodsSet } from './set.ts'
import { goodsSize } from './size.ts'
import { goodsStats } from './stats.ts'

const both = (verbs: readonly string[]) => ({ admin: verbs, verifier: verbs })

const parameterScreen = (kind: GoodsKind) =>
  config(parameters[kind], 'sliders-horizontal', both(['view', 'update']))

/** The desk of one kind, and its figures. */
const deskScreens = (kind: GoodsKind): Screen[] => [
  custom(goodsOrder, 'clipboard-list', both(['view', 'export', 'pay', 'receive', 'refund']), {
    path: `claim/${kind}-record`,
    title: `${goodsKinds.labels[kind]}购买与领取`,
  }),
  ...Object.values(goodsStats[kind]).map((stats) => figures(stats, 'chart-column', both(browse))),
]

/** Bedding and clothing are the same things of two kinds: each kind has its own screens on them. */
const wareScreens = (kind: Ware): Screen[] => {
  const of = (part: string, title: string) => ({
    path: `claim/${kind}-${part}` as const,
    title: `${goodsKinds.labels[kind]}${title}`,
    where: { kind },
  })
  return [
    parameterScreen(kind),
    list(goodsItem, 'book-key', both(manage), of('code', '编码')),
    list(goodsSet, 'layers', both(manage), of('set', '套装')),
    list(goodsSize, 'scale', both(manage), of('size', '尺码')),
    ...deskScreens(kind),
  ]
}

export const goodsScreens: readonly Screen[] = [
  ...wareScreens('bedding'),
  ...wareScreens('military'),
  parameterScreen('key'),
  list(dormKey, 'key-round', both(manage), { path: 'claim/key-code', title: '宿舍钥匙编码' }),
  ...deskScreens('key'),
]

/** Each kind has a group of its own. */
export const goodsGroups: readonly Group[] = Object.entries({
  bedding: 'bed',
  military: 'layers',
  key: 'key-round',
} as const satisfies Record<GoodsKind, string>).map(([kind, icon]) => ({
  code: kind,
  title: goodsKinds.labels[kind as GoodsKind],
  icon,
  screens: goodsScreens.flatMap(({ path }) => (path.startsWith(`claim/${kind}-`) ? path : [])),
}))

export const goodsResources = [
  goodsSize,
  goodsItem,
  goodsSet,
  dormKey,
  beddingParameter,
  militaryParameter,
  keyParameter,
  goodsOrder,
]
