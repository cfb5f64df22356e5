import type { ServerArea } from '#server/core/server-area.ts'
import { wakeCase } from '#server/engine/approval/wake.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { cases } from './cases.ts'
import { entrusts } from './entrusts.ts'
import { handOver } from './hand-over.ts'
import { installModels } from './publish.ts'
import { workflowRoutes } from './routes.ts'
import { approvalTodos } from './todos.ts'

export const workflowServer: ServerArea = {
  reads: ['base.class', 'base.department', 'base.student', 'base.teacher', 'system.role', 'system.user'],
  served: [cases, entrusts],
  routes: workflowRoutes,
  todos: [approvalTodos],
  jobs: { 'wake-case': wakeCase, 'hand-over': handOver },
  scheduled: { 'keep-deadlines': keepDeadlines },
  install: installModels,
  demo: async (_db, tenantId, app) => (await import('./demo/entrusts.ts')).demoEntrusts(app, tenantId),
}
