import type { ReactNode } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { List } from '#design-system/list/list.tsx'
import type { OwnOrder } from '#domain/fee/mine/calls.ts'
import { orderStates } from '#domain/fee/order-words.ts'
import { priceText } from '#domain/kernel/money.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface OrdersProps {
  readonly orders: readonly OwnOrder[]
  readonly receiptsOf: (orderId: string) => ReactNode
}

/** The latest orders that are over, and what became of them, with their receipts. */
export function Orders({ orders, receiptsOf }: OrdersProps) {
  const { t } = useTranslation()
  if (orders.length === 0) return null
  const noteOf = ({ amount, channel, paidAt, orderedAt, beyond, failure }: OwnOrder) =>
    [
      priceText(amount),
      channel,
      (paidAt ?? orderedAt).slice(0, 16),
      beyond && t('多缴的 {{amount}} 已转入预缴余额', { amount: priceText(beyond) }),
      failure,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Card title={t('缴费订单')} flush foldable>
      <List
        label={t('缴费订单')}
        items={orders.map((order) => ({
          id: order.id,
          title: order.subject,
          description: noteOf(order),
          meta: <StateTag of={orderStates} code={order.state} />,
          actions: receiptsOf(order.id),
          quiet: order.state === 'closed',
        }))}
      />
    </Card>
  )
}
