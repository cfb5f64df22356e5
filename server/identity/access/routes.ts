import type { Route } from '#server/core/route.ts'
import { explainAccess } from './explain.ts'
import { beginView, endView, viewsOfMe } from './view-as.ts'

/** Why somebody sees a row, and how the portal looks to them. */
export const accessRoutes: readonly Route[] = [
  { method: 'GET', path: 'system/access/explain', access: 'signed-in', answer: explainAccess },
  {
    method: 'POST',
    path: 'system/access/viewAs',
    access: 'system.user-authorisation:update',
    answer: beginView,
  },
  { method: 'POST', path: 'system/access/endView', access: 'signed-in', answer: endView },
  { method: 'GET', path: 'system/access/viewsOfMe', access: 'signed-in', answer: viewsOfMe },
]
