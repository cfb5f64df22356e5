import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { SkeletonText } from '#design-system/skeleton/skeleton-text.tsx'
import { HttpFailure } from '#workbench/http/failure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface AskedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** What was asked for; until it comes, its shape, and where it does not come, why, with the way to try again. */
export function Asked<Data>({ query, children }: AskedProps<Data>) {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = query
  if (data !== undefined) return children(data)
  if (!error)
    return (
      <div aria-busy>
        <span role="status" aria-label={t('加载中')} />
        <SkeletonText lines={4} />
      </div>
    )
  if (error instanceof HttpFailure && error.code === 403) return <Empty size="sm" reason="no-access" />
  return (
    <Empty
      size="sm"
      title={t(error.message)}
      action={
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('重试')}
        </Button>
      }
    />
  )
}
