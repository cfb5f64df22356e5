import type { Route } from '#server/route.ts'
import { readerRoutes } from './reader.ts'
import { verificationRoutes } from './verification/routes.ts'

export const claimRoutes: readonly Route[] = [...readerRoutes, ...verificationRoutes]
