import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { OwnFactors } from '#domain/system/second-factors/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { removeTotp } from './calls.ts'
import { TotpSetup } from './totp-setup.tsx'
import type { Settled } from './use-proof-changes.ts'

export interface OwnCardProps {
  readonly own: OwnFactors
  readonly onSettled: Settled
}

/** The code of an authenticator app. */
export function TotpCard({ own, onSettled }: OwnCardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const confirm = useConfirm()
  const remove = async () => {
    const sure = await confirm({
      danger: true,
      title: t('停用动态口令？'),
      text: t('停用后，登录时不再询问动态口令，手机上的记录也随之失效。'),
      confirmText: t('停用动态口令'),
      work: async () => {
        await removeTotp()
      },
    })
    if (!sure) return
    toast.success(t('动态口令已停用'))
    await onSettled()
  }
  return (
    <Card
      title={
        <Stack direction="row" gap="sm" align="center">
          {t('动态口令')}
          <Tag tone={own.totpSince ? 'success' : 'neutral'}>{t(own.totpSince ? '已启用' : '未启用')}</Tag>
        </Stack>
      }
      extra={
        own.totpSince ? (
          <Button size="sm" onClick={() => void remove()}>
            {t('停用动态口令')}
          </Button>
        ) : (
          <Button size="sm" variant="solid" onClick={() => setOpen(true)}>
            {t('启用动态口令')}
          </Button>
        )
      }
    >
      <p>
        {own.totpSince
          ? t('{{since}} 起启用。登录时输入验证器应用显示的 6 位数字。', { since: own.totpSince })
          : t('在手机上安装验证器应用，登录时输入它显示的 6 位数字，没有网络也能使用。')}
      </p>
      {open && (
        <TotpSetup
          onClose={close}
          onDone={(codes) => {
            close()
            toast.success(t('动态口令已启用'))
            void onSettled(codes)
          }}
        />
      )}
    </Card>
  )
}
