import { queryOptions } from '@tanstack/react-query'
import { http } from '#workbench/http/http.ts'

export interface MenuToGive {
  readonly id: string
  readonly kind: 'directory' | 'screen' | 'button'
  readonly terminal: 'web' | 'mobile'
  readonly title: string
  readonly permission: string | null
  readonly children: readonly MenuToGive[]
}

export const menusToGive = queryOptions({
  queryKey: ['system.menu', 'to give'],
  queryFn: () => http<readonly MenuToGive[]>('base/sysMenu/gantTreeMenu', { quiet: true }),
})

interface CheckedKeys {
  readonly menu: readonly string[]
}

export const menusHeld = (roleId: string) =>
  queryOptions({
    queryKey: ['system.role-menu', roleId],
    queryFn: () => http<CheckedKeys>('base/roleMenu/getCheckedKeys', { query: { roleId }, quiet: true }),
  })

export interface Change {
  readonly roleId: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

export const changeMenus = (body: Change) =>
  http<null>('system/roleMenu/update', { method: 'POST', body: { ...body } })
