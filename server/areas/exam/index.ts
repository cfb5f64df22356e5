import type { ServerArea } from '#server/core/server-area.ts'
import { examRoutes } from './routes.ts'

export const examServer: ServerArea = {
  routes: examRoutes,
}
