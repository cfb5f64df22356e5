import type { Served } from '#server/core/serve.ts'
import { attachments } from './attachment.ts'
import { datasources } from './datasource.ts'
import { jobs } from './job.ts'
import { objectStorages } from './object-storage.ts'
import { smsServices } from './sms.ts'
import { tasks } from './task.ts'

export const resourceServed: readonly Served[] = [
  attachments,
  objectStorages,
  tasks,
  jobs,
  smsServices,
  datasources,
]
