import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { isObject } from '#workbench/http/storage/storage.ts'

/** The main portal, or the side for newly admitted students. */
export type AppType = 0 | 2

/** The college's single sign-on. */
export interface Sso {
  /** Where somebody without a token is sent. */
  readonly loginUrl: string | null
  /** Where somebody who signs out is sent. */
  readonly logoutUrl: string | null
}

/** Accounts that anybody may try: of an installation that says it is a demo. */
export interface Demo {
  readonly password: string
  readonly accounts: readonly { readonly account: string; readonly name: string }[]
}

/** What the college says of the portal before anybody signs in (specification, section 3). */
export interface AppInfo {
  /** Null where the college has none. */
  readonly sso: Sso | null
  readonly title: string
  readonly viceTitle: string
  readonly tips: string
  readonly watermark: boolean
  /** Whether signing in by account is offered; so unless told otherwise. */
  readonly showLogin: boolean
  /** What the college offers beside the account: `mobile`, `scan`, `register`. */
  readonly ways: readonly string[]
  /** Null in any installation that is no demo. */
  readonly demo: Demo | null
}

const kept = new Map<AppType, Promise<AppInfo>>()

/** Asked once a page load and kind; asked again after a failure. */
export function getAppInfo(appType: AppType): Promise<AppInfo> {
  const known = kept.get(appType)
  if (known) return known
  const asked = ask(signInCalls.appInfo, { appType: `${appType}` }, { quiet: true }).then(toAppInfo)
  kept.set(appType, asked)
  asked.catch(() => kept.delete(appType))
  return asked
}

/** Flags come as numbers or as words, and an empty `showLogin` means 1. */
function toAppInfo(data: unknown): AppInfo {
  const said = isObject(data) ? data : {}
  const word = (name: string) => (said[name] == null ? '' : String(said[name]).trim())
  return {
    sso: ssoIn(word),
    title: word('globalTitle'),
    viceTitle: word('globalViceTitle'),
    tips: word('loginTips'),
    watermark: word('isWartermark') === '1',
    showLogin: (word('showLogin') || '1') === '1',
    ways: word('signInWays').split(',').filter(Boolean),
    demo: isObject(said.demo) ? (said.demo as unknown as Demo) : null,
  }
}

/** Off when `ssoType` is empty or 0. Only the web is led to, exactly as the college wrote it. */
function ssoIn(word: (name: string) => string): Sso | null {
  const address = (name: string) => (/^https?:\/\/[^/\\]/.test(word(name)) ? word(name) : null)
  if (['', '0'].includes(word('ssoType'))) return null
  return { loginUrl: address('ssoLoginUrl'), logoutUrl: address('ssoLogoutUrl') }
}
