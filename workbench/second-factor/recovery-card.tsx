import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { renewRecovery } from './calls.ts'
import { ProveSelf } from './prove-self.tsx'
import type { OwnCardProps } from './totp-card.tsx'

/** How many codes for the day of loss are left, and new ones. */
export function RecoveryCard({ own, onSettled }: OwnCardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Card
      title={t('恢复码')}
      extra={
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('重新生成')}
        </Button>
      }
    >
      <p>{t('还有 {{count}} 个恢复码可用。用完或遗失时请重新生成。', { count: own.recoveryCodes })}</p>
      {open && (
        <ProveSelf
          title={t('重新生成恢复码？')}
          text={t('生成后，以前保存的恢复码全部作废。')}
          confirmText={t('重新生成')}
          work={async (self) => void onSettled(await renewRecovery(self))}
          onClose={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
