import { useQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { RatingMean } from '#design-system/rating/rating-mean.tsx'
import { evaluationCalls } from '#domain/system/service-evaluations/calls.ts'
import { usePageState } from '#workbench/engine/use-page-state.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Each service with its mean; choosing one shows what was said of it. */
export function ServiceMeans() {
  const { t } = useTranslation()
  const { go, state } = usePageState()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['system.service-evaluate', 'statistics'],
    queryFn: () => ask(evaluationCalls.statistics, undefined, { quiet: true }),
  })
  const show = (name: string) => go({ ...state, current: 1, filters: { serviceName: name } })
  return (
    <Card title={t('各服务的评价')} flush>
      <DataTable
        label={t('各服务的评价')}
        rows={data ?? []}
        rowKey={({ code }) => code}
        loading={isFetching}
        error={error && t(error.message)}
        onRetry={() => void refetch()}
        columns={[
          { key: 'name', title: t('服务'), cell: ({ name }) => t(name) },
          { key: 'category', title: t('分类'), cell: ({ category }) => t(category) },
          {
            key: 'mean',
            title: t('平均'),
            minWidth: 180,
            cell: ({ mean, count }) => <RatingMean value={mean} count={count} />,
          },
          {
            key: 'low',
            title: t('三星以下'),
            align: 'end',
            cell: ({ stars }) => (stars[0] ?? 0) + (stars[1] ?? 0),
          },
        ]}
        rowActions={({ name }) => (
          <Button variant="ghost" size="sm" onClick={() => show(name)}>
            {t('看评价')}
          </Button>
        )}
      />
    </Card>
  )
}
