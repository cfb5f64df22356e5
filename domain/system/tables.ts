import { examSession } from '#domain/exam/session.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { appInfo } from './app-info.ts'
import { dictionary } from './dictionary.ts'
import { identityTicket, signInState, usedProof } from './federation.ts'
import { loginSecret } from './login-secret.ts'
import { menu } from './menu.ts'
import { registration } from './registration.ts'
import { role } from './role.ts'
import { roleMenu } from './role-menu.ts'
import { session } from './session.ts'
import { signInFailure } from './sign-in-failure.ts'
import { user } from './user.ts'
import { userRole } from './user-role.ts'

/** What the house itself stands on: people, roles, menus, sessions, dictionaries. */
export const systemTables: readonly AnyTable[] = [
  user,
  role,
  userRole,
  menu,
  roleMenu,
  session,
  signInFailure,
  appInfo,
  dictionary,
  loginSecret,
  signInState,
  identityTicket,
  usedProof,
  registration,
  examSession,
]
