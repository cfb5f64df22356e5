import { defineArea } from '#domain/kernel/area.ts'
import { custom, list, manage } from '#domain/kernel/screen.ts'
import { appInfo } from '#domain/system/app-info.ts'
import { attachment, attachmentUse } from './attachment.ts'
import { codeGeneration } from './code-generation.ts'
import { datasource } from './datasource.ts'
import { email } from './email.ts'
import { job } from './job.ts'
import { objectStorage } from './object-storage.ts'
import { sms } from './sms.ts'
import { task } from './task.ts'
import { upload, uploadPart } from './upload.ts'

/** What the portal stands on: files, stores, jobs, other systems. */
export const resource = defineArea({
  area: 'resource',
  title: '资源与平台',
  icon: 'folder-open',
  resources: [objectStorage, attachment, task, job, sms, email, datasource],
  tables: [codeGeneration, attachmentUse, upload, uploadPart],
  scheduled: {
    'sweep-sessions': { label: '清理过期会话与验证码', cron: '*/10 * * * *' },
    'sweep-uploads': { label: '清理未完成的上传', cron: '5 * * * *' },
    'sweep-files': { label: '清理无主文件', cron: '20 3 * * *' },
    'seal-changes': { label: '封存字段变更记录', cron: '*/10 * * * *' },
    'sweep-tasks': { label: '清理任务日志', cron: '10 4 * * *' },
    'tend-tables': { label: '整理数据库', cron: '35 * * * *' },
  },
  screens: [
    list(attachment, 'files', { admin: ['view', 'remove', 'export'] }, { title: '附件管理' }),
    list(objectStorage, 'hard-drive', { admin: [...manage, 'check'] }),
    list(job, 'clock', { admin: [...manage, 'run', 'pause', 'resume'] }),
    list(
      task,
      'activity',
      { admin: ['view', 'export', 'retry', 'stop'] },
      { path: 'resource/job-log', title: '任务日志' },
    ),
    custom(sms, 'message-square', { admin: manage }),
    custom(email, 'send', { admin: manage }),
    custom(appInfo, 'app-window', { admin: ['view', 'add', 'update'] }, { path: 'resource/app-info' }),
    custom(datasource, 'database', { admin: ['view', 'add', 'update', 'remove'] }),
    custom(codeGeneration, 'code', { admin: ['view', 'update'] }),
  ],
})
