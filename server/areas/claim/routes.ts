import type { Route } from '#server/route.ts'
import { readerRoutes } from './reader.ts'

export const claimRoutes: readonly Route[] = [...readerRoutes]
