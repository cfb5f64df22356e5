import { z } from 'zod'
import type { Reply } from '#domain/kernel/call.ts'
import type { Route } from '#server/core/route.ts'
import type { Schema } from './schemas.ts'

/** What a person who programs against a call must know beside its path, verb and permission. */
export interface CallDoc {
  readonly title: string
  /** Parameters of the query, with what each asks for; one that must be there begins with `*`. */
  readonly query?: Readonly<Record<string, string>>
  /** Fields of a JSON body, likewise. */
  readonly body?: Readonly<Record<string, string>>
  /** Fields of a multipart or url-encoded form, likewise. */
  readonly form?: Readonly<Record<string, string>>
  /** The JSON body where a schema says it. */
  readonly bodySchema?: Schema
  /** What comes in `data`; left out, whatever the call makes. */
  readonly reply?: Reply
  readonly dataSchema?: Schema
}

/** What a route tells of itself; undefined for one without a title. */
export function docOf(route: Route): CallDoc | undefined {
  const { title, input, method, encoding, query, body, form, reply } = route
  if (!title) return undefined
  const told = {
    title,
    ...(query && { query }),
    ...(body && { body }),
    ...(form && { form }),
    ...(reply && { reply }),
  }
  if (!input) return told
  if (encoding === 'form') return { ...told, form: parametersOf(input) }
  return method === 'GET'
    ? { ...told, query: parametersOf(input) }
    : { ...told, bodySchema: jsonSchemaOf(input) }
}

function jsonSchemaOf(input: z.ZodType): Schema {
  const { $schema, ...schema } = z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' })
  return schema
}

/** The properties of a query, each with its description and `*` before it where it must be there. */
function parametersOf(input: z.ZodType): Readonly<Record<string, string>> {
  const { properties = {}, required = [] } = jsonSchemaOf(input) as {
    properties?: Record<string, { description?: string }>
    required?: readonly string[]
  }
  return Object.fromEntries(
    Object.entries(properties).map(([name, { description = name }]) => [
      name,
      required.includes(name) ? `*${description}` : description,
    ]),
  )
}
