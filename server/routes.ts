import { ownCards, statistics } from '#domain/index.ts'
import { auditRoutes } from '#server/core/audit/verify.ts'
import { storedReplyRoutes } from '#server/core/idempotency/state.ts'
import { logRoutes } from '#server/core/logs/error-log.ts'
import type { Route } from '#server/core/route.ts'
import type { Served } from '#server/core/serve.ts'
import { dictionaryRoutes } from '#server/engine/dictionaries/routes.ts'
import { exportRoutes } from '#server/engine/export/calls.ts'
import { exportLogRoutes } from '#server/engine/export/log.ts'
import { secretFieldRoutes } from '#server/engine/field-rules/routes.ts'
import { historyRoutes } from '#server/engine/history/routes.ts'
import { importRoutes } from '#server/engine/import/routes.ts'
import { ownFieldRoutes } from '#server/engine/own-record/routes.ts'
import { revealRoutes } from '#server/engine/reveals/routes.ts'
import { reviewRoutes } from '#server/engine/reviews/routes.ts'
import { ownRoutes } from '#server/engine/rows/own.ts'
import { resourceRoutes } from '#server/engine/rows/routes.ts'
import { statsRoutes } from '#server/engine/stats/routes.ts'
import { viewRoutes } from '#server/engine/views/routes.ts'
import { accessRoutes } from '#server/identity/access/routes.ts'
import { federationRoutes } from '#server/identity/federation/routes.ts'
import { installationRoutes } from '#server/identity/installation/routes.ts'
import { isOffered } from '#server/identity/menus/offered.ts'
import { menuRoutes } from '#server/identity/menus/routes.ts'
import { registrationRoutes } from '#server/identity/registration/routes.ts'
import { scanRoutes } from '#server/identity/scan/routes.ts'
import { secondFactorRoutes } from '#server/identity/second-factor/routes.ts'
import { sessionRoutes } from '#server/identity/session/routes.ts'
import { smsRoutes } from '#server/identity/sms/routes.ts'
import { appliedRoutes } from '#server/personal/applied/routes.ts'
import { evaluateRoutes } from '#server/personal/apps/evaluate.ts'
import { appRoutes } from '#server/personal/apps/routes.ts'
import { wallRoutes } from '#server/personal/big-screen/routes.ts'
import { desktopRoutes } from '#server/personal/desktop/routes.ts'
import { downloadRoutes } from '#server/personal/downloads/routes.ts'
import { noticeRoutes } from '#server/personal/notices/routes.ts'
import { personalCenterRoutes } from '#server/personal/personal-center/routes.ts'
import { scheduleRoutes } from '#server/personal/schedule/routes.ts'
import { surveyRoutes } from '#server/personal/survey/routes.ts'
import { timetableRoutes } from '#server/personal/timetable/routes.ts'
import { openTodos, todoRoutes } from '#server/personal/todo/routes.ts'
import { aiRoutes } from '#server/platform/ai/routes.ts'
import { doorRoutes } from '#server/platform/doors/routes.ts'
import { fileRoutes } from '#server/platform/files/routes.ts'
import { taskRoutes } from '#server/platform/jobs/routes.ts'
import { receiptRoutes } from '#server/platform/messages/receipts.ts'
import { messageRoutes } from '#server/platform/messages/routes.ts'
import { monitorRoutes } from '#server/platform/monitor/routes.ts'
import { openApiRoutes } from '#server/platform/openapi/routes.ts'
import { printRoutes } from '#server/platform/prints/routes.ts'
import { reportRoutes } from '#server/platform/reports/routes.ts'
import { richTextRoutes } from '#server/platform/rich-text/routes.ts'
import { allAreas, served } from './registry.ts'

const services = [...served.values()]
const todos = openTodos(allAreas.flatMap(({ todos = [] }) => todos))

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...smsRoutes,
  ...scanRoutes,
  ...federationRoutes,
  ...installationRoutes,
  ...menuRoutes,
  ...dictionaryRoutes,
  ...services.flatMap(resourceRoutes),
  ...allAreas.flatMap(({ routes = [] }) => routes),
  ...statistics.flatMap(statsRoutes),
  ...ownCards.flatMap((screen) => ownRoutes(served.get(screen.resource) as Served, screen)),
  ...auditRoutes,
  ...historyRoutes,
  ...logRoutes,
  ...personalCenterRoutes,
  ...registrationRoutes,
  ...surveyRoutes,
  ...wallRoutes,
  ...noticeRoutes,
  ...messageRoutes,
  ...downloadRoutes,
  ...richTextRoutes,
  ...appRoutes,
  ...desktopRoutes(todos),
  ...timetableRoutes,
  ...scheduleRoutes,
  ...todoRoutes(todos),
  ...appliedRoutes(allAreas.flatMap(({ applied }) => applied ?? [])),
  ...openApiRoutes(() => routes),
  ...importRoutes,
  ...fileRoutes,
  ...viewRoutes,
  ...secretFieldRoutes,
  ...taskRoutes,
  ...services.filter(({ resource }) => isOffered(resource, 'export')).flatMap(exportRoutes),
  ...exportLogRoutes,
  ...reviewRoutes,
  ...ownFieldRoutes,
  ...revealRoutes,
  ...accessRoutes,
  ...receiptRoutes,
  ...evaluateRoutes,
  ...aiRoutes,
  ...monitorRoutes,
  ...storedReplyRoutes,
  ...reportRoutes,
  ...printRoutes,
  ...doorRoutes,
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
