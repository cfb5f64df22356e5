import { useTranslation } from 'react-i18next'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { monitoringWall } from '#domain/system/wall/screens/monitoring.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { onPanel } from '#workbench/home/wall/parts/on-panel.ts'
import { Progress } from '#workbench/home/wall/parts/progress.tsx'
import { RankBars } from '#workbench/home/wall/parts/rank-bars.tsx'
import { ShareBars } from '#workbench/home/wall/parts/share-bars.tsx'
import { SplitBar } from '#workbench/home/wall/parts/split-bar.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'

const { figures: of } = monitoringWall

/** A countdown: how far, how long still, who is behind. */
const Monitoring: Composition<'zhcpdatascreenthree'> = ({ received }) => {
  const { t } = useTranslation()
  const { due, done, waiting, daysLeft, departments, course, stages, cases, steps, decided } =
    received.shown.figures
  return (
    <Stage code="zhcpdatascreenthree" received={received} columns={24} rows={12}>
      <NumberTile
        of={of.daysLeft}
        value={daysLeft}
        unit={t('天')}
        tone={daysLeft !== null && daysLeft <= 3 ? 'danger' : 'accent'}
        size="hero"
        columns={5}
        rows={4}
      />
      <Progress
        label={t(of.done.label)}
        part={done}
        whole={due}
        unit={t('人')}
        note={t('还有 {{count}} 人', { count: waiting ?? 0 })}
        columns={19}
        rows={4}
      />
      <WallPanel of={of.departments} columns={9} rows={8}>
        <ShareBars label={t(of.departments.label)} course={departments} tone="success" />
      </WallPanel>
      <WallPanel of={of.course} columns={9} rows={5}>
        <BarChart
          {...onPanel}
          labelled={course.names.length <= 14}
          title={t(of.course.label)}
          categoryName={t('日期')}
          categories={course.names.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)}
          series={course.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <WallPanel of={of.stages} columns={6} rows={4}>
        <SplitBar label={t(of.stages.label)} parts={stages} unit={t('人')} />
      </WallPanel>
      <WallPanel of={of.steps} columns={6} rows={4}>
        <RankBars label={t(of.steps.label)} items={steps} unit={t('件')} most={4} />
      </WallPanel>
      <NumberTile of={of.cases} value={cases} unit={t('件')} columns={5} rows={3} size="md" />
      <NumberTile of={of.decided} value={decided} unit={t('件')} columns={4} rows={3} size="md" />
    </Stage>
  )
}

export default Monitoring
