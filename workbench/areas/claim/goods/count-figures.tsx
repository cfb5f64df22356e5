import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import type { GoodsCount } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { cva } from '#styled-system/css/index.js'
import { outstandingOf, totalsOf } from './counts.ts'

interface CountFiguresProps {
  readonly kind: GoodsKind
  readonly places: readonly GoodsCount[] | undefined
}

const percent = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : null)

/** All places together. */
export function CountFigures({ kind, places }: CountFiguresProps) {
  const { t } = useTranslation()
  const totals = totalsOf(places ?? [])
  const loading = !places
  return (
    <Card>
      <div className={figures()}>
        <Stat label={t('学生')} value={totals.students} unit={t('人')} loading={loading} />
        <Stat
          label={kind === 'key' ? t('已登记') : t('已购买')}
          value={totals.bought}
          unit={t('人')}
          loading={loading}
        />
        <Stat label={t('已领取')} value={totals.received} unit={t('人')} loading={loading} />
        <Stat label={t('待领取')} value={outstandingOf(totals)} unit={t('人')} loading={loading} />
        <Stat
          label={t('领取率')}
          value={percent(totals.received, totals.bought)}
          unit="%"
          digits={1}
          loading={loading}
        />
      </div>
    </Card>
  )
}

const figures = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(5, minmax(0, 1fr))]' },
  },
})
