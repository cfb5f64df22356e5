import md5 from 'crypto-js/md5.js'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { headerOf } from './bearer.ts'

/** How far the clocks of client and server may lie apart, in milliseconds. */
const window = 300_000

/** Version 1 of the signature over a path, `/api` included and the query not, at a time in milliseconds. */
export const signatureOf = (path: string, token: string, at: number | string) =>
  `${md5(`${path}?sign=${md5(`${at}${token.slice(0, 10)}`)}`)}1.${btoa(`${at}`)}`

/**
 * A signature that is there must be right and fresh; one that is missing is let pass, for it proves
 * integrity, not identity. The refusal is not a 401: a wrong clock must not sign anybody out.
 */
export function checkSignature(app: AppContext, request: Request, token: string): void {
  const signature = request.headers.get(headerOf(app.settings.product, 'sign'))
  if (!signature) return
  const at = timeIn(signature)
  const fresh = Math.abs(app.now().getTime() - Number(at)) <= window
  if (!at || !fresh || signature !== signatureOf(new URL(request.url).pathname, token, at))
    refuse({ type: 'bad-signature' })
}

function timeIn(signature: string): string | undefined {
  try {
    return /^\d{13}$/.exec(atob(signature.slice(34)))?.[0]
  } catch {
    return undefined
  }
}
