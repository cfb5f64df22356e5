import type { Area } from '#domain/kernel/screen.ts'
import { list, view } from '#domain/kernel/screen.ts'
import { logUser } from './log-user.ts'
import { passwordPolicy } from './password-policy.ts'

/** How the portal itself is run. */
export const system: Area = {
  area: 'system',
  title: '系统管理',
  icon: 'settings',
  resources: [passwordPolicy, logUser],
  screens: [
    list(passwordPolicy, 'key-round', { admin: ['view', 'update'] }),
    list(logUser, 'clock', { admin: view }),
  ],
}
