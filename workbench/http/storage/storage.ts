import { notify } from '#workbench/http/notices.ts'
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
  /** Whose desk is locked; ours, beside those of the specification. */
  | 'deskLock'
  /** The build that the page was reloaded for. */
  | 'recovered'
  | 'secondFactorPrompt'
  /** As whom an administrator sees the portal in this tab. */
  | 'viewing'
  /** The readers and relays on this computer, and whether it may sound. */
  | 'deskDevices'
  /** Models of which this computer has had more than one at a time. */
  | 'deskAlike'
  | 'deskSound'
  /** Which verification desk this computer is. */
  | 'verifyDesk'
  /** What the goods desk at this computer is called. */
  | 'goodsDesk'
  /** Codes of the gate that come ahead, for when there is no network. */
  | 'passes'
  /** What the gate at this computer is called. */
  | 'gateName'
  /** By which a display on a wall is known, and the last figures that it got. */
  | 'wallToken'
  | 'wallFigures'
  | 'wallOrders'

/** How the portal looks on this machine, and what hangs on it, outlives anyone who sat at it. */
const outlastsThePerson = [
  'userTheme',
  'themeConfigStyle',
  'themeConfig',
  'frequency',
  'deskDevices',
  'deskAlike',
  'deskSound',
  'verifyDesk',
  'goodsDesk',
  'gateName',
  'wallToken',
  'wallFigures',
  'wallOrders',
] as const satisfies Key[]

let told = false
/** Once, however many there are: the person can do nothing about it but know. */
function tellOfDamage() {
  if (!told) notify('本机保存的部分设置已损坏，已恢复为默认值。')
  told = true
}

/** Shared by all tabs, kept over a restart of the browser. */
export const local = createStore(() => window.localStorage, Date.now, tellOfDamage)
/** Of this tab alone. */
export const session = createStore(() => window.sessionStorage, Date.now, tellOfDamage)

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

/** Seconds by which a clock may be set right without anybody minding. */
const jitter = 60

/**
 * Seconds since the token was kept, or null without one. One that was kept in the future was kept by a clock that has
 * since been put back: it may be of any age, and counts as old.
 */
export function tokenAge(now: () => number = Date.now): number | null {
  const savedAt = readToken() === null ? null : local.savedAt('access-token')
  if (savedAt === null) return null
  const age = (now() - savedAt) / 1000
  return age < -jitter ? Number.POSITIVE_INFINITY : Math.max(0, age)
}
