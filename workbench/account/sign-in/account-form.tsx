import { useRouterState } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'
import { bringAhead } from './ahead.ts'
import { rememberedAccount } from './remembered-account.ts'
import { SignInWords } from './sign-in-words.tsx'
import { usePlace } from './use-place.ts'

interface AccountFormProps {
  readonly notice: string | null
  /** Anyone who does not know the password goes there. */
  readonly onForgot: () => void
}

/** Account and password. What was typed stays whatever the server answers. */
export function AccountForm({ notice, onForgot }: AccountFormProps) {
  const t = useText()
  const [account, setAccount] = useState(rememberedAccount.read)
  const [remember, setRemember] = useState(account !== '')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const [ticket, setTicket] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const signingIn = useSession((state) => state.matches('signingIn'))
  const signedIn = useSession((state) => state.matches('signedIn'))
  const leaving = useRouterState({ select: ({ isLoading }) => isLoading })
  const busy = signingIn || (signedIn && leaving)
  const fault = useSession((state) => state.context.fault)
  const ahead = usePlace(ticket, signingIn)

  const missing = { account: account.trim() === '', password: password === '' }
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  // A remembered account leaves only the password to type.
  useEffect(() => {
    const first = rememberedAccount.read() === '' ? 'account' : 'password'
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (fault?.type === 'refused') form.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
  }, [fault])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAsked(true)
    if (missing.account) return focus('account')
    if (missing.password) return focus('password')
    if (remember) rememberedAccount.keep(account.trim())
    else rememberedAccount.forget()
    const ticket = newKey()
    setTicket(ticket)
    session.send({ type: 'SIGN_IN', credentials: { type: 'account', account, password, ticket } })
  }
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={bringAhead}>
      <Stack gap="lg">
        <SignInWords fault={fault} notice={notice} ahead={ahead} />
        <Field label={t('账号')} error={asked && missing.account && t('请输入账号')}>
          <TextInput
            name="account"
            size="lg"
            required
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={t('学号或工号')}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        </Field>
        <Field
          label={t('密码')}
          help={capsLock && t('大写锁定已打开')}
          error={asked && missing.password && t('请输入密码')}
        >
          <PasswordInput
            name="password"
            size="lg"
            required
            maxLength={128}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setCapsLock(false)}
          />
        </Field>
        <Stack direction="row" justify="between" align="center">
          <Checkbox checked={remember} onChange={setRemember}>
            {t('在本机记住我')}
          </Checkbox>
          <Button variant="ghost" size="sm" onClick={onForgot}>
            {t('忘记密码')}
          </Button>
        </Stack>
        <Button type="submit" variant="solid" size="lg" wide loading={busy}>
          {busy ? t('正在登录') : t('登录')}
        </Button>
      </Stack>
    </form>
  )
}
