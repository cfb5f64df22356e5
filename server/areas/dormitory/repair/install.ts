import { repairType } from '#domain/dormitory/repair/type.ts'
import { repairUrgency } from '#domain/dormitory/repair/urgency.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'

interface Kind {
  readonly code: string
  readonly name: string
  readonly note?: string
}

/** Trades, and what each mends. */
const kinds: readonly (Kind & { readonly reopenDays: number; readonly under: readonly Kind[] })[] = [
  {
    ...{ code: 'water', name: '给排水', note: '漏水时请先关闭水阀', reopenDays: 15 },
    under: [
      { code: 'tap', name: '水龙头' },
      { code: 'drain', name: '下水堵塞' },
      { code: 'toilet', name: '卫浴设施' },
      { code: 'heater', name: '热水器', note: '请先查看余额和插座指示灯' },
    ],
  },
  {
    ...{ code: 'power', name: '电气', note: '请勿自行拆卸带电设备', reopenDays: 15 },
    under: [
      { code: 'light', name: '照明' },
      { code: 'socket', name: '插座开关', note: '请先检查空气开关是否跳闸' },
      { code: 'fan', name: '风扇' },
      { code: 'air', name: '空调', note: '请先检查遥控器电池和滤网' },
    ],
  },
  {
    ...{ code: 'wood', name: '木工门窗', reopenDays: 30 },
    under: [
      { code: 'lock', name: '门锁' },
      { code: 'door', name: '门窗' },
      { code: 'bed', name: '床柜桌椅' },
    ],
  },
  {
    ...{ code: 'network', name: '网络', note: '请先重启路由器', reopenDays: 7 },
    under: [
      { code: 'port', name: '网口与线路' },
      { code: 'wifi', name: '无线网络' },
    ],
  },
  {
    ...{ code: 'public', name: '公共设施', reopenDays: 7 },
    under: [
      { code: 'corridor', name: '楼道公共区' },
      { code: 'laundry', name: '洗衣房与开水房' },
    ],
  },
]

const urgencies = [
  {
    code: 'urgent',
    name: '紧急',
    respondHours: 1,
    finishHours: 2,
    note: '漏水、断电、门锁打不开等影响安全的故障',
  },
  { code: 'soon', name: '较急', respondHours: 4, finishHours: 8, note: '影响正常生活，可以等到当天' },
  { code: 'normal', name: '一般', respondHours: 8, finishHours: 48, note: '不影响使用的小故障' },
] as const

/** The kinds and urgencies that a college begins with; one that has some keeps its own. */
export async function installRepair(db: Database, tenantId: string): Promise<void> {
  if (await table(repairType, db, tenantId).exists({})) return
  const types = kinds.flatMap(({ under, reopenDays, ...kind }, at) => {
    const id = newId()
    const of = { note: null, reopenDays, enabled: true }
    return [
      { ...of, ...kind, id, parentId: null, sort: at + 1 },
      ...under.map((each, index) => ({
        ...of,
        ...each,
        id: newId(),
        parentId: id,
        sort: (at + 1) * 10 + index,
      })),
    ]
  })
  await insertRows(db, repairType, tenantId, types)
  await insertRows(
    db,
    repairUrgency,
    tenantId,
    urgencies.map((each, at) => ({ ...each, id: newId(), sort: at + 1, enabled: true })),
  )
}
