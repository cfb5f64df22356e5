import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { LinkButton } from '#design-system/button/link-button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { OwnOrder } from '#domain/fee/mine/calls.ts'
import { isOpen } from '#domain/fee/order-state.ts'
import { orderStates } from '#domain/fee/order-words.ts'
import { priceText } from '#domain/kernel/money.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { orderQuery, ownFeesQuery } from './queries.ts'
import { usePaying } from './use-paying.ts'

/** The order that waits for its payment: a code to scan, on a phone a button, and what came of it. */
export function OpenOrder({ order: first }: { readonly order: OwnOrder }) {
  const { t } = useTranslation()
  const phone = usePhone()
  const paying = usePaying()
  const client = useQueryClient()
  const { data: order = first } = useQuery(orderQuery(first.id))
  const { state, payUrl, amount } = order
  const ended = !isOpen(state)
  useEffect(() => {
    if (!ended) return
    if (state === 'paid') toast.success(t('已支付 {{amount}}', { amount: priceText(amount) }))
    void client.invalidateQueries(ownFeesQuery)
  }, [ended, state, amount, client, t])
  return (
    <Card
      title={t('待支付订单')}
      extra={<StateTag of={orderStates} code={state} />}
      footer={
        <Stack direction={phone ? 'column' : 'row'} gap="sm" fill={phone}>
          {phone && payUrl && (
            <LinkButton variant="solid" size="lg" wide href={payUrl}>
              {t('去支付 {{amount}}', { amount: priceText(amount) })}
            </LinkButton>
          )}
          <Button wide={phone} loading={paying.busy} onClick={() => paying.cancel(order.id)}>
            {t('取消订单')}
          </Button>
        </Stack>
      }
    >
      <Stack direction={phone ? 'column' : 'row'} gap="lg">
        {!phone && payUrl && (
          <QrCode
            value={new URL(payUrl, location.href).href}
            label={t('用{{way}}扫码支付', { way: order.channel })}
            caption
          />
        )}
        <Stack gap="sm">
          <Descriptions
            layout="beside"
            columns={1}
            items={[
              { label: t('缴费内容'), value: order.subject },
              { label: t('金额'), value: priceText(amount) },
              { label: t('支付方式'), value: order.channel },
              { label: t('支付截止'), value: order.expiresAt.slice(0, 16) },
              { label: t('订单号'), value: order.no },
            ]}
          />
          {!payUrl && <Alert tone="warning" title={t('没有取得支付地址，请取消订单后重新支付。')} />}
        </Stack>
      </Stack>
    </Card>
  )
}
