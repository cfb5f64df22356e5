import type { Area } from '#domain/kernel/screen.ts'
import { custom, list, manage } from '#domain/kernel/screen.ts'
import { appInfo } from '#domain/system/app-info.ts'
import { attachment } from './attachment.ts'
import { codeGeneration } from './code-generation.ts'
import { datasource } from './datasource.ts'
import { sms } from './sms.ts'

/** What the portal stands on: files, stores, jobs, other systems. */
export const resource: Area = {
  area: 'resource',
  title: '资源与平台',
  icon: 'folder-open',
  resources: [attachment, sms, datasource],
  screens: [
    list(attachment, 'file-text', { admin: ['view', 'remove', 'export'] }),
    custom(sms, 'message-square', { admin: manage }),
    custom(appInfo, 'app-window', { admin: ['view', 'add', 'update'] }, { path: 'resource/app-info' }),
    custom(datasource, 'database', { admin: ['view', 'add', 'update', 'remove'] }),
    custom(codeGeneration, 'code', { admin: ['view', 'update'] }),
  ],
}
