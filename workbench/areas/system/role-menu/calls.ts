import { queryOptions } from '@tanstack/react-query'
import { roleMenuCalls } from '#domain/system/roles/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const menusToGive = queryOptions({
  queryKey: ['system.menu', 'to give'],
  queryFn: () => ask(roleMenuCalls.toGive, undefined, { quiet: true }),
})

export const menusHeld = (roleId: string) =>
  queryOptions({
    queryKey: ['system.role-menu', roleId],
    queryFn: () => ask(roleMenuCalls.held, { roleId }, { quiet: true }),
  })

export interface Change {
  readonly roleId: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

export const changeMenus = (body: Change) => ask(roleMenuCalls.change, body)
