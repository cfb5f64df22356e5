import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { signIn } from '#workbench/account/session/token-calls.ts'
import { clearLocal, clearSession } from '#workbench/http/storage/storage.ts'
import { forgetMenus, loadMenus } from '#workbench/portal/menus/menus.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { TabContext } from '#workbench/portal/tab-context.ts'
import { homeTab } from '#workbench/portal/tabs.ts'
import { browserServer } from './browser-server.ts'
import { prepareDesks, tenantId } from './server-parts.ts'

/** Signs in to the server inside this page, with the menus and permissions of one of the demo accounts. */
export async function signedIn(account = 'admin') {
  const server = await browserServer()
  clearLocal()
  clearSession()
  const outcome = await signIn({ type: 'account', account, password: 'Campus@2026' })
  if (!outcome.ok) throw new Error(outcome.fault.message)
  // Those of an account before, still on their way, are not waited for in the place of this one's.
  forgetMenus()
  await loadMenus()
  return server
}

/** The verifier's, whose list for the hours without a network is ready. */
export async function preparedDesk() {
  const server = await signedIn('verifier')
  await prepareDesks(server.app, tenantId)
  return server
}

export interface DeskProps {
  /** What its address says: `?size=10&current=2`. */
  readonly search?: string
  readonly path?: string
  readonly children: ReactNode
}

/** A screen by itself, with all that the frame would put round it. */
export function Desk({ search = '', path = '/', children }: DeskProps) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => <InTab>{children}</InTab> }),
      history: createMemoryHistory({ initialEntries: [path + search] }),
    }),
  )
  return <RouterProvider router={router as never} />
}

function InTab({ children }: { children: ReactNode }) {
  const { searchStr } = useLocation()
  return (
    <Surroundings>
      <TabContext value={{ tab: { ...homeTab, search: searchStr }, inFront: true }}>{children}</TabContext>
    </Surroundings>
  )
}
