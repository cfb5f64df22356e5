import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale } from '#design-system/text/text.tsx'
import { dormitoryWall } from '#domain/system/wall/screens/dormitory.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { HeatGrid } from '#workbench/home/wall/parts/heat-grid.tsx'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { onPanel } from '#workbench/home/wall/parts/on-panel.ts'
import { RankBars } from '#workbench/home/wall/parts/rank-bars.tsx'
import { ShareBars } from '#workbench/home/wall/parts/share-bars.tsx'
import { SignCourse } from '#workbench/home/wall/parts/sign-course.tsx'
import { SplitBar } from '#workbench/home/wall/parts/split-bar.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

const { figures: of } = dormitoryWall

/** The houses stand side by side as they do outside, floor above floor; how full they are is seen before a number is read. */
const Dormitory: Composition<'dormBigScreen'> = ({ received }) => {
  const { t } = useTranslation()
  const { beds, taken, free, states, campuses, floors, abnormal, open, passes, passDay } =
    received.shown.figures
  const { mending, late, mended, repairs, signNight, signRate, signs, signNights } = received.shown.figures
  const rate = beds ? (taken ?? 0) / beds : 0
  const bed = t('张')
  return (
    <Stage code="dormBigScreen" received={received} columns={24} rows={12}>
      <NumberTile
        of={of.taken}
        value={taken}
        unit={bed}
        tone="accent"
        note={t('占 {{rate}}%', { rate: (rate * 100).toFixed(1) })}
        columns={5}
        rows={2}
      />
      <NumberTile
        of={of.free}
        value={free}
        unit={bed}
        note={t('共 {{count}} 张', { count: beds ?? 0 })}
        columns={5}
        rows={2}
      />
      <NumberTile of={of.signRate} value={signRate} unit="%" digits={1} columns={4} rows={2} />
      <NumberTile
        of={of.open}
        value={open}
        unit={t('起')}
        tone={open ? 'warning' : 'plain'}
        columns={3}
        rows={2}
      />
      <NumberTile
        of={of.mending}
        value={mending}
        unit={t('单')}
        note={t('本周完工 {{count}} 单', { count: mended ?? 0 })}
        columns={4}
        rows={2}
      />
      <NumberTile
        of={of.late}
        value={late}
        unit={t('单')}
        tone={late ? 'warning' : 'plain'}
        columns={3}
        rows={2}
      />
      <WallPanel of={of.floors} extra="%" columns={24} rows={6}>
        <HeatGrid
          label={t(of.floors.label)}
          grid={floors}
          full={100}
          rowOf={(floor) => t('{{floor}} 层', { floor })}
          foot={{
            label: t(of.signRate.label),
            values: signs.series[0]?.values ?? [],
            format: numberFormat(useLocale(), { unit: '%', digits: 1 }),
          }}
        />
      </WallPanel>
      <WallPanel of={of.campuses} columns={5} rows={4}>
        <ShareBars label={t(of.campuses.label)} course={campuses} />
      </WallPanel>
      <WallPanel of={of.passes} extra={passDay} columns={5} rows={4}>
        <BarChart
          {...onPanel}
          title={t(of.passes.label)}
          number={{ unit: t('人次') }}
          categoryName={t('时间')}
          categories={passes.names.map((hour) => `${Number(hour)}:00`)}
          series={passes.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <WallPanel of={of.signNights} extra={signNight} columns={5} rows={4}>
        <SignCourse of={of.signNights} course={signNights} />
      </WallPanel>
      {abnormal.length > 0 ? (
        <WallPanel of={of.abnormal} columns={5} rows={4}>
          <RankBars label={t(of.abnormal.label)} items={abnormal} unit={t('起')} most={4} />
        </WallPanel>
      ) : (
        <WallPanel of={of.states} columns={5} rows={4}>
          <SplitBar label={t(of.states.label)} parts={states} unit={bed} />
        </WallPanel>
      )}
      <WallPanel of={of.repairs} columns={4} rows={4}>
        <RankBars label={t(of.repairs.label)} items={repairs} unit={t('单')} most={4} />
      </WallPanel>
    </Stage>
  )
}

export default Dormitory
