import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { mobile } from '#domain/kits/common.ts'
import { bindPhone, sendBindCode } from './calls.ts'
import { SendCode } from './send-code.tsx'

interface PhoneSetupProps {
  /** Another phone was proven before: whoever changes it proves themselves. */
  readonly changing: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

const phones = mobile('手机号').schema

/** Binding a phone by the code that was sent to it. */
export function PhoneSetup({ changing, onDone, onClose }: PhoneSetupProps) {
  const { t } = useTranslation()
  const id = useId()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const [phoneAsked, setPhoneAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly fault: string | null }>()
  const isPhone = phones.safeParse(phone).success

  const send = () => {
    setPhoneAsked(true)
    return isPhone && sendBindCode(phone.trim())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    setPhoneAsked(true)
    if (busy || !isPhone || code.length < 6 || (changing && !password)) return
    setBusy(true)
    try {
      await bindPhone(phone.trim(), code, changing ? { password } : {})
      onDone()
    } catch (error) {
      setOutcome({ fault: error instanceof Error ? error.message : null })
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      size="sm"
      title={t(changing ? '更换手机' : '绑定手机')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('取消')}
          </Button>
          <Button type="submit" form={id} variant="solid" loading={busy}>
            {t('确认绑定')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {outcome && (
            <Alert tone={outcome.fault ? 'danger' : 'success'}>
              {t(outcome.fault ?? '验证码已发送，5 分钟内有效。')}
            </Alert>
          )}
          <Field label={t('新手机号')} error={phoneAsked && !isPhone && t('请输入 11 位手机号')}>
            <TextInput
              type="tel"
              inputMode="numeric"
              maxLength={11}
              autoComplete="tel-national"
              value={phone}
              onChange={(event) => {
                setPhoneAsked(false)
                setPhone(event.target.value)
              }}
            />
          </Field>
          <SendCode send={send} onOutcome={(fault) => setOutcome({ fault })} />
          <Field label={t('短信验证码')} error={asked && code.length < 6 && t('请输入 6 位数字')}>
            <PinInput value={code} onChange={setCode} readOnly={busy} />
          </Field>
          {changing && (
            <Field label={t('登录密码')} error={asked && !password && t('请输入登录密码')}>
              <PasswordInput
                maxLength={200}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
