import type { Context } from 'hono'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'

const broken = () => refuse({ type: 'invalid', message: '请求参数格式错误' })

/** The JSON of a request, whatever its content type says. */
export async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    return broken()
  }
}

/** The JSON of a request as a schema wants it; anything else is refused. */
export async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const { success, data } = schema.safeParse(await jsonOf(c))
  return success ? data : broken()
}

const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i

/** A field of the form a request carries, or of its query. */
export async function formField(c: Context, name: string): Promise<unknown> {
  const form = isForm.test(c.req.header('content-type') ?? '') ? await c.req.parseBody().catch(broken) : {}
  return form[name] ?? c.req.query(name)
}
