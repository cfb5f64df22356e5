import type { Route } from '#server/core/route.ts'
import { begin } from './begin.ts'
import { bind, bindings, unbind } from './bindings.ts'
import { loginTypes } from './login-types.ts'

/** Signing in by the word of another system, and what binds its people to ours. The grants are in server/identity/session/token.ts. */
export const federationRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/openApi/loginTypes', access: 'public', answer: loginTypes },
  { method: 'POST', path: 'auth/openApi/social/begin', access: 'public', answer: begin },
  { method: 'GET', path: 'base/sysUser/bindings', access: 'signed-in', answer: bindings },
  { method: 'POST', path: 'base/sysUser/bind', access: 'signed-in', proof: 'password', answer: bind },
  { method: 'POST', path: 'base/sysUser/unbind', access: 'signed-in', proof: 'any', answer: unbind },
]
