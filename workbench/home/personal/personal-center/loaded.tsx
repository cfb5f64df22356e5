import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly title: string
  readonly extra?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A card for what the server has to tell: grey lines until it has, and another try when it did not. */
export function Loaded<Data>({ query, title, extra, children }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = query
  if (data !== undefined)
    return (
      <Card title={title} extra={extra}>
        {children(data)}
      </Card>
    )
  if (!error) return <Card title={title} loading />
  return (
    <Card title={title}>
      <Empty
        title={t('没有取到内容')}
        description={t(error.message)}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('重试')}
          </Button>
        }
      />
    </Card>
  )
}
