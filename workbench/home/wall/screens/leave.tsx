import { AreaChart } from '#design-system/area-chart/area-chart.tsx'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { leaveWall } from '#domain/system/wall/screens/leave.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { onPanel } from '#workbench/home/wall/parts/on-panel.ts'
import { RankBars } from '#workbench/home/wall/parts/rank-bars.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

const { figures: of } = leaveWall

/** Who is away now stands at the left, thirty days beside it; what they are made of lies below. */
const Leave: Composition<'leavedatascreenone'> = ({ received }) => {
  const { t } = useTranslation()
  const figures = received.shown.figures
  const { away, overdue, reviewing, weekTimes, termTimes, termLessons, daily, weekdays } = figures
  const [people, times] = [t('人'), t('人次')]
  return (
    <Stage code="leavedatascreenone" received={received} columns={24} rows={12}>
      <NumberTile of={of.away} value={away} unit={people} tone="accent" size="hero" columns={6} rows={4} />
      <WallPanel of={of.daily} columns={18} rows={6}>
        <AreaChart
          {...onPanel}
          title={t(of.daily.label)}
          number={{ unit: times }}
          categoryName={t('日期')}
          categories={daily.names.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)}
          series={daily.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <NumberTile
        of={of.overdue}
        value={overdue}
        unit={people}
        tone={overdue ? 'danger' : 'plain'}
        size="md"
        columns={3}
        rows={2}
      />
      <NumberTile of={of.reviewing} value={reviewing} unit={t('件')} size="md" columns={3} rows={2} />
      <NumberTile of={of.weekTimes} value={weekTimes} unit={times} size="md" columns={6} rows={2} />
      <WallPanel of={of.types} columns={6} rows={6}>
        <RankBars label={t(of.types.label)} items={figures.types} unit={times} most={7} />
      </WallPanel>
      <WallPanel of={of.departments} columns={6} rows={6}>
        <RankBars label={t(of.departments.label)} items={figures.departments} unit={times} most={7} />
      </WallPanel>
      <WallPanel of={of.weekdays} columns={6} rows={6}>
        <BarChart
          {...onPanel}
          labelled
          title={t(of.weekdays.label)}
          categoryName={t('星期')}
          categories={weekdays.names.map((day) => t(day))}
          series={weekdays.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <NumberTile of={of.termTimes} value={termTimes} unit={times} size="md" columns={6} rows={2} />
      <NumberTile of={of.termLessons} value={termLessons} unit={t('学时')} size="md" columns={6} rows={2} />
    </Stage>
  )
}

export default Leave
