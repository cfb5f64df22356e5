import type { Context } from 'hono'
import type { z } from 'zod'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import { readJson } from './json.ts'
import { refuseIllegible } from './legible.ts'

const broken = () => refuse({ type: 'invalid', message: '请求参数格式错误' })

/** The JSON of a request, whatever its content type says. */
export const jsonOf = async (c: Context): Promise<unknown> => readJson(await c.req.text())

/** The fields of the object that a request carries; anything else than an object is refused. */
export async function objectOf(c: Context): Promise<Readonly<Record<string, unknown>>> {
  const json = await jsonOf(c)
  return isObject(json) ? json : broken()
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** The JSON of a request as a schema wants it; anything else is refused. */
export async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const { success, data } = schema.safeParse(await jsonOf(c))
  return success ? data : broken()
}

const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i

/** The fields of the form that a request carries; a form that is broken is refused. */
export const formOf = (c: Context) =>
  c.req.parseBody().catch((error: unknown) => {
    // Such as one that is too large.
    if (error instanceof Refused) throw error
    return broken()
  })

/** A field of the form a request carries, or of its query. */
export async function formField(c: Context, name: string): Promise<unknown> {
  const form = isForm.test(c.req.header('content-type') ?? '') ? await formOf(c) : {}
  const value = form[name] ?? c.req.query(name)
  if (typeof value === 'string') refuseIllegible(name, value)
  return value
}
