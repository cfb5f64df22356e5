import type { ServerArea } from '#server/core/server-area.ts'
import { attachments } from './attachment.ts'
import { codeGenerationRoutes } from './code-generation.ts'
import { datasourceRoutes, datasources } from './datasource.ts'
import { mailConfigRoutes, mailServers } from './email.ts'
import { jobs } from './job.ts'
import { objectStorages } from './object-storage.ts'
import { smsConfigRoutes, smsServices } from './sms.ts'
import { tasks } from './task.ts'

export const resourceServer: ServerArea = {
  served: [attachments, objectStorages, tasks, jobs, smsServices, mailServers, datasources],
  routes: [...smsConfigRoutes, ...mailConfigRoutes, ...datasourceRoutes, ...codeGenerationRoutes],
}
