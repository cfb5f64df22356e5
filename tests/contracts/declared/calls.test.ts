import { expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Action } from '#domain/kernel/action.ts'
import type { CallFacts } from '#domain/kernel/call.ts'
import type { Route } from '#server/core/route.ts'
import { askedArea, isOfAsked } from '#tests/support/asked-area.ts'
import { askedServers } from '#tests/support/asked-servers.ts'

const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, CallFacts>> | null>>>(
  '/domain/**/*calls.ts',
  { eager: true },
)
const calls = Object.entries(files)
  .filter(([file]) => !askedArea || file.startsWith(`/domain/${askedArea}/`))
  .flatMap(([, file]) => Object.values(file).flatMap((some) => Object.values(some ?? {})))
  // Beside the calls may stand what they are asked with.
  .filter((call) => typeof call?.path === 'string' && typeof call.method === 'string')

const servers = Object.values(askedServers)
const own: readonly Route[] = servers.flatMap(({ routes = [] }) => routes)
const isOwn = ({ path }: CallFacts) => own.some((route) => route.path === path)
/** Of one area those that it answers itself are enough, unless the rest of the server answers some of its calls. */
const routes = askedArea && calls.every(isOwn) ? own : (await import('#server/routes.ts')).routes

it.each(calls.map((call) => [call.path, call] as const))('%s is answered as it is declared', (path, call) => {
  expect(routes.find((route) => route.path === path)).toMatchObject({ ...call })
})

const handlers = new Map<string, object>(
  servers.flatMap(({ served = [] }) =>
    served.map(({ resource, actions, together }) => [resource.name, { ...actions, ...together }]),
  ),
)

it.each(resources.filter(isOfAsked).map((resource) => [resource.name, resource] as const))(
  'every action of %s that needs a handler has one',
  (_, { name, actions = {} }) => {
    const done = handlers.get(name) ?? {}
    const without = Object.entries<Action>(actions)
      .filter(([name, { set, keep, open, print, step, makes }]) => {
        const declared = set ?? keep ?? open ?? print ?? step ?? makes
        return !declared && !(name in done)
      })
      .map(([name]) => name)
    expect(without).toEqual([])
  },
)
