import { useSyncExternalStore } from 'react'
import { fetchMenus } from './fetch-menus.ts'
import type { Menu } from './menu.ts'
import type { Permissions } from './read-buttons.ts'

/** What the server lets this person open and do. */
export interface Menus {
  readonly menus: readonly Menu[]
  readonly permissions: Permissions
}

let loaded: Menus | null = null
let loading: Promise<Menus> | null = null
const listeners = new Set<() => void>()

const set = (menus: Menus | null) => {
  loaded = menus
  loading = null
  for (const listener of listeners) listener()
}

export const loadedMenus = () => loaded

/** Buttons and routes of the person, fetched once after sign-in and again on demand (specification, section 4). */
export function loadMenus(): Promise<Menus> {
  if (loading) return loading
  const asked = fetchMenus()
  loading = asked
  asked.then(
    (menus) => loading === asked && set(menus),
    () => loading === asked && set(loaded),
  )
  return asked
}

export const forgetMenus = () => set(null)

const none: Menus = { menus: [], permissions: new Set() }

export const useMenus = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => loaded ?? none,
  )

/** `has('base.building:add')`: whether the person's buttons include it. */
export function usePermission() {
  const { permissions } = useMenus()
  // What is tried out within the page is nobody's to be refused.
  return (permission: string) => permission.startsWith('rehearsal.') || permissions.has(permission)
}
