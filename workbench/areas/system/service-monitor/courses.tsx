import { Card } from '#design-system/card/card.tsx'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import type { Step } from '#domain/system/monitored.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** How the last half hour went. Where no server said anything, the line has a gap. */
export function Courses({ course }: { readonly course: readonly Step[] | undefined }) {
  const { t } = useTranslation()
  const values = (name: keyof Omit<Step, 'at'>) => (course ?? []).map((step) => step[name])
  const shared = {
    categories: (course ?? []).map(({ at }) => at.slice(11, 16)),
    categoryName: t('时间'),
    height: 'sm',
    still: true,
    loading: !course,
  } as const
  const ms = { unit: t('毫秒') }
  return (
    <div className={grid()}>
      <Card>
        <LineChart
          {...shared}
          title={t('每秒请求')}
          number={{ unit: t('次'), digits: 1 }}
          series={[{ name: t('请求'), values: values('rate') }]}
        />
      </Card>
      <Card>
        <LineChart
          {...shared}
          title={t('响应时间')}
          number={ms}
          series={[
            { name: t('95% 的请求'), values: values('p95') },
            { name: t('一半的请求'), values: values('p50') },
          ]}
        />
      </Card>
      <Card>
        <LineChart
          {...shared}
          title={t('出错请求')}
          number={{ unit: t('次') }}
          series={[{ name: t('出错'), values: values('errors'), tone: 'danger' }]}
        />
      </Card>
      <Card>
        <LineChart
          {...shared}
          title={t('事件循环延迟')}
          number={{ ...ms, digits: 1 }}
          series={[{ name: t('延迟'), values: values('lag') }]}
        />
      </Card>
    </div>
  )
}

const grid = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: {
      base: '[minmax(0, 1fr)]',
      lg: '[repeat(2, minmax(0, 1fr))]',
    },
  },
})
