import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Mover, Trial } from '#domain/evaluation/set/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** What a change would do to each running batch: how many it touches, and who moves how far in class. */
export function TrialView({ trials }: { readonly trials: readonly Trial[] }) {
  const { t } = useTranslation()
  if (trials.length === 0)
    return <Alert tone="info" title={t('没有已经计算且未归档的批次，应用后从下一次计算起生效')} />
  return trials.map((trial) => <TrialCard key={trial.batch} trial={trial} />)
}

function TrialCard({ trial }: { readonly trial: Trial }) {
  const { t } = useTranslation()
  const { batch, students, changed, moved, relevelled, movers } = trial
  return (
    <Card title={t('试算结果：{{batch}}', { batch })}>
      <Stack>
        <Grid least="sm">
          <Stat label={t('测评人数')} value={students} />
          <Stat label={t('得分变动')} value={changed} />
          <Stat label={t('班级名次变动')} value={moved} />
          <Stat label={t('等级变动')} value={relevelled} />
        </Grid>
        {movers.length > 0 && <Movers movers={movers} />}
        {moved > movers.length && (
          <Alert tone="info" title={t('只列出名次变动最大的 {{count}} 人', { count: movers.length })} />
        )}
      </Stack>
    </Card>
  )
}

function Movers({ movers }: { readonly movers: readonly Mover[] }) {
  const { t } = useTranslation()
  const number = (key: keyof Mover, title: string) =>
    ({ key, title, align: 'end', cell: (row: Mover) => row[key] }) as const
  return (
    <DataTable
      label={t('班级名次变动')}
      rows={movers}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('学生'), cell: ({ name }) => name },
        { key: 'className', title: t('班级'), cell: ({ className }) => className },
        number('totalBefore', t('原得分')),
        number('totalAfter', t('新得分')),
        number('rankBefore', t('原名次')),
        number('rankAfter', t('新名次')),
        {
          key: 'places',
          title: t('变动'),
          cell: ({ places }) => (
            <Tag tone={places > 0 ? 'success' : 'danger'}>
              {places > 0
                ? t('上升 {{places}} 位', { places })
                : t('下降 {{places}} 位', { places: -places })}
            </Tag>
          ),
        },
      ]}
    />
  )
}
