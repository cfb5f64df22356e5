import { useQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { repairCalls } from '#domain/dormitory/repair/calls.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { OrderRow } from './order-facts.ts'
import { ProposalList } from './proposal-list.tsx'

interface ProposalsProps {
  readonly row: OrderRow
  readonly onGive: (areaId: string) => void
  readonly onClose: () => void
}

/** To whom an order may be given, the best first, each with the reasons for and against. */
export function Proposals({ row, onGive, onClose }: ProposalsProps) {
  const { t } = useTranslation()
  const query = useQuery({
    // With the orders: each one that is given changes what the workers have in hand.
    queryKey: [repairOrder.name, 'proposals', row.id],
    queryFn: () => ask(repairCalls.proposals, { id: row.id }, { quiet: true }),
  })
  return (
    <Card
      title={t('派给谁：{{name}}', { name: row.title })}
      extra={
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('收起')}
        </Button>
      }
    >
      <Asked query={query}>
        {(proposals) =>
          proposals.length === 0 ? (
            <Empty size="sm" title={t('没有在用的维修区域')} />
          ) : (
            <ProposalList proposals={proposals} onGive={onGive} />
          )
        }
      </Asked>
    </Card>
  )
}
