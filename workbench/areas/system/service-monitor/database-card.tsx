import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { writeSize } from '#design-system/file-upload/limits.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Store } from '#domain/system/monitored.ts'
import { durationIn } from '#workbench/language/duration.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** What takes the most room in the database, and what it has been at the longest. */
export function DatabaseCard({ store }: { readonly store: Store | undefined }) {
  const { t, language } = useTranslation()
  return (
    <Card title={t('数据库')} extra={store?.version}>
      <Stack gap="lg">
        <DataTable
          label={t('最大的数据表')}
          columns={[
            { key: 'name', title: t('最大的数据表'), cell: ({ name }) => name, essential: true },
            {
              key: 'bytes',
              title: t('占用空间'),
              cell: ({ bytes }) => writeSize(bytes, language),
              align: 'end',
            },
            {
              key: 'rows',
              title: t('估计行数'),
              cell: ({ rows }) => rows.toLocaleString(language),
              align: 'end',
            },
          ]}
          rows={store?.tables ?? []}
          rowKey={({ name }) => name}
          loading={!store}
        />
        {store?.embedded && (
          <Alert tone="info" title={t('正在使用内置数据库')}>
            {t('内置数据库在服务进程内运行，没有连接数和执行中的语句可供查看。')}
          </Alert>
        )}
        {store?.statements && (
          <DataTable
            label={t('执行中的语句')}
            columns={[
              {
                key: 'text',
                title: t('执行中的语句'),
                cell: ({ text }) => text,
                essential: true,
                minWidth: 240,
              },
              {
                key: 'seconds',
                title: t('已执行'),
                cell: ({ seconds }) => durationIn(seconds * 1000, t),
                width: 120,
                align: 'end',
              },
              {
                key: 'waits',
                title: t('等待锁'),
                cell: ({ waits }) => (waits ? <Tag tone="warning">{t('是')}</Tag> : t('否')),
                width: 90,
              },
            ]}
            rows={store.statements}
            rowKey={({ pid }) => String(pid)}
            empty={t('此刻没有正在执行的语句')}
          />
        )}
      </Stack>
    </Card>
  )
}
