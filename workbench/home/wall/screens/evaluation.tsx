import { RadarChart } from '#design-system/radar-chart/radar-chart.tsx'
import { evaluationWall } from '#domain/system/wall/screens/evaluation.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { HeatGrid } from '#workbench/home/wall/parts/heat-grid.tsx'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { onPanel } from '#workbench/home/wall/parts/on-panel.ts'
import { RankBars } from '#workbench/home/wall/parts/rank-bars.tsx'
import { SplitBar } from '#workbench/home/wall/parts/split-bar.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

const { figures: of } = evaluationWall

/** In the middle how each college and grade stands; on its left how good that is, on its right of what it is made. */
const Evaluation: Composition<'zhcpdatascreentwo'> = ({ received }) => {
  const { t } = useTranslation()
  const { batch, students, total, change, aboveRate, dimensions, levels, range } = received.shown.figures
  const { majors, pluses, minuses } = received.shown.figures
  return (
    <Stage code="zhcpdatascreentwo" received={received} columns={24} rows={12}>
      <NumberTile
        of={of.total}
        value={total}
        digits={1}
        tone="accent"
        size="hero"
        note={
          change
            ? t('比上学期 {{change}}', { change: `${change < 0 ? '−' : '+'}${Math.abs(change)}` })
            : undefined
        }
        columns={6}
        rows={4}
      />
      <WallPanel of={of.range} extra={batch} columns={10} rows={7}>
        <HeatGrid
          label={t(of.range.label)}
          grid={range}
          digits={1}
          full={100}
          columnOf={(grade) => t('{{grade}}级', { grade })}
        />
      </WallPanel>
      <WallPanel of={of.dimensions} columns={8} rows={7}>
        <RadarChart
          {...onPanel}
          title={t(of.dimensions.label)}
          number={{ digits: 1 }}
          axes={dimensions.names.map((name) => ({ name: t(name), max: 100 }))}
          series={dimensions.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <NumberTile of={of.students} value={students} unit={t('人')} size="md" columns={3} rows={3} />
      <NumberTile of={of.aboveRate} value={aboveRate} unit="%" digits={1} size="md" columns={3} rows={3} />
      <WallPanel of={of.levels} columns={6} rows={5}>
        <SplitBar label={t(of.levels.label)} unit={t('人')} parts={levels} />
      </WallPanel>
      <WallPanel of={of.pluses} columns={5} rows={5}>
        <RankBars label={t(of.pluses.label)} items={pluses} unit={t('次')} most={5} />
      </WallPanel>
      <WallPanel of={of.minuses} columns={5} rows={5}>
        <RankBars label={t(of.minuses.label)} items={minuses} unit={t('次')} most={5} />
      </WallPanel>
      <WallPanel of={of.majors} columns={8} rows={5}>
        <RankBars label={t(of.majors.label)} items={majors} digits={1} most={5} full={100} />
      </WallPanel>
    </Stage>
  )
}

export default Evaluation
