import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale } from '#design-system/text/text.tsx'
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
import { useTranslation } from '#workbench/language/use-translation.ts'

const { figures: of } = monitoringWall

/** A countdown: how far, how long still, who is behind, and what waits. */
const Monitoring: Composition<'zhcpdatascreenthree'> = ({ received }) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const { batch, due, done, silent, daysLeft, departments, course, stages } = received.shown.figures
  const { waiting, steps, decided, objections } = received.shown.figures
  return (
    <Stage code="zhcpdatascreenthree" received={received} columns={24} rows={12}>
      <NumberTile
        of={of.daysLeft}
        value={daysLeft}
        unit={t('天')}
        note={batch}
        tone={daysLeft !== null && daysLeft <= 7 ? 'danger' : 'accent'}
        size="hero"
        columns={7}
        rows={4}
      />
      <Progress
        label={t(of.done.label)}
        part={done}
        whole={due}
        unit={t('人')}
        note={t('还有 {{people}} 人未申报', { people: numberFormat(locale)(silent) })}
        columns={17}
        rows={4}
      />
      <WallPanel of={of.departments} columns={7} rows={8}>
        <ShareBars label={t(of.departments.label)} course={departments} tone="success" />
      </WallPanel>
      <WallPanel of={of.course} columns={10} rows={5}>
        <BarChart
          {...onPanel}
          stacked="sum"
          title={t(of.course.label)}
          categoryName={t('周一日期')}
          categories={course.names.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)}
          series={course.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <WallPanel of={of.stages} columns={7} rows={5}>
        <SplitBar label={t(of.stages.label)} parts={stages} unit={t('项')} />
      </WallPanel>
      <NumberTile
        of={of.waiting}
        value={waiting}
        unit={t('项')}
        tone={waiting ? 'warning' : 'plain'}
        columns={3}
        rows={3}
        size="md"
      />
      <NumberTile of={of.decided} value={decided} unit={t('项')} columns={3} rows={3} size="md" />
      <NumberTile
        of={of.objections}
        value={objections}
        unit={t('项')}
        tone={objections ? 'warning' : 'plain'}
        columns={4}
        rows={3}
        size="md"
      />
      <WallPanel of={of.steps} columns={7} rows={3}>
        <RankBars label={t(of.steps.label)} items={steps} unit={t('项')} most={2} />
      </WallPanel>
    </Stage>
  )
}

export default Monitoring
