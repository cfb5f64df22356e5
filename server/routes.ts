import { appliedRoutes } from '#server/applied/routes.ts'
import { appRoutes } from '#server/apps/routes.ts'
import { baseRoutes } from '#server/areas/base/routes.ts'
import { services } from '#server/areas/services.ts'
import { desktopRoutes } from '#server/desktop/routes.ts'
import { dictionaryRoutes } from '#server/dictionaries/routes.ts'
import { downloadRoutes } from '#server/downloads/routes.ts'
import { menuRoutes } from '#server/menus/routes.ts'
import { messageRoutes } from '#server/messages/routes.ts'
import { noticeRoutes } from '#server/notices/routes.ts'
import { resourceRoutes } from '#server/resource/routes.ts'
import { richTextRoutes } from '#server/rich-text/routes.ts'
import type { Route } from '#server/route.ts'
import { scheduleRoutes } from '#server/schedule/routes.ts'
import { sessionRoutes } from '#server/session/routes.ts'
import { timetableRoutes } from '#server/timetable/routes.ts'
import { todoRoutes } from '#server/todo/routes.ts'

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...menuRoutes,
  ...dictionaryRoutes,
  ...services.flatMap(resourceRoutes),
  ...baseRoutes,
  ...appRoutes,
  ...desktopRoutes,
  ...timetableRoutes,
  ...scheduleRoutes,
  ...todoRoutes,
  ...appliedRoutes,
  ...noticeRoutes,
  ...messageRoutes,
  ...downloadRoutes,
  ...richTextRoutes,
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
