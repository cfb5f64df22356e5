import { type FormEvent, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { isMobile, normalMobile } from '#domain/rules/phone.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { bindPhone, sendBindCode } from './calls.ts'
import { FormDialog } from './form-dialog.tsx'
import { SendCode } from './send-code.tsx'

interface PhoneSetupProps {
  /** Another phone was proven before. */
  readonly changing: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Binding a phone by the code that was sent to it. */
export function PhoneSetup({ changing, onDone, onClose }: PhoneSetupProps) {
  const { t } = useTranslation()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const [phoneAsked, setPhoneAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly fault: string | null }>()
  const isPhone = isMobile(phone)

  const send = () => {
    setPhoneAsked(true)
    return isPhone && sendBindCode(normalMobile(phone))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    setPhoneAsked(true)
    if (busy || !isPhone || code.length < 6) return
    setBusy(true)
    try {
      await bindPhone(normalMobile(phone), code)
      onDone()
    } catch (error) {
      setOutcome({ fault: error instanceof Error ? error.message : null })
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={t(changing ? '更换手机' : '绑定手机')}
      confirmText={t('确认绑定')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {outcome && (
        <Alert tone={outcome.fault ? 'danger' : 'success'}>
          {t(outcome.fault ?? '验证码已发送，5 分钟内有效。')}
        </Alert>
      )}
      <Field label={t('新手机号')} error={phoneAsked && !isPhone && t('请输入 11 位手机号')}>
        <TextInput
          type="tel"
          inputMode="numeric"
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
    </FormDialog>
  )
}
