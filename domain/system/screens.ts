import type { Area } from '#domain/kernel/screen.ts'
import { custom, list, manage } from '#domain/kernel/screen.ts'
import { appHomeUser } from './app-home-user.ts'
import { appName } from './app-name.ts'
import { fileLink } from './file-link.ts'
import { notice } from './notice.ts'

/** How the portal itself is run. */
export const system: Area = {
  area: 'system',
  title: '系统管理',
  icon: 'settings',
  resources: [appName, appHomeUser, notice, fileLink],
  screens: [
    list(appName, 'app-window', { admin: manage }),
    list(appHomeUser, 'layout-grid', { admin: manage }),
    custom(notice, 'megaphone', { admin: manage }, { parts: [fileLink] }),
  ],
}
