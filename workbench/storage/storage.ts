import { createStore } from './store.ts'
import { tokenCookie } from './token-cookie.ts'

/** The names under which the portal keeps things in the browser (specification, section 3). */
export type Key =
  | 'userTheme'
  | 'themeConfig'
  | 'frequency'
  | 'themeConfigStyle'
  | 'appId'
  | 'userAllApp'
  | 'tagsViewList'
  | 'userInfo'
  | 'refreshLock'
  | 'access-token'
  | 'secondFactorPrompt'

/** How the portal looks on this machine outlives whoever sat at it. */
const outlastsThePerson = [
  'userTheme',
  'themeConfigStyle',
  'themeConfig',
  'frequency',
] as const satisfies Key[]

/** Shared by all tabs, kept over a restart of the browser. */
export const local = createStore(() => window.localStorage)
/** Of this tab alone. */
export const session = createStore(() => window.sessionStorage)

export function clearLocal() {
  tokenCookie.remove()
  local.clear(outlastsThePerson)
}

export function clearSession() {
  tokenCookie.remove()
  session.clear()
}

const isText = (value: unknown): value is string => typeof value === 'string'
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The access token, only while its cookie lives: the cookie dies with the browser, the storage does not. */
export const readToken = () => (tokenCookie.exists() ? local.read('access-token', isText) : null)

export function keepToken(token: string) {
  local.write('access-token', token)
  tokenCookie.set()
}

/** Seconds since the token was kept, or null without one. */
export function tokenAge(now: () => number = Date.now): number | null {
  const savedAt = readToken() === null ? null : local.savedAt('access-token')
  return savedAt === null ? null : (now() - savedAt) / 1000
}
