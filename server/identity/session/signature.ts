import md5 from 'crypto-js/md5.js'
import type { Context } from 'hono'
import { base64urlOf } from '#domain/kernel/base64.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { wordsOfCall } from '#domain/kernel/signed-call.ts'
import type { SafeLogin } from '#domain/security/safe-login.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { realNow } from '#server/core/real-now.ts'
import { firstUse } from '#server/identity/federation/once.ts'
import { headerOf } from './bearer.ts'
import { safeLogin } from './safe-login.ts'
import { hashOf } from './tokens.ts'

/** How far the clocks of client and server may lie apart, in milliseconds. */
const window = 300_000

/** Of the token, the first ten characters go into the signature; some clients put the whole of it in. */
const usualPart = 10

/** Version 1 of the signature over a path, `/api` included and the query not, at a time in milliseconds. */
export const signatureOf = (path: string, token: string, at: number | string, part = usualPart) =>
  `${md5(`${path}?sign=${md5(`${at}${token.slice(0, part)}`)}`)}1.${btoa(`${at}`)}`

/** The key of version 2, which goes out with the token it belongs to: 43 characters of base64url. */
export const signingKeyOf = async ({ secrets }: AppContext, token: string) =>
  secrets.sign(`sign2|${await hashOf(token)}`)

interface Signed {
  readonly c: Context
  readonly app: AppContext
  readonly tenantId: string
  readonly token: string
}

/**
 * Holds a call to the college's policy for signatures: whether one is asked for, of which version, and whether its time
 * counts. It proves integrity, not identity: all rights hold without it. The refusal is not a 401: a wrong clock must not
 * sign anybody out.
 */
export async function checkSignature({ c, app, tenantId, token }: Signed): Promise<void> {
  const rules = await safeLogin(app, tenantId)
  const policy = rules.signaturePolicy
  if (policy === 'off') return
  const header = (name: string) => c.req.header(headerOf(app.settings.product, name))
  const [first, second] = [header('sign'), header('sign2')]
  const isRight = second
    ? await fitsSecond({ c, app, tenantId, token }, second, rules)
    : first
      ? policy !== 'v2' && fitsFirst({ c, app, token }, first, rules)
      : policy === 'given'
  if (!isRight) refuse({ type: 'bad-signature' })
}

/** As the path is here, and as it was before a proxy took its beginning away. */
const pathsOf = (c: Context, { signPathPrefix }: SafeLogin) => {
  const { pathname } = new URL(c.req.url)
  return signPathPrefix ? [pathname, signPathPrefix + pathname] : [pathname]
}

const isFresh = (app: AppContext, at: string) => Math.abs(realNow(app).getTime() - Number(at)) <= window

function fitsFirst({ c, app, token }: Omit<Signed, 'tenantId'>, signature: string, rules: SafeLogin) {
  const at = timeIn(signature)
  if (!at || (rules.signaturePolicy !== 'v1' && !isFresh(app, at))) return false
  return pathsOf(c, rules).some((path) =>
    [usualPart, token.length].some((part) => signature === signatureOf(path, token, at, part)),
  )
}

/** `time.nonce.signature`: HMAC-SHA-256 in base64url. A nonce is good once. */
async function fitsSecond({ c, app, tenantId, token }: Signed, given: string, rules: SafeLogin) {
  const [, at = '', nonce = '', signature = ''] = /^(\d{13})\.([\w-]{16,64})\.([\w-]{43})$/.exec(given) ?? []
  if (!at || !isFresh(app, at)) return false
  const { method, url } = c.req
  const { search } = new URL(url)
  const body = await bodyHash(c)
  const key = await signingKeyOf(app, token)
  for (const path of pathsOf(c, rules)) {
    const words = wordsOfCall({ method, path, search, body, at, nonce })
    if ((await hmac(key, words)) === signature)
      return firstUse(app, tenantId, `sign2 ${nonce}`, (2 * window) / 1000)
  }
  return false
}

/** Only JSON is read to be hashed: files come as streams. */
async function bodyHash(c: Context): Promise<string> {
  if (!c.req.header('content-type')?.includes('json')) return '-'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(await c.req.text()))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function hmac(key: string, words: string): Promise<string> {
  const utf8 = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', utf8.encode(key), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', imported, utf8.encode(words)))
  return base64urlOf(bytes)
}

function timeIn(signature: string): string | undefined {
  try {
    return /^\d{13}$/.exec(atob(signature.slice(34)))?.[0]
  } catch {
    return undefined
  }
}
