import { http } from '#workbench/http/http.ts'
import { bringServices } from '#workbench/portal/services.ts'
import type { Menus } from './menus.ts'
import { readButtons } from './read-buttons.ts'
import { readMenus } from './read-menus.ts'

export async function fetchMenus(): Promise<Menus> {
  // Part of the start (specification, section 7), but nothing that the frame would wait for.
  bringServices().catch(() => {})
  const [buttons, routes] = await Promise.all([
    http('base/sysMenu/getUserBtn'),
    http('base/sysMenu/getUserRoutes'),
  ])
  return { menus: readMenus(routes), permissions: readButtons(buttons) }
}
