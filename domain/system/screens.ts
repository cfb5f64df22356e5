import type { Area } from '#domain/kernel/screen.ts'
import { list, manage } from '#domain/kernel/screen.ts'
import { loginType } from './login-type.ts'
import { userBinding } from './user-binding.ts'

/** How the portal itself is run. */
export const system: Area = {
  area: 'system',
  title: '系统管理',
  icon: 'settings',
  resources: [loginType, userBinding],
  screens: [
    list(loginType, 'log-in', { admin: manage }),
    list(userBinding, 'link', { admin: ['view', 'remove'] }),
  ],
}
