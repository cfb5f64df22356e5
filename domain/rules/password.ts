import { type PasswordLevel, passwordLevel } from '#domain/kits/password.ts'

/** How a strength is shown: percent of a bar, and its state (specification, section 5). */
const looks = {
  0: { percent: 36, status: 'exception' },
  1: { percent: 70, status: 'warning' },
  2: { percent: 100, status: 'success' },
} as const satisfies Record<PasswordLevel, object>

export const passwordStrength = (password: string) => {
  const level = passwordLevel(password)
  return { level, ...looks[level] }
}
