import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { Select } from '#design-system/select/select.tsx'
import { verdicts } from '#domain/claim/verdict.ts'
import type { HourLine } from '#domain/claim/verify-figures.ts'
import { toneOf } from '#domain/kernel/dictionary.ts'
import { cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { daysIn, passesByHour, tapsByVerdict } from './figures.ts'

const everyDay = 'all'

interface DayFiguresProps {
  readonly hours: readonly HourLine[]
  readonly loading: boolean
}

/** When people were let in, and what else the desks said; of the last day unless another is chosen. */
export function DayFigures({ hours, loading }: DayFiguresProps) {
  const { t } = useTranslation()
  const days = daysIn(hours)
  const [chosen, choose] = useState<string | null>(null)
  const shown = chosen ?? days[0] ?? everyDay
  const day = shown === everyDay ? null : shown
  const byHour = passesByHour(hours, day)
  const byVerdict = tapsByVerdict(hours, day)
  const options = [
    ...days.map((value) => ({ value, label: value })),
    { value: everyDay, label: t('全部日期') },
  ]
  return (
    <Card
      title={t('现场核验')}
      extra={<Select label={t('日期')} options={options} value={shown} onChange={choose} />}
    >
      {!loading && days.length === 0 ? (
        <Empty title={t('还没有核验记录')} description={t('核验台放行第一名新生后，这里按小时显示人数。')} />
      ) : (
        <div className={pair()}>
          <BarChart
            title={t('每小时放行人数')}
            categories={byHour.map(({ hour }) => `${String(hour).padStart(2, '0')}:00`)}
            series={[
              {
                name: t('放行人数'),
                values: byHour.map(({ passed }) => passed),
                tone: toneOf(verdicts, 'pass'),
              },
            ]}
            loading={loading}
          />
          <RingChart
            title={t('核验结论次数')}
            parts={byVerdict.map(({ verdict, taps }) => ({
              name: codeName(t, verdicts, verdict),
              value: taps,
              tone: toneOf(verdicts, verdict),
            }))}
            legend
            loading={loading}
          />
        </div>
      )}
    </Card>
  )
}

const pair = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 2fr) minmax(0, 1fr)]' },
  },
})
