import { type FormEvent, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { PinInput } from '#design-system/pin-input/pin-input.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Proof, type ProofWays, proveSelf, sendProofCode } from './calls.ts'
import { FormDialog } from './form-dialog.tsx'
import { askOwnPasskey, canUsePasskeys } from './passkeys.ts'
import { SendCode } from './send-code.tsx'

type Way = 'password' | 'passkey' | 'code' | 'sms'

const names: Readonly<Record<Way, string>> = {
  password: '登录密码',
  passkey: '通行密钥',
  code: '口令或恢复码',
  sms: '短信验证码',
}

function waysIn({ password, factors }: ProofWays): readonly Way[] {
  return [
    ...(password ? (['password'] as const) : []),
    ...(factors.includes('passkey') && canUsePasskeys() ? (['passkey'] as const) : []),
    // With every second proof come codes for the day of loss.
    ...(factors.length > 0 ? (['code'] as const) : []),
    ...(factors.includes('sms') ? (['sms'] as const) : []),
  ]
}

export interface ProofDialogProps {
  readonly ways: ProofWays
  readonly onSettled: (proved: boolean) => void
  readonly onLeave: () => void
}

/** The one dialog before what opens an account: a desk left open must not be enough. */
export function ProofDialog({ ways, onSettled, onLeave }: ProofDialogProps) {
  const { t } = useTranslation()
  const offered = waysIn(ways)
  const [way, setWay] = useState<Way | undefined>(offered[0])
  const [word, setWord] = useState('')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly fault: string | null } | null>(null)
  const wanting = word.trim() === ''
  const prove = async (proof: Proof) => {
    setBusy(true)
    setOutcome(null)
    try {
      await proveSelf(proof)
      onSettled(true)
    } catch (error) {
      setOutcome({ fault: error instanceof Error ? error.message : '' })
      setWord('')
      setAsked(false)
      setBusy(false)
    }
  }
  const byPasskey = async () => {
    setBusy(true)
    const answer = await askOwnPasskey()
    if (answer.ok) return prove({ factor: 'passkey', code: answer.value })
    setOutcome({ fault: answer.fault.message })
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (busy) return undefined
    if (way === undefined) {
      onSettled(false)
      return onLeave()
    }
    if (way === 'passkey') return byPasskey()
    if (wanting) return undefined
    if (way === 'password') return prove({ password: word })
    return prove({ code: word.trim(), ...(way === 'sms' && { factor: 'sms' }) })
  }
  if (!way)
    return (
      <FormDialog
        title={t('请重新登录')}
        text={t('您的账号没有密码，也没有其他验证方式。请重新登录，并在五分钟内完成操作。')}
        confirmText={t('重新登录')}
        busy={false}
        onSubmit={submit}
        onClose={() => onSettled(false)}
      >
        {null}
      </FormDialog>
    )
  return (
    <FormDialog
      title={t('验证本人身份')}
      text={t('这项操作关系到账号安全，请先验证是您本人。五分钟内不再询问。')}
      confirmText={t(way === 'passkey' ? '使用通行密钥验证' : '验证')}
      busy={busy}
      onSubmit={submit}
      onClose={() => onSettled(false)}
    >
      {outcome && (
        <Alert tone={outcome.fault === null ? 'success' : 'danger'}>
          {outcome.fault === null
            ? t('验证码已发送到 {{phone}}，5 分钟内有效。', { phone: ways.phone ?? '' })
            : t(outcome.fault)}
        </Alert>
      )}
      {offered.length > 1 && (
        <Segmented
          wide
          label={t('验证方式')}
          options={offered.map((each) => ({ value: each, label: t(names[each]) }))}
          value={way}
          onChange={(next) => {
            setWay(next ?? way)
            setWord('')
            setAsked(false)
            setOutcome(null)
          }}
        />
      )}
      {way === 'password' && (
        <Field label={t('登录密码')} error={asked && wanting && t('请输入登录密码')}>
          <PasswordInput
            name="password"
            maxLength={200}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </Field>
      )}
      {way === 'code' && (
        <Field
          label={t('口令或恢复码')}
          help={t('验证器应用显示的 6 位数字，或一个未用过的恢复码。')}
          error={asked && wanting && t('请输入口令或恢复码')}
        >
          <TextInput
            name="code"
            autoComplete="one-time-code"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </Field>
      )}
      {way === 'sms' && (
        <>
          <SendCode send={sendProofCode} onOutcome={(fault) => setOutcome({ fault })} />
          <Field label={t('短信验证码')} error={asked && wanting && t('请输入 6 位数字')}>
            <PinInput value={word} onChange={setWord} readOnly={busy} />
          </Field>
        </>
      )}
      {way === 'passkey' && <p>{t('按照设备的提示，用指纹、面容或锁屏密码完成验证。')}</p>}
    </FormDialog>
  )
}
