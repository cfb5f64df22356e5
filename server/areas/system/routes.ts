import type { Route } from '#server/core/route.ts'
import { roleUserRoutes } from '#server/identity/roles/role-users.ts'
import { authorisationRoutes } from './authorisation.ts'
import { baseParamsRoutes } from './base-params.ts'

/** Calls of the system area beside those that every resource has. */
export const systemRoutes: readonly Route[] = [...roleUserRoutes, ...authorisationRoutes, ...baseParamsRoutes]
