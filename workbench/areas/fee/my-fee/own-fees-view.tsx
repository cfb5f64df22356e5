import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import type { OwnFees } from '#domain/fee/mine/calls.ts'
import type { OwnReceipt } from '#domain/fee/mine/receipt-calls.ts'
import { isOpen } from '#domain/fee/order-state.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OpenOrder } from './open-order.tsx'
import { Orders } from './orders.tsx'
import { PaidFees } from './paid-fees.tsx'
import { ownReceiptsQuery } from './queries.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { Receipts } from './receipts.tsx'
import { ToPay } from './to-pay.tsx'

const owing = (own: OwnFees) => own.fees.filter(({ owed }) => fenOf(owed) > 0)
const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + fenOf(amount), 0) / 100

/** First the order that waits, else what is owed, body by body; then what is paid, and the orders. */
export function OwnFeesView({ own }: { readonly own: OwnFees }) {
  const { t } = useTranslation()
  const unpaid = owing(own)
  const bodies = Map.groupBy(unpaid, ({ body }) => body)
  const { data: receipts = [] } = useQuery(ownReceiptsQuery)
  const [shown, setShown] = useState<readonly string[]>([])
  const receiptsOf = (which: (receipt: OwnReceipt) => boolean) => (
    <ReceiptButton receipts={receipts.filter(which)} onOpen={setShown} />
  )
  const open = own.orders.find(({ state }) => isOpen(state))
  return (
    <Stack>
      <Grid least="md">
        <Card>
          <Stat label={t('待缴（元）')} value={sum(unpaid.map(({ owed }) => owed))} digits={2} />
        </Card>
        <Card>
          <Stat
            label={t('已缴（元）')}
            value={sum(own.fees.map(({ paid }) => paid)) - sum(own.fees.map(({ refunded }) => refunded))}
            digits={2}
          />
        </Card>
        <Card>
          <Stat label={t('预缴余额（元）')} value={sum([own.balance])} digits={2} />
        </Card>
      </Grid>
      {open && <OpenOrder key={open.id} order={open} />}
      {!open &&
        [...bodies].map(([body, fees]) => (
          <ToPay key={body} fees={fees} ways={own.ways.filter((way) => way.body === body)} />
        ))}
      {unpaid.length === 0 && (
        <Card>
          <Empty title={own.fees.length > 0 ? t('费用已全部缴清') : t('没有应缴费用')} />
        </Card>
      )}
      <PaidFees
        fees={own.fees.filter(({ owed }) => fenOf(owed) <= 0)}
        receiptsOf={(id) => receiptsOf(({ feeIds }) => feeIds.includes(id))}
      />
      <Orders
        orders={own.orders.filter(({ state }) => !isOpen(state))}
        receiptsOf={(id) => receiptsOf(({ orderId }) => orderId === id)}
      />
      <Receipts receipts={receipts} onOpen={setShown} />
      {shown.length > 0 && <ReceiptDialog ids={shown} onClose={() => setShown([])} />}
    </Stack>
  )
}
