import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { reportCalls } from '#domain/reports/calls.ts'
import { sheetOf } from '#domain/reports/paper.ts'
import { idsIn, useFiles } from '#workbench/files/use-files.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Draft } from './draft.ts'
import { Paper } from './paper.tsx'

export interface PreviewProps {
  readonly id: string
  readonly draft: Draft
  /** Why it could not be kept as it is; there is nothing to be seen of it then. */
  readonly fault: string | undefined
}

/** Milliseconds without a change before the rows are asked for again. */
const rest = 400

/** The first pages over real rows, as their reader may see them; they follow what is designed. */
export function Preview({ id, draft, fault }: PreviewProps) {
  const { t } = useTranslation()
  const settled = useSettledDraft(fault ? undefined : draft)
  const { data, error, refetch } = useQuery({
    queryKey: ['system.report', 'preview', id, settled],
    queryFn: ({ signal }) => {
      const { layout, viewId, pictures } = settled ?? draft
      return ask(
        reportCalls.preview,
        { id, layout, viewId, pictures: idsIn(pictures) },
        { quiet: true, signal },
      )
    },
    placeholderData: keepPreviousData,
    enabled: settled !== undefined,
    retry: false,
  })
  const { data: files = [] } = useFiles(idsIn(draft.pictures))
  if (fault && !data) return <Alert tone="warning" title={t(fault)} />
  if (error)
    return (
      <Result
        status="500"
        title={t('预览没有生成')}
        description={t(error.message)}
        action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
      />
    )
  if (!data) return <Skeleton shape="block" height={320} />
  const { layout } = settled ?? draft
  const pictures = new Map(files.map(({ fileId, link }) => [fileId, link]))
  return (
    <Stack>
      {fault && <Alert tone="warning" title={t(fault)} />}
      {data.total > data.most && (
        <Alert tone="warning">
          {t('共 {{total}} 条数据，一次最多打印 {{most}} 条：请选择数据视图，或在列表中筛选后打印。', {
            ...data,
          })}
        </Alert>
      )}
      <p>
        {data.total === 0
          ? t('没有符合条件的数据，以下只有版面。')
          : t('共 {{total}} 条数据，以前 {{shown}} 条预览前 {{pages}} 页。', {
              ...data,
              pages: data.pages.length,
            })}
      </p>
      {data.pages.map((page, at) => (
        <Paper
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their number
          key={at}
          page={page}
          {...sheetOf(layout)}
          label={t('第 {{page}} 页预览', { page: at + 1 })}
          pictures={pictures}
        />
      ))}
    </Stack>
  )
}

/** The draft once nobody has touched it for a moment; the one before while there is none that could be seen. */
function useSettledDraft(draft: Draft | undefined) {
  const [settled, settle] = useState(draft)
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => settle(draft), rest)
    return () => clearTimeout(timer)
  }, [draft])
  return settled
}
