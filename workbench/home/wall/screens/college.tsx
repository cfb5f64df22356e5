import { AreaChart } from '#design-system/area-chart/area-chart.tsx'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { collegeWall } from '#domain/system/wall/screens/college.ts'
import type { Composition } from '#workbench/home/wall/composition.ts'
import { NumberTile } from '#workbench/home/wall/parts/number-tile.tsx'
import { onPanel } from '#workbench/home/wall/parts/on-panel.ts'
import { RankBars } from '#workbench/home/wall/parts/rank-bars.tsx'
import { SplitBar } from '#workbench/home/wall/parts/split-bar.tsx'
import { WallPanel } from '#workbench/home/wall/parts/wall-panel.tsx'
import { Stage } from '#workbench/home/wall/stage.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

const { figures: of } = collegeWall
/** Of a day; those to come have no figure yet. */
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** /home/lofTV: four numbers and what they are made of. */
const College: Composition<'lofTV'> = ({ received }) => {
  const { t } = useTranslation()
  const { students, teachers, classes, majors, campuses, departments, largestMajors, grades, signIns } =
    received.shown.figures
  const people = t('人')
  const today = signIns.series[0]?.values ?? []
  return (
    <Stage code="lofTV" received={received} columns={12} rows={12}>
      <NumberTile of={of.students} value={students} unit={people} tone="accent" columns={3} rows={2} />
      <NumberTile of={of.teachers} value={teachers} unit={people} columns={3} rows={2} />
      <NumberTile of={of.classes} value={classes} unit={t('个')} columns={3} rows={2} />
      <NumberTile of={of.majors} value={majors} unit={t('个')} columns={3} rows={2} />
      <WallPanel of={of.campuses} columns={3} rows={6}>
        <SplitBar label={t(of.campuses.label)} parts={campuses} unit={people} />
      </WallPanel>
      <WallPanel of={of.departments} columns={5} rows={6}>
        <RankBars label={t(of.departments.label)} items={departments} unit={people} />
      </WallPanel>
      <WallPanel of={of.grades} columns={4} rows={6}>
        <BarChart
          {...onPanel}
          title={t(of.grades.label)}
          number={{ unit: people }}
          direction="horizontal"
          stacked="sum"
          labelled
          categoryName={t('年级')}
          categories={grades.names.map((grade) => t('{{grade}}级', { grade }))}
          series={grades.series.map((one) => ({ ...one, name: t(one.name) }))}
        />
      </WallPanel>
      <WallPanel
        of={of.signIns}
        extra={t('共 {{count}} 次', { count: today.reduce<number>((sum, value) => sum + (value ?? 0), 0) })}
        columns={8}
        rows={4}
      >
        <AreaChart
          {...onPanel}
          title={t(of.signIns.label)}
          number={{ unit: t('次') }}
          categoryName={t('时间')}
          categories={hours.map((hour) => `${hour}:00`)}
          series={[{ name: t('登录'), values: hours.map((hour) => today[hour] ?? null) }]}
        />
      </WallPanel>
      <WallPanel of={of.largestMajors} columns={4} rows={4}>
        <RankBars label={t(of.largestMajors.label)} items={largestMajors} unit={people} most={4} />
      </WallPanel>
    </Stage>
  )
}

export default College
