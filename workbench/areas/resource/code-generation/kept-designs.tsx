import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { designsQuery, discardDesign } from './calls.ts'
import type { Draft } from './draft.ts'

/** Designs that were kept, to be taken up again. */
export function KeptDesigns({ onDraft }: { readonly onDraft: (draft: Draft) => void }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(designsQuery)
  async function discard(id: string, title: string) {
    const agreed = await confirm({
      title: t('删除设计“{{title}}”？', { title }),
      text: t('已下载的文件不受影响。'),
      confirmText: t('删除'),
      danger: true,
    })
    if (!agreed) return
    await discardDesign(id).catch(() => {})
    await client.invalidateQueries({ queryKey: designsQuery.queryKey })
  }
  return (
    <Card title={t('保存的设计')} flush>
      <DataTable
        label={t('保存的设计')}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isFetching}
        error={error && t(error.message)}
        onRetry={() => void refetch()}
        empty={<Empty title={t('还没有保存过设计')} />}
        columns={[
          { key: 'title', title: t('中文名称'), cell: ({ design }) => design.title },
          { key: 'name', title: t('资源名'), cell: ({ design }) => `${design.area}.${design.noun}` },
          { key: 'fields', title: t('字段数'), align: 'end', cell: ({ design }) => design.fields.length },
        ]}
        rowActions={({ id, design }) => (
          <>
            <Button variant="ghost" size="sm" onClick={() => onDraft({ design, samples: [] })}>
              {t('继续设计')}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => void discard(id, design.title)}>
              {t('删除')}
            </Button>
          </>
        )}
      />
    </Card>
  )
}
