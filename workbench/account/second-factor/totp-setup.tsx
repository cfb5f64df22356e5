import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Steps } from '#design-system/steps/steps.tsx'
import type { Codes } from '#domain/system/second-factors/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { beginTotp, confirmTotp } from './calls.ts'

interface TotpSetupProps {
  readonly onDone: (codes: Codes) => void
  readonly onClose: () => void
}

/** Bringing an authenticator app to show the college's codes, in two steps: scan, then type what it shows. */
export function TotpSetup({ onDone, onClose }: TotpSetupProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState(0)
  const [code, setCode] = useState('')
  const secret = useQuery({
    queryKey: ['second-factor', 'new-secret'],
    queryFn: beginTotp,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirm = useMutation({
    mutationFn: confirmTotp,
    onSuccess: onDone,
    onError: () => setCode(''),
  })
  const send = (whole: string) => {
    if (whole.length === 6 && !confirm.isPending) confirm.mutate(whole)
  }
  return (
    <Dialog
      open
      size="md"
      title={t('启用动态口令')}
      onClose={() => !confirm.isPending && onClose()}
      footer={
        step === 0 ? (
          <>
            <Button onClick={onClose}>{t('取消')}</Button>
            <Button variant="solid" disabled={!secret.data} onClick={() => setStep(1)}>
              {t('下一步')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={confirm.isPending} onClick={() => setStep(0)}>
              {t('上一步')}
            </Button>
            <Button
              variant="solid"
              disabled={code.length < 6}
              loading={confirm.isPending}
              onClick={() => send(code)}
            >
              {t('完成启用')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="lg">
        <Steps
          label={t('启用动态口令')}
          value={step}
          items={[{ title: t('扫描二维码') }, { title: t('输入口令') }]}
        />
        {step === 0 && secret.isPending && <Skeleton shape="block" height={48} />}
        {step === 0 && secret.isError && (
          <Alert
            tone="danger"
            action={
              <Button size="sm" loading={secret.isFetching} onClick={() => void secret.refetch()}>
                {t('重试')}
              </Button>
            }
          >
            {t(secret.error.message)}
          </Alert>
        )}
        {step === 0 && secret.data && (
          <Stack align="center">
            <p>{t('用手机上的验证器应用扫描下面的二维码，把本校账号添加进去。')}</p>
            <QrCode size="lg" value={secret.data.uri} label={t('动态口令密钥')} />
            <p>
              {t('无法扫描时，请在应用中手工输入密钥：')} <code>{grouped(secret.data.secret)}</code>
            </p>
          </Stack>
        )}
        {step === 1 && (
          <Stack>
            {confirm.isError && <Alert tone="danger">{t(confirm.error.message)}</Alert>}
            <Field label={t('验证器应用当前显示的 6 位数字')}>
              <PinInput value={code} onChange={setCode} onComplete={send} readOnly={confirm.isPending} />
            </Field>
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}

/** In fours, as one copies it by hand. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
