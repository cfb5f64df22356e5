import type { ServerArea } from '#server/core/server-area.ts'

export const activityServer: ServerArea = {
  demo: async (_db, tenantId, app) => (await import('./demo/activity.ts')).demoActivity(app, tenantId),
}
