import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { holdersChanged, menusChanged, menusHeld, usersAsked } from './asked.ts'

/** What may be given to a role, buttons and all. */
export interface MenuToGive {
  readonly id: string
  readonly kind: 'directory' | 'screen' | 'button'
  readonly terminal: 'web' | 'mobile'
  readonly title: string
  readonly permission: string | null
  readonly children: readonly MenuToGive[]
}

/** A user who holds a role, or does not. */
export interface RoleUser {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly kind: string
  readonly enabled: boolean
  readonly departmentName: string | null
}

export const roleMenuCalls = {
  toGive: defineCall<undefined, readonly MenuToGive[]>({
    method: 'GET',
    path: 'base/sysMenu/gantTreeMenu',
    access: 'system.role-menu:view',
    title: '可授权的菜单树',
    reply: 'tree',
  }),
  /** What is ticked in the tree of menus of a role, and how many others it holds beyond what the asker may give. */
  held: defineCall<z.input<typeof menusHeld>, { readonly menu: readonly string[]; readonly beyond: number }>({
    method: 'GET',
    path: 'base/roleMenu/getCheckedKeys',
    access: 'system.role-menu:view',
    title: '角色已有的菜单',
  }),
  /**
   * It tells what changes and not what is left, so that two who work on one role at once both get what they wanted.
   */
  change: defineCall<z.input<typeof menusChanged>, void>({
    method: 'POST',
    path: 'system/roleMenu/update',
    access: 'system.role-menu:update',
    title: '设置角色的菜单',
    reply: 'nothing',
  }),
}

/** Those who hold a role; `beyond` counts those whom the asker does not reach. */
export interface HoldersPage extends Page<RoleUser> {
  readonly beyond: number
}

export const roleUserCalls = {
  page: defineCall<z.input<typeof usersAsked>, HoldersPage>({
    method: 'GET',
    path: 'system/roleUser/page',
    access: 'system.user-role:view',
    title: '角色的用户',
    reply: 'page',
  }),
  candidates: defineCall<z.input<typeof usersAsked>, Page<RoleUser>>({
    method: 'GET',
    path: 'system/roleUser/candidates',
    access: 'system.user-role:view',
    title: '可加入角色的用户',
    reply: 'page',
  }),
  /** Gives a role to people, and takes it from others. */
  change: defineCall<z.input<typeof holdersChanged>, void>({
    method: 'POST',
    path: 'system/roleUser/update',
    access: 'system.user-role:update',
    title: '设置角色的用户',
    reply: 'nothing',
  }),
}
