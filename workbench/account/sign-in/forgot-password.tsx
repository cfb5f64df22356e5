import { type FormEvent, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Steps } from '#design-system/steps/steps.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { newPasswordCalls } from '#domain/system/forgot-password/calls.ts'
import { faultIn, NewPassword, type Twice } from '#workbench/account/password/new-password.tsx'
import { usePolicy } from '#workbench/account/password/use-policy.ts'
import { SendCode } from '#workbench/account/second-factor/send-code.tsx'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'

const quiet = { quiet: true }

/** By a code to the phone on record to a new password. It never tells whether an account exists. */
export function ForgotPassword({ onBack }: { readonly onBack: () => void }) {
  const t = useText()
  const policy = usePolicy()
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const [account, setAccount] = useState('')
  const [code, setCode] = useState('')
  const [twice, setTwice] = useState<Twice>({ password: '', repeated: '' })
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string | null>(null)
  const name = account.trim()
  const fault = faultIn(twice, policy, [name])

  const work = async (call: Promise<unknown>, next: 1 | 2) => {
    setBusy(true)
    setWords(null)
    try {
      await call
      setStep(next)
      setAsked(false)
    } catch (failure) {
      setWords(failure instanceof HttpFailure ? failure.message : '没有完成，请重试')
    } finally {
      setBusy(false)
    }
  }
  const sendCode = () => ask(newPasswordCalls.sendCode, { account: name }, quiet)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAsked(true)
    if (step === 0 && name) return work(sendCode(), 1)
    if (step === 1 && code.length === 6 && !fault) {
      const body = { account: name, code, newPassword: twice.password }
      return work(ask(newPasswordCalls.reset, body, quiet), 2)
    }
  }

  if (step === 2)
    return (
      <Result
        status="success"
        title={t('密码已经重设')}
        description={t('请用新密码登录。其他设备上的登录已经全部退出。')}
        next={[]}
        action={
          <Button variant="solid" onClick={onBack}>
            {t('去登录')}
          </Button>
        }
      />
    )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Steps
          label={t('找回密码')}
          value={step}
          items={[{ title: t('验证账号') }, { title: t('设置新密码') }, { title: t('完成') }]}
        />
        {words && <Alert tone="danger">{t(words)}</Alert>}
        {step === 0 ? (
          <>
            <Field
              label={t('账号')}
              help={t('验证码会发到这个账号登记的手机上。')}
              error={asked && !name && t('请输入账号')}
            >
              <TextInput
                name="account"
                size="lg"
                autoComplete="username"
                autoCapitalize="off"
                spellCheck={false}
                placeholder={t('学号、工号或登记的手机号')}
                value={account}
                onChange={(event) => setAccount(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="solid" size="lg" wide loading={busy}>
              {t('发送验证码')}
            </Button>
          </>
        ) : (
          <>
            <Alert>{t('如果账号存在并且登记了手机，验证码已经发出，5 分钟内有效。')}</Alert>
            <Field label={t('短信验证码')} error={asked && code.length < 6 && t('请输入 6 位验证码')}>
              <PinInput value={code} onChange={setCode} />
            </Field>
            <NewPassword
              policy={policy}
              names={[name]}
              value={twice}
              onChange={setTwice}
              fault={asked ? fault : null}
            />
            <Button type="submit" variant="solid" size="lg" wide loading={busy}>
              {t('重设密码')}
            </Button>
            <SendCode send={sendCode} onOutcome={setWords} />
          </>
        )}
        <Button variant="ghost" onClick={onBack}>
          {t('返回登录')}
        </Button>
      </Stack>
    </form>
  )
}
