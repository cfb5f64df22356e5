import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Layout } from '#domain/reports/layout.ts'
import type { Page } from '#domain/reports/pages.ts'
import { sheetOf } from '#domain/reports/paper.ts'
import { http } from '#workbench/http/http.ts'
import { Paper } from './paper.tsx'

interface Previewed {
  readonly pages: readonly Page[]
  readonly total: number
  readonly shown: number
}
export interface PreviewProps {
  readonly id: string
  readonly layout: Layout
  readonly viewId: string | null
}

/** The first pages over real rows, as their reader may see them. */
export function Preview({ id, layout, viewId }: PreviewProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['system.report', 'preview', id, layout, viewId],
    queryFn: () =>
      http<Previewed>('system/report/preview', { method: 'POST', body: { id, layout, viewId }, quiet: true }),
    retry: false,
  })
  if (error)
    return (
      <Result
        status="500"
        title={t('预览没有生成')}
        description={t(error.message)}
        action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
      />
    )
  if (!data) return <Skeleton />
  const sheet = sheetOf(layout)
  return (
    <Card>
      <Stack>
        <p>
          {t('共 {{total}} 条数据，以前 {{shown}} 条预览前 {{pages}} 页。', {
            ...data,
            pages: data.pages.length,
          })}
        </p>
        {data.pages.map((page, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their number
          <Paper key={at} page={page} {...sheet} label={t('第 {{page}} 页预览', { page: at + 1 })} />
        ))}
      </Stack>
    </Card>
  )
}
