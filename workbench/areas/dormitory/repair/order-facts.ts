import type { TFunction } from 'i18next'
import type { DescriptionItem } from '#design-system/descriptions/descriptions.tsx'
import type { repairOrder } from '#domain/dormitory/repair/order.ts'
import { visitSlots } from '#domain/dormitory/repair/words.ts'
import type { PageRow } from '#domain/kernel/infer.ts'
import { codeName } from '#workbench/language/code-name.ts'

export type OrderRow = PageRow<typeof repairOrder>

const minute = (moment: string | null) => moment?.slice(0, 16) ?? null

function visitOf(t: TFunction, { visitOn, visitSlot, mayEnter }: OrderRow) {
  const parts = [visitOn, visitSlot && codeName(t, visitSlots, visitSlot), mayEnter && t('无人时可以进入')]
  return parts.filter(Boolean).join(t('，')) || null
}

function ratedOf(t: TFunction, { rating, comment }: OrderRow) {
  if (rating === null) return null
  return [t('{{count}} 分', { count: rating }), comment].filter(Boolean).join(t('，'))
}

/** What there is to say of an order now, the next deadline first: what is empty is left out. */
export function factsOf(t: TFunction, row: OrderRow): readonly DescriptionItem[] {
  const done = row.finishedAt !== null
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('接单期限'), row.state === 'dispatched' ? minute(row.acceptBy) : null],
    [t('完工期限'), done ? null : minute(row.dueAt)],
    [t('完工时间'), minute(row.finishedAt)],
    [t('返修期限'), done && row.state !== 'closed' ? minute(row.closeBy) : null],
    [t('维修工'), row.labels.workerId],
    [t('具体位置'), row.place],
    [t('上门时间'), visitOf(t, row)],
    [t('联系电话'), row.phone],
    [t('延期至'), row.state === 'delayed' ? minute(row.delayUntil) : null],
    [t('延期原因'), row.state === 'delayed' ? row.delayReason : null],
    [t('退回原因'), done ? null : row.reason],
    [t('返修原因'), row.reopenReason],
    [t('维修结果'), row.result],
    [t('使用材料'), row.materials],
    [t('评价'), ratedOf(t, row)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
