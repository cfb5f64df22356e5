import { Smartphone } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { isMobile, normalMobile } from '#domain/rules/phone.ts'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { SendCode } from '#workbench/account/second-factor/send-code.tsx'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'
import { ask } from '#workbench/http/ask.ts'

/** Signing in by phone and code. Whose phone it is, nobody learns before the code has come back. */
export function MobileForm() {
  const t = useText()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState<{ readonly phone?: boolean; readonly code?: boolean }>({})
  const [outcome, setOutcome] = useState<{ readonly fault: string | null }>()
  const form = useRef<HTMLFormElement>(null)
  const busy = useSession((state) => state.matches('signingIn') || state.matches('signedIn'))
  const refused = useSession((state) => state.context.fault)
  const isPhone = isMobile(phone)
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  const send = () => {
    if (isPhone)
      return ask(signInCalls.sendCode, { purpose: 'sign-in', phone: normalMobile(phone) }, { quiet: true })
    setFaults({ phone: true })
    focus('phone')
    return false
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setOutcome(undefined)
    setFaults({ phone: !isPhone, code: code.length < 6 })
    if (!isPhone) return focus('phone')
    if (code.length < 6) return focus('code')
    session.send({ type: 'SIGN_IN', credentials: { type: 'mobile', phone: normalMobile(phone), code } })
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="lg">
        {outcome ? (
          <Alert tone={outcome.fault ? 'danger' : 'success'}>
            {t(outcome.fault ?? '如果该手机号属于一个在用账号，验证码已经发出，5 分钟内有效。')}
          </Alert>
        ) : (
          refused && <Alert tone="danger">{t(refused.message)}</Alert>
        )}
        <Field label={t('手机号')} error={faults.phone && t('请输入 11 位手机号')}>
          <TextInput
            name="phone"
            type="tel"
            inputMode="numeric"
            size="lg"
            autoComplete="tel-national"
            icon={<Smartphone />}
            placeholder={t('学校登记的手机号')}
            value={phone}
            onChange={(event) => {
              setFaults({})
              setPhone(event.target.value)
            }}
          />
        </Field>
        <Field label={t('短信验证码')} error={faults.code && t('请输入 6 位数字')}>
          <PinInput name="code" value={code} onChange={setCode} readOnly={busy} />
        </Field>
        <SendCode send={send} onOutcome={(fault) => setOutcome({ fault })} />
        <Button type="submit" variant="solid" size="lg" wide loading={busy}>
          {busy ? t('正在登录') : t('登录')}
        </Button>
      </Stack>
    </form>
  )
}
