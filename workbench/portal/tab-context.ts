import { createContext, use } from 'react'
import { homeTab, type Tab } from './tabs.ts'

/** The tab a screen stands in; its search carries `ddtab`, the inner tab that a menu asked for. Behind another one, the address in the browser is not its own. */
export interface OpenTab {
  readonly tab: Tab
  readonly inFront: boolean
}

export const TabContext = createContext<OpenTab>({ tab: homeTab, inFront: true })

export const useTab = () => use(TabContext)
