import { menuCalls } from '#domain/system/menus/calls.ts'
import { refreshPerson } from '#workbench/account/session/refresh-person.ts'
import { ask } from '#workbench/http/ask.ts'
import { bringServices } from '#workbench/portal/services.ts'
import type { Menus } from './menus.ts'
import { readButtons } from './read-buttons.ts'
import { readMenus } from './read-menus.ts'

export async function fetchMenus(): Promise<Menus> {
  // Part of the start (specification, section 7), but nothing that the frame would wait for.
  bringServices().catch(() => {})
  refreshPerson().catch(() => {})
  const [buttons, routes] = await Promise.all([ask(menuCalls.buttons), ask(menuCalls.mine, {})])
  return { menus: readMenus(routes), permissions: readButtons(buttons) }
}
