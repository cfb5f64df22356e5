import type { ReactNode } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { List } from '#design-system/list/list.tsx'
import type { OwnFee } from '#domain/fee/mine/calls.ts'
import { studentFeeStates } from '#domain/fee/words.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { FeeNote } from './fee-note.tsx'

interface PaidFeesProps {
  readonly fees: readonly OwnFee[]
  readonly receiptsOf: (feeId: string) => ReactNode
}

/** What is settled, for who wants to look it up, with its receipts. */
export function PaidFees({ fees, receiptsOf }: PaidFeesProps) {
  const { t } = useTranslation()
  if (fees.length === 0) return null
  return (
    <Card title={t('已缴清的费用')} flush foldable>
      <List
        label={t('已缴清的费用')}
        items={fees.map((fee) => ({
          id: fee.id,
          title: fee.name,
          description: <FeeNote fee={fee} />,
          meta: <StateTag of={studentFeeStates} code={fee.state} />,
          actions: receiptsOf(fee.id),
        }))}
      />
    </Card>
  )
}
