import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { ProvinceTiles } from '#design-system/province-tiles/province-tiles.tsx'
import { affairsWall } from '#domain/system/wall/screens/affairs.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { onPanel } from '#workbench/home/wall/parts/on-panel.ts'
import { RankBars } from '#workbench/home/wall/parts/rank-bars.tsx'
import { SplitBar } from '#workbench/home/wall/parts/split-bar.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

const { figures: of } = affairsWall

/** The country in the middle, for a college is told by where its students come from; the day's numbers run along the top. */
const Affairs: Composition<'zhcpdatascreenone'> = ({ received }) => {
  const { t } = useTranslation()
  const figures = received.shown.figures
  const { students, away, beds, arrived, confirmed, leaves } = figures
  const people = t('人')
  return (
    <Stage code="zhcpdatascreenone" received={received} columns={20} rows={12}>
      <NumberTile of={of.students} value={students} unit={people} tone="accent" columns={4} rows={2} />
      <NumberTile of={of.away} value={away} unit={people} columns={4} rows={2} />
      <NumberTile of={of.beds} value={beds} unit={t('张')} columns={4} rows={2} />
      <NumberTile of={of.arrived} value={arrived} unit={people} columns={4} rows={2} />
      <NumberTile of={of.confirmed} value={confirmed} unit={people} columns={4} rows={2} />
      <WallPanel of={of.departments} columns={5} rows={6}>
        <RankBars label={t(of.departments.label)} items={figures.departments} unit={people} most={6} />
      </WallPanel>
      <WallPanel of={of.provinces} columns={10} rows={10}>
        <ProvinceTiles
          {...onPanel}
          title={t(of.provinces.label)}
          description={null}
          number={{ unit: people }}
          values={figures.provinces.flatMap(({ name, value }) =>
            /^\d\d$/.test(name) ? [{ code: `${name}0000`, value }] : [],
          )}
        />
      </WallPanel>
      <WallPanel of={of.political} columns={5} rows={6}>
        <SplitBar label={t(of.political.label)} parts={figures.political} unit={people} />
      </WallPanel>
      <WallPanel of={of.attendance} columns={5} rows={4}>
        <SplitBar label={t(of.attendance.label)} parts={figures.attendance} unit={people} />
      </WallPanel>
      <WallPanel of={of.leaves} columns={5} rows={4}>
        <BarChart
          {...onPanel}
          title={t(of.leaves.label)}
          categoryName={t('周')}
          categories={leaves.names.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)}
          series={leaves.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
    </Stage>
  )
}

export default Affairs
