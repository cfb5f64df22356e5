import type { Area } from '#domain/kernel/screen.ts'

/** How the portal itself is run. */
export const system: Area = {
  area: 'system',
  title: '系统管理',
  icon: 'settings',
  resources: [],
  screens: [],
}
