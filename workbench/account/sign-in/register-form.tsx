import { type FormEvent, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import { isMobile } from '#domain/rules/phone.ts'
import { requestKinds } from '#domain/system/account-request.ts'
import { type SignUpOutcome, signUpCalls } from '#domain/system/sign-up/calls.ts'
import { SendCode } from '#workbench/account/second-factor/send-code.tsx'
import type { AppType } from '#workbench/account/session/app-info.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'

const quiet = { quiet: true }

type Kind = keyof typeof requestKinds.labels

const empty = { name: '', number: '', idLastSix: '', phone: '', code: '', reason: '' }

/** What stands in the way of sending it, by the names of the fields. */
function faultsIn(typed: typeof empty, kind: Kind) {
  return {
    name: typed.name.trim() ? '' : '请填写姓名',
    number: kind === 'other' || typed.number.trim() ? '' : '请填写学号或工号',
    idLastSix: /^\d{5}[\dX]$/.test(normalIdNo(typed.idLastSix)) ? '' : '请输入证件号码的后六位',
    phone: isMobile(typed.phone) ? '' : '请输入 11 位手机号',
    code: typed.code.length === 6 ? '' : '请输入 6 位验证码',
    reason: kind !== 'other' || typed.reason.trim() ? '' : '请说明为什么需要账号',
  }
}

/** A wish for an account. Whom the college's books vouch for has it at once; the others wait for an administrator. */
export function RegisterForm({
  appType,
  onBack,
}: {
  readonly appType: AppType
  readonly onBack: () => void
}) {
  const t = useText()
  const [kind, setKind] = useState<Kind>(appType === 2 ? 'newstudent' : 'student')
  const [typed, setTyped] = useState(empty)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<SignUpOutcome | null>(null)
  const faults = faultsIn(typed, kind)
  const fault = (name: keyof typeof empty) => asked && faults[name] !== '' && t(faults[name])
  const text = (name: keyof typeof empty) => ({
    name,
    size: 'lg' as const,
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (busy || Object.values(faults).some(Boolean)) return
    setBusy(true)
    setWords(null)
    try {
      setOutcome(await ask(signUpCalls.register, { ...typed, kind }, quiet))
    } catch (failure) {
      setWords(failure instanceof HttpFailure ? failure.message : '没有完成，请重试')
    } finally {
      setBusy(false)
    }
  }

  if (outcome)
    return (
      <Result
        status="success"
        title={outcome.state === 'opened' ? t('账号已经开通') : t('申请已经提交')}
        description={
          outcome.state === 'opened'
            ? t('您的账号是 {{account}}。请用手机验证码登录，或通过“忘记密码”设置密码。', {
                account: outcome.account,
              })
            : t('管理员会核对您的信息。通过后，您可以用手机验证码登录，或通过“忘记密码”设置密码。')
        }
        next={[]}
        action={
          <Button variant="solid" onClick={onBack}>
            {t('返回登录')}
          </Button>
        }
      />
    )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Alert>{t('信息与学校登记一致的，账号立即开通；其他申请由管理员审核。')}</Alert>
        {words && <Alert tone="danger">{t(words)}</Alert>}
        <Field label={t('申请人身份')}>
          <RadioGroup
            direction="row"
            options={entriesOf(requestKinds).map(([value, label]) => ({ value, label: t(label) }))}
            value={kind}
            onChange={(chosen) => chosen && setKind(chosen)}
          />
        </Field>
        <Field label={t('姓名')} required error={fault('name')}>
          <TextInput autoComplete="name" {...text('name')} />
        </Field>
        <Field label={t('学号或工号')} required={kind !== 'other'} error={fault('number')}>
          <TextInput autoComplete="off" {...text('number')} />
        </Field>
        <Field label={t('证件号码后六位')} required error={fault('idLastSix')}>
          <TextInput autoComplete="off" {...text('idLastSix')} />
        </Field>
        <Field label={t('手机号')} required error={fault('phone')}>
          <TextInput type="tel" inputMode="numeric" autoComplete="tel" {...text('phone')} />
        </Field>
        <Field label={t('短信验证码')} required error={fault('code')}>
          <PinInput value={typed.code} onChange={(code) => setTyped({ ...typed, code })} />
        </Field>
        <SendCode
          send={() => {
            setAsked(asked || faults.phone !== '')
            return faults.phone === '' && ask(signUpCalls.sendCode, { phone: typed.phone }, quiet)
          }}
          onOutcome={setWords}
        />
        <Field label={t('申请说明')} required={kind === 'other'} error={fault('reason')}>
          <TextArea
            rows={2}
            limit={500}
            placeholder={t('例如：校企合作单位联系人，需要查看实习安排')}
            value={typed.reason}
            onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
          />
        </Field>
        <Button type="submit" variant="solid" size="lg" wide loading={busy}>
          {t('提交申请')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('返回登录')}
        </Button>
      </Stack>
    </form>
  )
}
