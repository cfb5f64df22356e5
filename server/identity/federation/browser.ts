import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { randomText } from './random-text.ts'

const nameOf = (product: string) => `${product}-sign-in`

/** What this browser was given when it set out for another system; empty for any other browser. */
export function browserOf(c: Context, product: string): string {
  const said = getCookie(c, nameOf(product)) ?? ''
  return /^[0-9a-f]{64}$/.test(said) ? said : ''
}

/** The same, given now where there is none. No script can read it, and no other site sends it along with a POST. */
export function markBrowser(c: Context, product: string, secure: boolean): string {
  const browser = browserOf(c, product) || randomText()
  setCookie(c, nameOf(product), browser, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/api/',
    maxAge: 1800,
  })
  return browser
}
