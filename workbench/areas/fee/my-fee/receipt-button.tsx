import { Button } from '#design-system/button/button.tsx'
import type { OwnReceipt } from '#domain/fee/mine/receipt-calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface ReceiptButtonProps {
  readonly receipts: readonly OwnReceipt[]
  readonly onOpen: (ids: readonly string[]) => void
}

/** Opens the receipts of something that was paid; nothing where it has none. */
export function ReceiptButton({ receipts, onOpen }: ReceiptButtonProps) {
  const { t } = useTranslation()
  const shown = receipts.filter(({ state }) => state !== 'void')
  if (shown.length === 0) return null
  return (
    <Button size="sm" variant="ghost" onClick={() => onOpen(shown.map(({ id }) => id))}>
      {t('查看收据')}
    </Button>
  )
}
