import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { welcomeWall } from '#domain/system/wall/screens/welcome.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { onPanel } from '#workbench/home/wall/parts/on-panel.ts'
import { Progress } from '#workbench/home/wall/parts/progress.tsx'
import { ShareBars } from '#workbench/home/wall/parts/share-bars.tsx'
import { SplitBar } from '#workbench/home/wall/parts/split-bar.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

const { figures: of } = welcomeWall

/** How many have come is the one number of that day; beneath it how they came, hour by hour. */
const Welcome: Composition<'welcome'> = ({ received }) => {
  const { t } = useTranslation()
  const { year, expected, arrived, awaited, bedded, arrivalDay, hours, departments, verdicts, ways, goods } =
    received.shown.figures
  const people = t('人')
  return (
    <Stage code="welcome" received={received} columns={24} rows={12}>
      <Progress
        label={t(of.arrived.label)}
        part={arrived}
        whole={expected}
        unit={people}
        note={year ? t('{{year}} 级应到新生', { year }) : undefined}
        columns={18}
        rows={4}
      />
      <NumberTile of={of.awaited} value={awaited} unit={people} columns={3} rows={2} size="md" />
      <NumberTile of={of.bedded} value={bedded} unit={people} columns={3} rows={2} size="md" />
      <WallPanel of={of.ways} columns={6} rows={4}>
        <SplitBar label={t(of.ways.label)} parts={ways} unit={t('人次')} />
      </WallPanel>
      <WallPanel of={of.hours} extra={arrivalDay} columns={12} rows={5}>
        <BarChart
          {...onPanel}
          labelled
          title={t(of.hours.label)}
          categoryName={t('时间')}
          categories={hours.names.map((hour) => `${Number(hour)}:00`)}
          series={hours.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <WallPanel of={of.departments} columns={6} rows={8}>
        <ShareBars label={t(of.departments.label)} course={departments} />
      </WallPanel>
      <WallPanel of={of.verdicts} columns={6} rows={6}>
        <SplitBar label={t(of.verdicts.label)} parts={verdicts} unit={t('人次')} />
      </WallPanel>
      <WallPanel of={of.goods} columns={12} rows={3}>
        <ShareBars label={t(of.goods.label)} course={goods} tone="success" />
      </WallPanel>
    </Stage>
  )
}

export default Welcome
