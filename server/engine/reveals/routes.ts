import type { Route } from '#server/core/route.ts'
import { revealsOfMe } from './of-me.ts'

export const revealRoutes: readonly Route[] = [
  { method: 'GET', path: 'security/revealRecord/mine', access: 'signed-in', answer: revealsOfMe },
]
