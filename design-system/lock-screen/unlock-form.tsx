import { LockOpen } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { useText } from '#design-system/text/text.tsx'

export interface UnlockFormProps {
  readonly onUnlock: (password: string) => void
  /** While the password is looked at. */
  readonly waiting?: boolean
  /** Why it did not open. */
  readonly error?: string | null
  /** Offers to sign out instead, for somebody else at the same desk. */
  readonly onLeave?: () => void
}

export const UnlockForm = ({ onUnlock, waiting, error, onLeave }: UnlockFormProps) => {
  const t = useText()
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const [told, setTold] = useState(error)
  if (told !== error) {
    setTold(error)
    if (error) setPassword('')
  }
  // After a refusal one types again at once.
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus()
  }, [error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password && !waiting) onUnlock(password)
  }
  return (
    <form ref={form} onSubmit={submit}>
      <Field label={t('登录密码')} error={error}>
        <PasswordInput size="lg" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Button type="submit" variant="solid" size="lg" wide loading={waiting} icon={<LockOpen aria-hidden />}>
        {t('解锁')}
      </Button>
      {onLeave && (
        <Button variant="ghost" wide onClick={onLeave}>
          {t('退出并换账号登录')}
        </Button>
      )}
    </form>
  )
}
