import type { OwnFee } from '#domain/fee/mine/calls.ts'
import { fenOf, priceText } from '#domain/kernel/money.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** By when it is to be paid, and what was due, reduced and paid of it. */
export function FeeNote({ fee }: { readonly fee: OwnFee }) {
  const { t } = useTranslation()
  const parts = [
    fenOf(fee.owed) > 0 && t('{{day}} 前缴清', { day: fee.payBy }),
    fee.due !== fee.owed && t('应缴 {{amount}}', { amount: priceText(fee.due) }),
    fenOf(fee.reduced) > 0 && t('减免 {{amount}}', { amount: priceText(fee.reduced) }),
    fenOf(fee.paid) > 0 && t('已缴 {{amount}}', { amount: priceText(fee.paid) }),
    fenOf(fee.refunded) > 0 && t('已退 {{amount}}', { amount: priceText(fee.refunded) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
