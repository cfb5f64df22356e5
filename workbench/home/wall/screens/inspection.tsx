import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { inspectionWall } from '#domain/system/wall/screens/inspection.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { onPanel } from '#workbench/home/wall/parts/on-panel.ts'
import { RankBars } from '#workbench/home/wall/parts/rank-bars.tsx'
import { ShareBars } from '#workbench/home/wall/parts/share-bars.tsx'
import { SignCourse } from '#workbench/home/wall/parts/sign-course.tsx'
import { SplitBar } from '#workbench/home/wall/parts/split-bar.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

const { figures: of } = inspectionWall

/** One night: who is home is a ring in the middle, how they came home a line beneath it. */
const Inspection: Composition<'dormInspect'> = ({ received }) => {
  const { t } = useTranslation()
  const { night, inside, outside, late, houses, returns, nights, kinds, handling } = received.shown.figures
  const { signNight, signRate, signs, signNights } = received.shown.figures
  const people = t('人')
  return (
    <Stage code="dormInspect" received={received} columns={24} rows={12}>
      <WallPanel of={of.houses} extra={night} columns={6} rows={7}>
        <ShareBars label={t(of.houses.label)} course={houses} tone="success" />
      </WallPanel>
      <WallPanel of={of.known} extra={night} columns={8} rows={7}>
        <RingChart
          {...onPanel}
          legend={false}
          title={t(of.known.label)}
          number={{ unit: people }}
          centreLabel={t(of.known.label)}
          parts={[
            { name: t(of.inside.label), value: inside ?? 0, tone: 'success' },
            { name: t(of.outside.label), value: outside ?? 0, tone: 'danger' },
          ]}
        />
      </WallPanel>
      <NumberTile of={of.signRate} value={signRate} unit="%" digits={1} tone="accent" columns={4} rows={4} />
      <WallPanel of={of.signs} extra={signNight} columns={6} rows={7}>
        <RankBars label={t(of.signs.label)} items={signs} unit="%" digits={1} full={100} />
      </WallPanel>
      <NumberTile
        of={of.late}
        value={late}
        unit={people}
        tone={late ? 'warning' : 'plain'}
        columns={4}
        rows={3}
      />
      <WallPanel of={of.returns} columns={6} rows={5}>
        <LineChart
          {...onPanel}
          title={t(of.returns.label)}
          number={{ unit: people }}
          categoryName={t('时间')}
          categories={returns.names.map((hour) => `${Number(hour)}:00`)}
          series={returns.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <WallPanel of={of.nights} columns={5} rows={5}>
        <BarChart
          {...onPanel}
          stacked="sum"
          title={t(of.nights.label)}
          categoryName={t('日期')}
          categories={nights.names.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)}
          series={nights.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <WallPanel of={of.signNights} columns={5} rows={5}>
        <SignCourse of={of.signNights} course={signNights} />
      </WallPanel>
      <WallPanel of={of.kinds} columns={4} rows={5}>
        <RankBars label={t(of.kinds.label)} items={kinds} unit={t('起')} most={5} />
      </WallPanel>
      <WallPanel of={of.handling} columns={4} rows={5}>
        <SplitBar label={t(of.handling.label)} parts={handling} unit={t('起')} />
      </WallPanel>
    </Stage>
  )
}

export default Inspection
