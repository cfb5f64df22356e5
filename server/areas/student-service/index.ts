import type { ServerArea } from '#server/core/server-area.ts'
import { signTaskServer } from './sign-task/server.ts'

export const studentServiceServer: ServerArea = {
  reads: ['base.building', 'base.counsellor', 'base.student', 'leave.application', 'system.user'],
  ...signTaskServer,
  demo: async (db, tenantId) => (await import('./demo/sign-tasks.ts')).demoSignTasks(db, tenantId),
}
