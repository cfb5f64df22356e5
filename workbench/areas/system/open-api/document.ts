import { queryOptions } from '@tanstack/react-query'
import type { Json } from '#design-system/json-viewer/tree.ts'
import { openApiCalls } from '#domain/system/open-api/calls.ts'
import { ask } from '#workbench/http/ask.ts'

interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly description: string
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>
}

interface Operation {
  readonly tags: readonly string[]
  readonly summary: string
  readonly 'x-permission': string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** One call of the document, as the page speaks of it. */
export interface CallTold {
  /** `GET /api/campus-base/campus/page`: no two are alike. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly service: string
  readonly title: string
  readonly permission: string
  readonly parameters: readonly Parameter[]
  /** The kind of body it takes, and its schema. */
  readonly body: { readonly type: string; readonly schema: Json } | undefined
  readonly reply: Json
}

/** Every call of the server, in its order. */
export const documentQuery = queryOptions({
  queryKey: ['system.open-api'],
  queryFn: async () => callsIn((await ask(openApiCalls.document, undefined, { quiet: true })) as Document),
  staleTime: Number.POSITIVE_INFINITY,
})

function callsIn({ paths }: Document): readonly CallTold[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => told(path, method.toUpperCase(), operation)),
  )
}

function told(path: string, method: string, operation: Operation): CallTold {
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  return {
    id: `${method} ${path}`,
    method: method === 'POST' ? 'POST' : 'GET',
    path,
    service: operation.tags[0] ?? '',
    title: operation.summary,
    permission: operation['x-permission'],
    parameters: operation.parameters ?? [],
    body: body && { type: body[0], schema: body[1].schema },
    reply: Object.values(operation.responses['200']?.content ?? {})[0]?.schema ?? null,
  }
}
