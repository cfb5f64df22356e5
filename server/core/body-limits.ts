import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from '#domain/kernel/refusal.ts'
import { failure } from '#server/core/answer.ts'
import type { Route } from '#server/core/route.ts'

const message = '请求内容过大'
const tooLarge = (c: Context) => c.json(failure(413, message), 413)

/** Bytes that a stranger may send, and somebody signed in: the longest text of a field, 100,000 signs of three, and more. */
const ofStrangers = 64 * 1024
const usual = 512 * 1024

/** The most bytes of a call, no matter who makes it. */
const mostOf = ({ access, maxBodyBytes = access === 'public' ? ofStrangers : usual }: Route) => maxBodyBytes

/** No body is longer than its route takes. None is read here: what has no length told is counted as it comes. */
export function limitBodies(routes: readonly Route[], pathOf: (route: Route) => string): MiddlewareHandler {
  const longest = new Map(routes.map((route) => [pathOf(route), mostOf(route)]))
  return (c, next) => {
    const most = longest.get(c.req.path) ?? ofStrangers
    const told = c.req.header('content-length')
    if (Number(told ?? 0) > most) return Promise.resolve(tooLarge(c))
    const isCounted = told !== undefined && c.req.header('transfer-encoding') === undefined
    const body = isCounted ? null : c.req.raw.body
    if (body)
      c.req.raw = new Request(c.req.raw, {
        body: body.pipeThrough(counted(most)),
        duplex: 'half',
      } as RequestInit)
    return next()
  }
}

function counted(most: number) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > most) refuse({ type: 'too-large', message })
      controller.enqueue(chunk)
    },
  })
}
