import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { renewRecovery } from './calls.ts'
import type { OwnCardProps } from './totp-card.tsx'

/** How many codes for the day of loss are left, and new ones. */
export function RecoveryCard({ own, onSettled }: OwnCardProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const renew = () =>
    confirm({
      title: t('重新生成恢复码？'),
      text: t('生成后，以前保存的恢复码全部作废。'),
      confirmText: t('重新生成'),
      work: async () => void onSettled(await renewRecovery()),
    })
  return (
    <Card
      title={t('恢复码')}
      extra={
        <Button size="sm" onClick={() => void renew()}>
          {t('重新生成')}
        </Button>
      }
    >
      <p>{t('还有 {{count}} 个恢复码可用。用完或遗失时请重新生成。', { count: own.recoveryCodes })}</p>
    </Card>
  )
}
