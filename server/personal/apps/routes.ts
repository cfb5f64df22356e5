import { arranged, collected, collectionAsked, opened, servicesAsked } from '#domain/system/apps/asked.ts'
import { appCalls } from '#domain/system/apps/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Route } from '#server/core/route.ts'
import { resourceRoutes } from '#server/engine/rows/routes.ts'
import { arrange, collect, use, userApp, userCollection, userUsedApp } from './calls.ts'
import { servedAppName } from './served.ts'

const at = 'base/appName/'

interface CallTitle {
  readonly title: string
  readonly reply?: 'page' | 'nothing'
}

const told: Readonly<Record<string, CallTitle>> = {
  getOne: { title: '应用' },
  list: { title: '应用列表', reply: 'page' },
  add: { title: '新增应用' },
  update: { title: '修改应用' },
  remove: { title: '删除应用', reply: 'nothing' },
}
const asked: Readonly<Record<string, Pick<Route, 'query' | 'form'>>> = {
  getOne: { query: { id: '*应用编号' } },
  list: { query: { current: '页码', size: '每页条数' } },
  remove: { form: { ids: '*编号，逗号分隔' } },
}

/** The names of the specification (section 7) for the calls of the resource: there `list` comes in pages. */
const named: readonly Route[] = resourceRoutes(servedAppName).flatMap((route) => {
  const own = route.path.slice(route.path.lastIndexOf('/') + 1)
  const name = own === 'page' ? 'list' : own
  return own !== 'list' && told[name] ? [{ ...route, path: at + name, ...told[name], ...asked[name] }] : []
})

export const appRoutes: readonly Route[] = [
  ...named,
  answerCall(appCalls.all, servicesAsked, userApp),
  answerCall(appCalls.used, servicesAsked, userUsedApp),
  answerCall(appCalls.collected, collectionAsked, userCollection),
  answerCall(appCalls.use, opened, use),
  answerCall(appCalls.collect, collected, collect),
  answerCall(appCalls.arrange, arranged, arrange),
]
