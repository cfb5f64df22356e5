import type { Context } from 'hono'
import { Refused, refuse } from '#domain/kernel/refusal.ts'
import { readJson } from './json.ts'
import { refuseIllegible } from './legible.ts'

const broken = () => refuse({ type: 'invalid', message: '请求参数格式错误' })

/** JSON, and what a browser calls a text when nobody has named it. */
const isJson = /^(application\/([\w.-]+\+)?json|text\/(plain|json))/i

/** The JSON of a request; a body that says it is something else is refused. */
export async function jsonOf(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')
  if (type && !isJson.test(type)) refuse({ type: 'unsupported-media' })
  return readJson(await c.req.text())
}

const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i

/** The fields of the form that a request carries; a form that is broken is refused. */
export const formOf = (c: Context) =>
  c.req.parseBody().catch((error: unknown) => {
    // Such as one that is too large.
    if (error instanceof Refused) throw error
    return broken()
  })

/** The texts among the fields of the form that a request carries, and of its query where the form has none. */
export async function formFields(c: Context): Promise<Readonly<Record<string, string>>> {
  const form = isForm.test(c.req.header('content-type') ?? '') ? await formOf(c) : {}
  const texts = Object.entries(form).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  for (const [name, value] of texts) refuseIllegible(name, value)
  return { ...c.req.query(), ...Object.fromEntries(texts) }
}

/** A field of the form a request carries, or of its query. */
export async function formField(c: Context, name: string): Promise<unknown> {
  const form = isForm.test(c.req.header('content-type') ?? '') ? await formOf(c) : {}
  const value = form[name] ?? c.req.query(name)
  if (typeof value === 'string') refuseIllegible(name, value)
  return value
}
