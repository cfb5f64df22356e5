import type { MiddlewareHandler } from 'hono'
import { refuse } from '#domain/kernel/refusal.ts'

/** Refuses by its name a text that no database keeps and no header carries: with a NUL, or half of a sign. */
export function refuseIllegible(name: string, text: string): void {
  if (!text.includes('\0') && text.isWellFormed()) return
  const message = '内容含有无法识别的字符'
  refuse({ type: 'invalid', message, fields: { [name]: message } })
}

/** What stands in an address is legible before any call reads it. */
export const legibleQuery: MiddlewareHandler = (c, next) => {
  for (const [name, text] of new URL(c.req.url).searchParams) {
    refuseIllegible(name, name)
    refuseIllegible(name, text)
  }
  return next()
}
