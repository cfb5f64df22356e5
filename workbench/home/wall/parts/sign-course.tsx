import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import type { Course, WallFigure } from '#domain/system/wall/figure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { onPanel } from './on-panel.ts'

interface SignCourseProps {
  readonly of: WallFigure
  readonly course: Course
}

/** How the share of those who signed in goes from night to night, in percent. */
export function SignCourse({ of, course: { names, series } }: SignCourseProps) {
  const { t } = useTranslation()
  return (
    <LineChart
      {...onPanel}
      title={t(of.label)}
      number={{ unit: '%', digits: 1 }}
      categoryName={t('日期')}
      categories={names.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)}
      series={series.map((one) => ({ ...one, name: t(one.name) }))}
    />
  )
}
