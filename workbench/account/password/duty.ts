import { readUserInfo } from '#workbench/http/user-info.ts'

/** What of a person's user info says that the password must be another before anything else. */
export interface Duty {
  readonly mustChangePassword?: boolean
  readonly passwordExpired?: boolean
}

/** Why the person who signed in may do nothing before the password is another; null when they may go on. */
export function passwordDuty(): 'reset' | 'expired' | null {
  const kept = readUserInfo() as Duty | null
  if (kept?.mustChangePassword) return 'reset'
  return kept?.passwordExpired ? 'expired' : null
}
