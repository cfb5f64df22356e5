import { accessRoutes } from '#server/access/routes.ts'
import { aiRoutes } from '#server/ai/routes.ts'
import { appliedRoutes } from '#server/applied/routes.ts'
import { evaluateRoutes } from '#server/apps/evaluate.ts'
import { appRoutes } from '#server/apps/routes.ts'
import { baseRoutes } from '#server/areas/base/routes.ts'
import { claimRoutes } from '#server/areas/claim/routes.ts'
import { examRoutes } from '#server/areas/exam/routes.ts'
import { platformRoutes } from '#server/areas/resource/routes.ts'
import { services } from '#server/areas/services.ts'
import { systemRoutes } from '#server/areas/system/routes.ts'
import { auditRoutes } from '#server/audit/verify.ts'
import { desktopRoutes } from '#server/desktop/routes.ts'
import { dictionaryRoutes } from '#server/dictionaries/routes.ts'
import { downloadRoutes } from '#server/downloads/routes.ts'
import { exportRoutes } from '#server/export/calls.ts'
import { exportLogRoutes } from '#server/export/log.ts'
import { federationRoutes } from '#server/federation/routes.ts'
import { fileRoutes } from '#server/files/routes.ts'
import { historyRoutes } from '#server/history/routes.ts'
import { storedReplyRoutes } from '#server/idempotency/state.ts'
import { importRoutes } from '#server/import/routes.ts'
import { installationRoutes } from '#server/installation/routes.ts'
import { taskRoutes } from '#server/jobs/routes.ts'
import { logRoutes } from '#server/logs/error-log.ts'
import { menuRoutes } from '#server/menus/routes.ts'
import { messageRoutes } from '#server/messages/routes.ts'
import { sendCountRoutes } from '#server/messages/statistics.ts'
import { monitorRoutes } from '#server/monitor/routes.ts'
import { noticeRoutes } from '#server/notices/routes.ts'
import { openApiRoutes } from '#server/openapi/routes.ts'
import { personalCenterRoutes } from '#server/personal-center/routes.ts'
import { registrationRoutes } from '#server/registration/routes.ts'
import { reportRoutes } from '#server/reports/routes.ts'
import { resourceRoutes } from '#server/resource/routes.ts'
import { revealRoutes } from '#server/reveals/routes.ts'
import { reviewRoutes } from '#server/reviews/routes.ts'
import { richTextRoutes } from '#server/rich-text/routes.ts'
import type { Route } from '#server/route.ts'
import { scanRoutes } from '#server/scan/routes.ts'
import { scheduleRoutes } from '#server/schedule/routes.ts'
import { secondFactorRoutes } from '#server/second-factor/routes.ts'
import { secretFieldRoutes } from '#server/secret-fields/routes.ts'
import { sessionRoutes } from '#server/session/routes.ts'
import { smsRoutes } from '#server/sms/routes.ts'
import { surveyRoutes } from '#server/survey/routes.ts'
import { timetableRoutes } from '#server/timetable/routes.ts'
import { todoRoutes } from '#server/todo/routes.ts'
import { viewRoutes } from '#server/views/routes.ts'
import { wallRoutes } from '#server/wall/routes.ts'

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
  ...baseRoutes,
  ...systemRoutes,
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
  ...desktopRoutes,
  ...timetableRoutes,
  ...scheduleRoutes,
  ...todoRoutes,
  ...appliedRoutes,
  ...claimRoutes,
  ...examRoutes,
  ...openApiRoutes(() => routes),
  ...importRoutes,
  ...fileRoutes,
  ...viewRoutes,
  ...secretFieldRoutes,
  ...taskRoutes,
  ...services.flatMap(exportRoutes),
  ...exportLogRoutes,
  ...reviewRoutes,
  ...revealRoutes,
  ...accessRoutes,
  ...platformRoutes,
  ...sendCountRoutes,
  ...evaluateRoutes,
  ...aiRoutes,
  ...monitorRoutes,
  ...storedReplyRoutes,
  ...reportRoutes,
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
