import type { Area } from '#domain/kernel/screen.ts'
import { custom, manage } from '#domain/kernel/screen.ts'
import { fileLink } from './file-link.ts'
import { notice } from './notice.ts'

/** How the portal itself is run. */
export const system: Area = {
  area: 'system',
  title: '系统管理',
  icon: 'settings',
  resources: [notice, fileLink],
  screens: [custom(notice, 'megaphone', { admin: manage }, { parts: [fileLink] })],
}
