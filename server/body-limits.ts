import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '#domain/kernel/refusal.ts'
import { failure } from '#server/answer.ts'
import type { Route } from '#server/route.ts'

const message = '请求内容过大'
const tooLarge = (c: Context) => c.json(failure(413, message), 413)
const usual = bodyLimit({ maxSize: 2 * 1024 * 1024, onError: tooLarge })

/** Two megabytes at most, but for routes that say otherwise: theirs stay streams, and are counted as they come. */
export function limitBodies(routes: readonly Route[], pathOf: (route: Route) => string): MiddlewareHandler {
  const largest = new Map(
    routes.flatMap((route) => (route.largest === undefined ? [] : [[pathOf(route), route.largest] as const])),
  )
  return (c, next) => {
    const most = largest.get(c.req.path)
    if (most === undefined) return usual(c, next)
    if (Number(c.req.header('content-length') ?? 0) > most) return Promise.resolve(tooLarge(c))
    const { body } = c.req.raw
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
