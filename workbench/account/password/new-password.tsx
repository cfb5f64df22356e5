import { Field } from '#design-system/field/field.tsx'
import { NewPasswordInput } from '#design-system/password-input/new-password-input.tsx'
import { PasswordInput } from '#design-system/password-input/password-input.tsx'
import { passwordStrength } from '#design-system/password-input/password-strength.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { Demands } from './demands.tsx'
import { demandsOn, type Policy } from './policy.ts'

/** A new password, typed twice. */
export interface Twice {
  readonly password: string
  readonly repeated: string
}

/** Why these two may not be sent yet, under the name of the field at fault; null when they may. */
export function faultIn({ password, repeated }: Twice, policy: Policy, names: readonly string[]) {
  if (password === '') return { password: '请输入新密码' }
  if (demandsOn(policy, password, names).some(({ met }) => met === false))
    return { password: '新密码还没有满足下面的要求' }
  return password === repeated ? null : { repeated: '两次输入的密码不一致' }
}

interface NewPasswordProps {
  readonly policy: Policy
  /** Account and name, which may not stand in it. */
  readonly names: readonly string[]
  readonly value: Twice
  readonly onChange: (value: Twice) => void
  readonly fault: Partial<Record<keyof Twice, string>> | null
}

/** The two fields of a new password, its strength (specification, section 5) and what the college asks of it. */
export function NewPassword({ policy, names, value, onChange, fault }: NewPasswordProps) {
  const t = useText()
  const { password, repeated } = value
  return (
    <Stack gap="md">
      <Field label={t('新密码')} required error={fault?.password && t(fault.password)}>
        <NewPasswordInput
          name="newPassword"
          maxLength={128}
          strength={password === '' ? null : passwordStrength(password)}
          value={password}
          onChange={(event) => onChange({ password: event.target.value, repeated })}
        />
      </Field>
      <Demands demands={demandsOn(policy, password, names)} />
      <Field label={t('再次输入新密码')} required error={fault?.repeated && t(fault.repeated)}>
        <PasswordInput
          name="repeatedPassword"
          maxLength={128}
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => onChange({ password, repeated: event.target.value })}
        />
      </Field>
    </Stack>
  )
}
