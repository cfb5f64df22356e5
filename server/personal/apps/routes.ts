import type { PersonalCall, Route } from '#server/core/route.ts'
import { resourceRoutes } from '#server/engine/rows/routes.ts'
import { arrange, collect, use, userApp, userCollection, userUsedApp } from './calls.ts'
import { servedAppName } from './served.ts'

const at = 'base/appName/'

/** The names of the specification (section 7) for the calls of the resource: there `list` comes in pages. */
const named: readonly Route[] = resourceRoutes(servedAppName).flatMap((route) => {
  const name = route.path.slice(route.path.lastIndexOf('/') + 1)
  if (name === 'page') return [{ ...route, path: `${at}list` }]
  return ['getOne', 'add', 'update', 'remove'].includes(name) ? [{ ...route, path: at + name }] : []
})

const own = (method: Route['method'], name: string, answer: (call: PersonalCall) => unknown): Route => ({
  method,
  path: at + name,
  access: 'signed-in',
  answer,
})

export const appRoutes: readonly Route[] = [
  ...named,
  own('GET', 'getUserApp', userApp),
  own('GET', 'getUserUsedApp', userUsedApp),
  own('GET', 'getUserCollection', userCollection),
  own('POST', 'use', use),
  own('POST', 'collect', collect),
  own('POST', 'arrange', arrange),
]
