import type { Route } from '#server/core/route.ts'
import { goodsRoutes } from './goods/routes.ts'
import { readerRoutes } from './reader.ts'
import { verificationRoutes } from './verification/routes.ts'

/** Calls of the desks, beside those that every resource has. */
export const claimRoutes: readonly Route[] = [...readerRoutes, ...goodsRoutes, ...verificationRoutes]
