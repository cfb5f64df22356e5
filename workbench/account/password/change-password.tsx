import { type FormEvent, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { faultIn, NewPassword, type Twice } from './new-password.tsx'
import { usePolicy } from './use-policy.ts'

const empty: Twice = { password: '', repeated: '' }

interface ChangePasswordProps {
  readonly onChanged: () => void
  readonly wide?: boolean
}

/** The old password and a new one. Every other sign-in of the person ends with it; this one stays. */
export function ChangePassword({ onChanged, wide }: ChangePasswordProps) {
  const t = useText()
  const person = usePerson()
  const policy = usePolicy()
  const [old, setOld] = useState('')
  const [twice, setTwice] = useState(empty)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const names = person ? [person.account, person.name] : []
  const fault = faultIn(twice, policy, names)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (busy || old === '' || fault) return
    setBusy(true)
    setRefused(null)
    try {
      const body = { oldPassword: old, newPassword: twice.password }
      await ask(ownAccountCalls.changePassword, body, { quiet: true })
      setOld('')
      setTwice(empty)
      setAsked(false)
      onChanged()
    } catch (failure) {
      setRefused(failure instanceof HttpFailure ? failure.message : '密码没有改成，请重试')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {refused && <Alert tone="danger">{t(refused)}</Alert>}
        {/* For the keeper of passwords, which else would not know whose it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={person?.account ?? ''} />
        <Field label={t('当前密码')} required error={asked && old === '' && t('请输入当前密码')}>
          <PasswordInput
            name="oldPassword"
            maxLength={128}
            value={old}
            onChange={(event) => setOld(event.target.value)}
          />
        </Field>
        <NewPassword
          policy={policy}
          names={names}
          value={twice}
          onChange={setTwice}
          fault={asked ? fault : null}
        />
        <Stack direction="row">
          <Button type="submit" variant="solid" loading={busy} wide={wide}>
            {t('修改密码')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
