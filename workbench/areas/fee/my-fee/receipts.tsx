import { Card } from '#design-system/card/card.tsx'
import { List } from '#design-system/list/list.tsx'
import type { OwnReceipt } from '#domain/fee/mine/receipt-calls.ts'
import { receiptStates } from '#domain/fee/words.ts'
import { priceText } from '#domain/kernel/money.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface ReceiptsProps {
  readonly receipts: readonly OwnReceipt[]
  readonly onOpen: (ids: readonly string[]) => void
}

/** Each receipt, also those of what is not among the fees and orders above. */
export function Receipts({ receipts, onOpen }: ReceiptsProps) {
  const { t } = useTranslation()
  if (receipts.length === 0) return null
  return (
    <Card title={t('缴费收据')} flush foldable>
      <List
        label={t('缴费收据')}
        onOpen={(id) => onOpen([id])}
        items={receipts.map(({ id, no, subject, amount, receivedOn, kind, state }) => ({
          id,
          title: subject,
          description: [priceText(amount), receivedOn, no, kind === 'red' && t('红字收据')]
            .filter(Boolean)
            .join(' · '),
          meta: <StateTag of={receiptStates} code={state} />,
          quiet: state === 'void' || state === 'red',
        }))}
      />
    </Card>
  )
}
