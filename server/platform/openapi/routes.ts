import type { Route } from '#server/core/route.ts'
import { documentOf } from './document.ts'

/** GET system/openApi/document: every call of this server, for anyone who may read its API log. */
export const openApiRoutes = (all: () => readonly Route[]): readonly Route[] => [
  {
    method: 'GET',
    path: 'system/openApi/document',
    access: 'system.log-api:view',
    answer: ({ app }) => documentOf(all(), app.settings),
  },
]
