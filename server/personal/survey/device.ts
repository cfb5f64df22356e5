import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '#server/core/app-context.ts'

const name = ({ settings }: AppContext) => `${settings.product}-survey`
const shape = /^[0-9a-f-]{36}$/

/** The device that asks, known by a cookie that no script reads. It says nothing of who sits there. */
export function deviceOf(app: AppContext, c: Context): string {
  const known = getCookie(c, name(app))
  if (known && shape.test(known)) return known
  const device = crypto.randomUUID()
  setCookie(c, name(app), device, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
    path: `/api/${app.settings.product}-base/openApi/survey`,
    maxAge: 365 * 24 * 3600,
  })
  return device
}

/** What is kept of a device beside an answer. */
export async function deviceHash(surveyId: string, device: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${surveyId} ${device}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
