import { sourceNamed } from '#domain/reports/sources.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { reportsFor } from './kept.ts'
import { preview } from './preview.ts'
import { print } from './print.ts'

/** GET system/report/mine?resource=: the reports that the person may print of that list. */
async function mine({ c, app, actor }: PersonalCall) {
  const name = c.req.query('resource') ?? ''
  return sourceNamed(name) ? reportsFor(app.db, actor, name) : []
}

export const reportRoutes: readonly Route[] = [
  { method: 'GET', path: 'system/report/mine', access: 'signed-in', answer: mine },
  { method: 'POST', path: 'system/report/preview', access: 'system.report:design', answer: preview },
  { method: 'POST', path: 'system/report/print', access: 'signed-in', answer: print },
]
