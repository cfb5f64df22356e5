import { ownCards, resourceNamed, resources } from '#domain/index.ts'
import { type OwnCards, ownCallsAt } from '#domain/kernel/mine.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Route } from '#server/core/route.ts'
import type { Settings } from '#server/core/settings.ts'
import { type CallDoc, docOf } from './call-doc.ts'
import { resourceCalls } from './resource-calls.ts'
import { enveloped, failureSchema, optionsSchema, pageOf, type Schema, treeSchema } from './schemas.ts'

let declared: ReadonlyMap<string, CallDoc> | undefined

/** The calls that every resource has, and those of one's own rows, by their path. */
function declaredCalls() {
  // A start does not wait for what is seldom asked for.
  declared ??= new Map(
    [...resources, ...ownCards.flatMap(ownRowsOf)].flatMap((resource) =>
      Object.entries(resourceCalls(resource)),
    ),
  )
  return declared
}

function ownRowsOf(screen: OwnCards): readonly AnyResource[] {
  const resource = resourceNamed(screen.resource)
  return resource ? [{ ...resource, callsAt: ownCallsAt(screen) }] : []
}

/** What is known of a call; undefined for one that nobody has described, which a test refuses. */
export const toldOf = (route: Route): CallDoc | undefined => docOf(route) ?? declaredCalls().get(route.path)

/** Every call of this server in OpenAPI 3.1: what it is for, who may make it, what it takes and answers. */
export function documentOf(routes: readonly Route[], { product }: Settings): Schema {
  const paths = Object.groupBy(routes, ({ path }) => `/api/${product}-${path.replace(named, '{$1}')}`)
  return {
    openapi: '3.1.0',
    info: {
      title: '智慧校园接口',
      version: '1.0.0',
      description: '成功时 code 为 200 且 success 为 true；失败时 msg 说明原因，data.fields 指出有误的字段。',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: `${product}-Auth` } },
      schemas: { Failure: failureSchema },
      responses: Object.fromEntries(Object.entries(failures).map(([name, text]) => [name, failed(text)])),
    },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, some = []]) => [
        path,
        Object.fromEntries(some.map((route) => [route.method.toLowerCase(), operation(route)])),
      ]),
    ),
  }
}

/** A part of a path that stands for a value, as `:channel`. */
const named = /:(\w+)/g

const failures = {
  Invalid: '请求有误',
  Unauthorised: '未登录或登录已失效',
  Forbidden: '没有权限',
  NotFound: '不存在，或不在可见范围内',
  Conflict: '与已有数据冲突，或已被他人修改',
  TooMany: '过于频繁',
} as const

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const refer = (name: keyof typeof failures) => ({ $ref: `#/components/responses/${name}` })

/** Of calls that offer rows to choose from. */
const lookUp =
  '可查看这些数据，或可填写、审核、查看引用它们的数据的人方可调用；只返回其数据范围内的选项，按选项显示的文字搜索'

function operation(route: Route): Schema {
  const call = toldOf(route)
  const [service = ''] = route.path.split('/')
  const content = contentOf(call)
  return {
    operationId: `${route.method.toLowerCase()}_${route.path.replace(/\W+/g, '_')}`,
    tags: [service],
    summary: call?.title ?? route.path,
    'x-permission': route.access,
    ...(route.access.endsWith(':look-up') && { description: lookUp }),
    ...(route.access === 'public' ? { security: [] } : { security: [{ token: [] }] }),
    ...parametersOf(route, call),
    ...(content && { requestBody: { content } }),
    responses: {
      '200': answerOf(call),
      '400': refer('Invalid'),
      ...(route.access !== 'public' && { '401': refer('Unauthorised') }),
      ...(route.proof && { '403': refer('Forbidden') }),
      ...(/:/.test(route.access) && { '403': refer('Forbidden'), '404': refer('NotFound') }),
      ...(route.method === 'POST' && { '409': refer('Conflict') }),
      ...(route.access === 'public' && { '429': refer('TooMany') }),
    },
  }
}

function parametersOf({ path }: Route, call: CallDoc | undefined): Schema {
  const within = [...path.matchAll(named)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }))
  const parameters = [...within, ...Object.entries(call?.query ?? {}).map(parameter)]
  return parameters.length > 0 ? { parameters } : {}
}

const parameter = ([name, text]: [string, string]) => ({
  name,
  in: 'query',
  required: text.startsWith('*'),
  description: text.replace(/^\*/, ''),
  schema: { type: 'string' },
})

function contentOf(call: CallDoc | undefined): Schema | undefined {
  if (call?.bodySchema) return { 'application/json': { schema: call.bodySchema } }
  if (call?.body) return { 'application/json': { schema: objectOf(call.body) } }
  if (!call?.form) return undefined
  const schema = objectOf(call.form)
  return { 'multipart/form-data': { schema }, 'application/x-www-form-urlencoded': { schema } }
}

const objectOf = (fields: Readonly<Record<string, string>>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, { description: text.replace(/^\*/, '') }]),
  ),
  required: Object.entries(fields).flatMap(([name, text]) => (text.startsWith('*') ? [name] : [])),
})

const replies = {
  options: optionsSchema,
  tree: treeSchema,
  page: pageOf({}),
  list: { type: 'array' },
  nothing: { type: 'null' },
} as const satisfies Record<Exclude<NonNullable<CallDoc['reply']>, 'bare' | 'file'>, Schema>

function answerOf(call: CallDoc | undefined): Schema {
  const reply = call?.reply
  if (reply === 'file')
    return { description: '文件', content: { 'application/octet-stream': { schema: {} } } }
  if (reply === 'bare') return { description: '成功', content: { 'application/json': { schema: {} } } }
  const data = call?.dataSchema ?? (reply ? replies[reply] : {})
  return { description: '成功', content: { 'application/json': { schema: enveloped(data) } } }
}
