import type { Area } from '#domain/kernel/screen.ts'
import { list } from '#domain/kernel/screen.ts'
import { attachment } from './attachment.ts'
import { task } from './task.ts'

/** What the portal stands on: files, stores, jobs, other systems. */
export const resource: Area = {
  area: 'resource',
  title: '资源与平台',
  icon: 'folder-open',
  resources: [attachment, task],
  screens: [
    list(attachment, 'file-text', { admin: ['view', 'remove', 'export'] }),
    list(
      task,
      'activity',
      { admin: ['view', 'export', 'retry', 'stop'] },
      { path: 'resource/job-log', title: '任务日志' },
    ),
  ],
}
