import type { Area } from '#domain/kernel/screen.ts'
import { config, custom, list, manage, view } from '#domain/kernel/screen.ts'
import { accountRequest } from './account-request.ts'
import { fileLink } from './file-link.ts'
import { logUser } from './log-user.ts'
import { notice } from './notice.ts'
import { passwordPolicy } from './password-policy.ts'

/** How the portal itself is run. */
export const system: Area = {
  area: 'system',
  title: '系统管理',
  icon: 'settings',
  resources: [passwordPolicy, logUser, notice, fileLink, accountRequest],
  screens: [
    config(passwordPolicy, 'key-round', { admin: ['view', 'update'] }),
    custom(notice, 'megaphone', { admin: manage }, { parts: [fileLink] }),
    list(logUser, 'clock', { admin: view }),
    list(accountRequest, 'user-check', { admin: ['view', 'approve', 'refuse'] }),
  ],
}
