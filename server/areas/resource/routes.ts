import type { Route } from '#server/core/route.ts'
import { codeGenerationRoutes } from './code-generation.ts'
import { datasourceRoutes } from './datasource.ts'
import { smsConfigRoutes } from './sms.ts'

/** Calls of the area of resources beside those that every resource has. */
export const platformRoutes: readonly Route[] = [
  ...smsConfigRoutes,
  ...datasourceRoutes,
  ...codeGenerationRoutes,
]
