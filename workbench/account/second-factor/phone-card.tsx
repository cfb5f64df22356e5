import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { switchSms } from './calls.ts'
import { PhoneSetup } from './phone-setup.tsx'
import type { OwnCardProps } from './totp-card.tsx'

/** The phone that codes go to, and whether one is asked for at sign-in. */
export function PhoneCard({ own, onSettled }: OwnCardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = useConfirm()
  const close = () => setOpen(false)

  const turnOn = async () => {
    setBusy(true)
    setFault(null)
    try {
      const codes = await switchSms(true)
      toast.success(t('短信验证已启用'))
      await onSettled(codes)
    } catch (error) {
      setFault(error instanceof Error ? error.message : null)
    } finally {
      setBusy(false)
    }
  }

  const turnOff = async () => {
    const sure = await confirm({
      danger: true,
      title: t('停用短信验证？'),
      text: t('停用后，登录时不再发送短信验证码。'),
      confirmText: t('停用短信验证'),
      work: async () => {
        await switchSms(false)
      },
    })
    if (!sure) return
    toast.success(t('短信验证已停用'))
    await onSettled()
  }

  return (
    <Card
      title={
        <Stack direction="row" gap="sm" align="center">
          {t('手机与短信验证')}
          <Tag tone={own.phoneVerified ? 'success' : 'neutral'}>
            {t(own.phoneVerified ? '已验证' : '未验证')}
          </Tag>
        </Stack>
      }
      extra={
        own.smsOffered && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t(own.phoneVerified ? '更换手机' : '绑定手机')}
          </Button>
        )
      }
    >
      <Stack>
        {fault && <Alert tone="danger">{t(fault)}</Alert>}
        <p>
          {own.phoneVerified
            ? t('当前手机号：{{phone}}', { phone: own.phone ?? '' })
            : own.phone
              ? t('登记的手机号 {{phone}} 尚未验证，绑定后才能用于登录和找回密码。', { phone: own.phone })
              : t('您还没有绑定手机。绑定后可用手机验证码登录和找回密码；联系电话不能代替。')}
        </p>
        {!own.smsOffered && <Alert>{t('学校尚未开通短信服务，暂时不能绑定手机或使用短信验证。')}</Alert>}
        {own.phoneVerified && own.smsOffered && (
          <Switch
            checked={own.smsOn}
            disabled={busy}
            onChange={(on) => (on ? void turnOn() : void turnOff())}
          >
            {t('登录时用短信验证码再次验证')}
          </Switch>
        )}
      </Stack>
      {open && (
        <PhoneSetup
          changing={own.phoneVerified}
          onClose={close}
          onDone={() => {
            close()
            toast.success(t('手机已绑定'))
            void onSettled()
          }}
        />
      )}
    </Card>
  )
}
