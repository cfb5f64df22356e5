import type { ReactNode } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'

const bars = [92, 78, 86, 70, 95, 64, 82, 74]

export interface TableStateProps {
  readonly loading?: boolean
  readonly error?: ReactNode
  readonly onRetry?: () => void
  readonly empty?: ReactNode
  readonly rows: number
}

/** What stands under the head when there are no rows to show, or above them when they could not be renewed. */
export const TableState = ({ loading, error, onRetry, empty, rows }: TableStateProps) => {
  const t = useText()
  if (error)
    return (
      <Alert
        tone="danger"
        title={error}
        action={
          onRetry && (
            <Button size="sm" onClick={onRetry}>
              {t('重试')}
            </Button>
          )
        }
      />
    )
  if (rows > 0) return null
  if (loading)
    return (
      <Stack gap="lg">
        {bars.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    )
  return empty ?? <Empty title={t('暂无数据~')} />
}
