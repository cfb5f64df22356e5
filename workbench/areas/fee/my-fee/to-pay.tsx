import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { List } from '#design-system/list/list.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { OwnFee, OwnWay } from '#domain/fee/mine/calls.ts'
import { fenOf, priceText, yuanOf } from '#domain/kernel/money.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { FeeNote } from './fee-note.tsx'
import { usePaying } from './use-paying.ts'

interface ToPayProps {
  /** All owed to one body: an order pays one account. */
  readonly fees: readonly OwnFee[]
  readonly ways: readonly OwnWay[]
}

/** What is owed to one body: all of it is chosen, and what is to wait is taken out. */
export function ToPay({ fees, ways }: ToPayProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const paying = usePaying()
  const [chosen, setChosen] = useState(() => fees.map(({ id }) => id))
  const [way, setWay] = useState(ways[0]?.id ?? null)
  const wanted = fees.filter(({ id }) => chosen.includes(id))
  const amount = yuanOf(wanted.reduce((all, { owed }) => all + fenOf(owed), 0))
  const body = fees[0]?.body ?? ''
  return (
    <Card
      title={t('待缴费用：{{body}}', { body })}
      flush
      footer={
        ways.length > 0 && (
          <Stack direction={phone ? 'column' : 'row'} gap="sm" fill={phone}>
            {ways.length > 1 && (
              <Segmented
                label={t('支付方式')}
                options={ways.map(({ id, name }) => ({ value: id, label: name }))}
                value={way}
                onChange={setWay}
                wide={phone}
              />
            )}
            <Button
              variant="solid"
              size={phone ? 'lg' : 'md'}
              wide={phone}
              loading={paying.busy}
              disabled={wanted.length === 0 || !way}
              onClick={() =>
                way &&
                paying.pay({
                  feeIds: wanted.map(({ id }) => id),
                  channelId: way,
                  way: phone ? 'page' : 'code',
                })
              }
            >
              {ways.length > 1
                ? t('支付 {{amount}}', { amount: priceText(amount) })
                : t('用{{way}}支付 {{amount}}', { way: ways[0]?.name ?? '', amount: priceText(amount) })}
            </Button>
          </Stack>
        )
      }
    >
      <List
        label={t('待缴费用：{{body}}', { body })}
        selectable={ways.length > 0}
        value={chosen}
        onChange={setChosen}
        items={fees.map((fee) => ({
          id: fee.id,
          title: fee.name,
          description: <FeeNote fee={fee} />,
          meta: priceText(fee.owed),
        }))}
      />
      {ways.length === 0 && (
        <Alert tone="info" title={t('这些费用暂不支持线上支付，请到财务窗口或按学校公布的账户缴纳。')} />
      )}
    </Card>
  )
}
