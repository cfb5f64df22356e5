import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { MenuToGive } from '#domain/system/roles/calls.ts'
import type { routesAsked } from './asked.ts'

/** A directory or screen that the person holds. Clients of the family spell some marks twice: both are given. */
export interface MenuNode {
  readonly id: string
  readonly parentId: string | null
  readonly path: string
  readonly name: string
  readonly component: string
  readonly redirect: string
  readonly icon: string
  readonly openType: number
  readonly menuLink: string
  readonly meta: {
    readonly title: string
    readonly icon: string
    readonly isAuth: boolean
    readonly isKeepAlive: boolean
    /** An address of the web; empty where the menu leads to none. */
    readonly isLink: string
    readonly affix: boolean
    readonly isAffix: boolean
    readonly hidden: boolean
    readonly isHide: boolean
    readonly iframe: boolean
    readonly isIframe: boolean
    readonly tag: boolean
    /** Of a screen that stands behind the entry of another one: the path of that. */
    readonly within?: string
    /** Of such an entry, which has the title of them all: what its own screen is called. */
    readonly screenTitle?: string
    readonly roles: readonly string[]
  }
  readonly children: readonly MenuNode[]
}

/** Several menus of one terminal with one address: the first of them opens there, the others do not. */
export interface SharedAddress {
  readonly path: string
  readonly terminal: 'web' | 'mobile'
  readonly titles: readonly string[]
}

export const menuCalls = {
  shared: defineCall<undefined, readonly SharedAddress[]>({
    method: 'GET',
    path: 'system/menu/sharedAddresses',
    access: 'system.menu:view',
    title: '地址相同的菜单',
    reply: 'list',
  }),
  mine: defineCall<z.input<typeof routesAsked>, readonly MenuNode[]>({
    method: 'GET',
    path: 'base/sysMenu/getUserRoutes',
    access: 'signed-in',
    title: '我的菜单与路由',
    reply: 'list',
  }),
  /** A key for each thing the person may do, such as `base.building:add`. */
  buttons: defineCall<undefined, Readonly<Record<string, true>>>({
    method: 'GET',
    path: 'base/sysMenu/getUserBtn',
    access: 'signed-in',
    title: '我的按钮权限',
  }),
  /** Directories and screens of the college, as a menu may hang under them. */
  toHangUnder: defineCall<undefined, readonly MenuToGive[]>({
    method: 'GET',
    path: 'base/sysMenu/getTreeMenu',
    access: 'system.menu:view',
    title: '菜单树',
    reply: 'tree',
  }),
}
