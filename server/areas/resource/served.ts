import type { Served } from '#server/resource/serve.ts'
import { datasources } from './datasource.ts'
import { smsServices } from './sms.ts'

export const resourceServed: readonly Served[] = [smsServices, datasources]
