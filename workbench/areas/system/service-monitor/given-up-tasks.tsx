import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import type { GivenUp } from '#domain/system/monitored.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'

/** The latest tasks that were given up; they are looked into, and done again, in the list of tasks. */
export function GivenUpTasks({ tasks }: { readonly tasks: readonly GivenUp[] | undefined }) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('已失败的任务')}
      extra={<Go href="/resource/task?params.state=dead">{t('查看全部')}</Go>}
      flush
    >
      <DataTable
        label={t('已失败的任务')}
        columns={[
          { key: 'label', title: t('任务名称'), cell: ({ label }) => label, essential: true, minWidth: 160 },
          { key: 'error', title: t('错误信息'), cell: ({ error }) => error, minWidth: 240 },
          {
            key: 'attempts',
            title: t('执行次数'),
            cell: ({ attempts }) => attempts,
            align: 'end',
            width: 100,
          },
          { key: 'at', title: t('失败时间'), cell: ({ at }) => at, width: 170 },
        ]}
        rows={tasks ?? []}
        rowKey={({ id }) => id}
        loading={!tasks}
        empty={t('没有已失败的任务')}
      />
    </Card>
  )
}
