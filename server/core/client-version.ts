import type { MiddlewareHandler } from 'hono'
import { clientVersion } from '#domain/kernel/client-version.ts'

/** Tells every portal the oldest version that is still understood. */
export const oldestClient: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('X-Min-Client', String(clientVersion.oldest))
}
