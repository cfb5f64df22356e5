import { phraseIn, sentence } from '#domain/kernel/phrase.ts'

/** Why no token is given, in the words of RFC 6749, section 5.2, and in those a person reads. */
export interface TokenFault {
  readonly type:
    | 'invalid_request'
    | 'invalid_grant'
    | 'unsupported_grant_type'
    | 'second_factor_required'
    | 'captcha_required'
    | 'invalid_captcha'
    | 'binding_required'
  readonly text: string
  /** Seconds to wait: the account is locked, or too many are signing in at once. */
  readonly retryAfter?: number
  /** A refresh token that is no longer good: clients of the family look for it in a reply of status 200. */
  readonly refreshing?: boolean
  /** What the client needs for the next try, such as the ticket of a second proof. Never a secret. */
  readonly data?: object
}

/** Our own client says that it reads status codes; others of the family expect 400, or 200, instead. */
const readsStatus = (request: Request) => request.headers.get('Accept-Errors') === '2'

/** One body for RFC 6749 and for the two dialects of the family. */
export function tokenError(
  { type, text, retryAfter, refreshing, data }: TokenFault,
  request: Request,
): Response {
  const own = readsStatus(request)
  const code = refreshing && !own ? 401 : retryAfter && own ? 429 : 400
  const phrase = own ? phraseIn(text) : null
  const body = {
    error: type,
    error_code: code,
    error_description: sentence(text),
    code,
    success: false,
    data: phrase ? { ...data, phrase } : (data ?? null),
    msg: sentence(text),
  }
  return Response.json(body, {
    status: refreshing && !own ? 200 : code,
    headers: { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': `${retryAfter}` }) },
  })
}
