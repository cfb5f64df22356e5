import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadedMenus } from '#workbench/menus/menus.ts'
import { keepTabs, restoreTabs } from './kept-tabs.ts'
import {
  cleared,
  closed,
  closedBeside,
  homeTab,
  inOrder,
  opened,
  pinToggled,
  reducedTo,
  successor,
  type Tab,
} from './tabs.ts'

/** Tabs whose screens are kept alive behind the one in front; the longest unseen gives way. */
const mostAlive = 10

/** The open tabs, with `current` among them, and what may be done to them. Kept over a reload. */
export function useTabs(current: Tab | null) {
  const router = useRouter()
  const [tabs, setTabs] = useState<readonly Tab[]>(() => {
    const menus = loadedMenus()
    return menus ? restoreTabs(menus) : [homeTab]
  })
  /** Ids by when they were last in front, the latest first. */
  const [seen, setSeen] = useState<readonly string[]>([])
  /** How often each was begun afresh. */
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({})

  const withCurrent = current ? opened(tabs, current) : tabs
  if (withCurrent !== tabs) setTabs(withCurrent)
  if (current && seen[0] !== current.id) setSeen([current.id, ...seen.filter((id) => id !== current.id)])
  useEffect(() => {
    keepTabs(withCurrent)
  }, [withCurrent])

  const go = ({ path, search }: Tab) => void router.navigate({ href: path + search })

  const leave = (rest: readonly Tab[]) => {
    setTabs(rest)
    setSeen(seen.filter((id) => rest.some((tab) => tab.id === id)))
    if (current && !rest.some(({ id }) => id === current.id)) go(successor(withCurrent, rest, current.id))
  }

  return {
    tabs: withCurrent,
    alive: withCurrent.filter(
      ({ id, keptAlive }) =>
        id === current?.id || (keptAlive && seen.indexOf(id) >= 0 && seen.indexOf(id) < mostAlive),
    ),
    round: (id: string) => rounds[id] ?? 0,
    activate: (id: string) => {
      const tab = withCurrent.find((each) => each.id === id)
      if (tab) go(tab)
    },
    close: (id: string) => leave(closed(withCurrent, id)),
    closeBeside: (id: string, side: -1 | 1) => leave(closedBeside(withCurrent, id, side)),
    reduce: (id: string) => leave(reducedTo(withCurrent, id)),
    clear: () => leave(cleared(withCurrent)),
    refresh: (id: string) => setRounds({ ...rounds, [id]: (rounds[id] ?? 0) + 1 }),
    pin: (id: string) => setTabs(pinToggled(withCurrent, id)),
    reorder: (ids: readonly string[]) => setTabs(inOrder(withCurrent, ids)),
  }
}
