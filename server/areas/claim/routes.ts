import type { Route } from '#server/route.ts'
import { goodsRoutes } from './goods/routes.ts'

/** Calls of the desks, beside those that every resource has. */
export const claimRoutes: readonly Route[] = [...goodsRoutes]
