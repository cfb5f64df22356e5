import { useTranslation } from 'react-i18next'
import type { GoodsCounts } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { outstandingOf, totalsOf } from './counts.ts'

/** The figures as a file or a sheet of paper holds them, all places together at the end. */
export function useCountRows(kind: GoodsKind, placeLabel: string, counts: GoodsCounts | undefined) {
  const { t } = useTranslation()
  const key = kind === 'key'
  const heads = [
    placeLabel,
    t('学生'),
    t('已购买'),
    t('已缴费'),
    t('已领取'),
    t('待领取'),
    ...(key ? [t('已挂失')] : []),
    t('已退还'),
  ]
  const places = counts?.places ?? []
  const lines = [
    ...places.map((place) => ({ ...place, name: place.place ?? t('未分配') })),
    { ...totalsOf(places), name: t('合计') },
  ]
  const rows = lines.map((line) => [
    line.name,
    line.students,
    line.bought,
    line.paid,
    line.received,
    outstandingOf(line),
    ...(key ? [line.lost] : []),
    line.refunded,
  ])
  return { heads, rows }
}
