import { PasswordInput, type PasswordInputProps } from './password-input.tsx'
import type { Strength } from './password-strength.ts'
import { StrengthMeter } from './strength-meter.tsx'

export interface NewPasswordInputProps extends PasswordInputProps {
  /** From `passwordStrength` or a rule of your own; null while nothing is typed. */
  readonly strength: Strength | null
}

/** A password that is being chosen, with how strong it is. */
export const NewPasswordInput = ({ strength, ...rest }: NewPasswordInputProps) => (
  <>
    <PasswordInput autoComplete="new-password" {...rest} />
    <StrengthMeter strength={strength} />
  </>
)
