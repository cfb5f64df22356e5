import { useQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { pageQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ActButtons } from './act-buttons.tsx'
import { OrderCard } from './order-card.tsx'
import type { OrderRow } from './order-facts.ts'

const size = 20

interface DispatchQueueProps {
  readonly states: readonly string[]
  readonly current: number
  readonly chosen: string | undefined
  readonly onTurn: (current: number) => void
  readonly onChoose: (row: OrderRow) => void
  readonly onAct: (act: string, row: AnyRow) => void
  readonly onOpen: (row: AnyRow) => void
}

/** Orders that wait for the dispatcher, the one that is due first before all others. */
export function DispatchQueue(props: DispatchQueueProps) {
  const { states, current, chosen, onTurn, onChoose, onAct, onOpen } = props
  const { t } = useTranslation()
  const query = useQuery(
    pageQuery(repairOrder, { current, size, filters: { state: states.join(',') }, sort: 'dueAt' }),
  )
  return (
    <Asked query={query}>
      {({ records, total }) =>
        records.length === 0 ? (
          <Card>
            <Empty title={t('没有等待处理的报修')} />
          </Card>
        ) : (
          <Stack>
            {records.map((row) => (
              <OrderCard
                key={row.id}
                row={row}
                onOpen={() => onOpen(row)}
                acts={
                  <Stack direction="row" gap="sm" wrap>
                    {row.can.includes('dispatch') && (
                      <Button
                        variant={chosen === row.id ? 'outline' : 'solid'}
                        aria-pressed={chosen === row.id}
                        onClick={() => onChoose(row)}
                      >
                        {t('选择维修工')}
                      </Button>
                    )}
                    <ActButtons
                      row={row}
                      acts={['agreeDelay', 'refuseDelay', 'timeOut', 'decline']}
                      onAct={(act) => onAct(act, row)}
                    />
                  </Stack>
                }
              />
            ))}
            {total > size && (
              <Pagination
                current={current}
                size={size}
                total={total}
                onChange={(page) => onTurn(page.current)}
              />
            )}
          </Stack>
        )
      }
    </Asked>
  )
}
