import { baseRoutes } from '#server/areas/base/routes.ts'
import { examRoutes } from '#server/areas/exam/routes.ts'
import { services } from '#server/areas/services.ts'
import { dictionaryRoutes } from '#server/dictionaries/routes.ts'
import { federationRoutes } from '#server/federation/routes.ts'
import { menuRoutes } from '#server/menus/routes.ts'
import { registrationRoutes } from '#server/registration/routes.ts'
import { resourceRoutes } from '#server/resource/routes.ts'
import type { Route } from '#server/route.ts'
import { sessionRoutes } from '#server/session/routes.ts'

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...federationRoutes,
  ...registrationRoutes,
  ...menuRoutes,
  ...dictionaryRoutes,
  ...services.flatMap(resourceRoutes),
  ...baseRoutes,
  ...examRoutes,
]

const access = /^(public|signed-in|[\w-]+\.[\w-]+:[\w-]+)$/

/** A route that says not who may call it, or stands twice, must not start. */
export function checkRoutes(routes: readonly Route[]): void {
  const known = new Set<string>()
  for (const { method, path, access: declared } of routes) {
    const call = `${method} ${path}`
    if (!access.test(declared ?? '')) throw new Error(`The route ${call} does not say who may call it.`)
    if (known.has(call)) throw new Error(`The route ${call} is declared twice.`)
    known.add(call)
  }
}
