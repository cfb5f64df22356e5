import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readLook } from '#workbench/portal/look/theme-config.ts'
import { loadedMenus } from '#workbench/portal/menus/menus.ts'
import {
  cleared,
  closed,
  closedBeside,
  fitted,
  homeTab,
  inOrder,
  opened,
  pinToggled,
  reducedTo,
  successor,
  type Tab,
} from '#workbench/portal/tabs.ts'
import { keepTabs, restoreTabs } from './kept-tabs.ts'
import { useUnsaved } from './use-unsaved.ts'

/** Tabs open at once. */
const mostOpen = 30
/** Tabs whose screens are kept alive behind the one in front; the longest unseen gives way. */
const mostAlive = 10

/** The open tabs, with `current` among them, and what may be done to them. Kept over a reload. */
export function useTabs(current: Tab | null) {
  const router = useRouter()
  const { unsaved, dirty, mayDrop } = useUnsaved(current)
  const [tabs, setTabs] = useState<readonly Tab[]>(() => {
    const menus = loadedMenus()
    return menus ? restoreTabs(menus, readLook().tabsKept) : [homeTab]
  })
  /** Ids by when they were last in front, the latest first. */
  const [seen, setSeen] = useState<readonly string[]>([])
  /** How often each was begun afresh. */
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({})

  const stays = (id: string) => id === current?.id || dirty.includes(id)
  const withCurrent = current ? fitted(opened(tabs, current), { most: mostOpen, seen, stays }) : tabs
  if (withCurrent !== tabs) setTabs(withCurrent)
  if (current && seen[0] !== current.id) setSeen([current.id, ...seen.filter((id) => id !== current.id)])
  useEffect(() => {
    keepTabs(withCurrent)
  }, [withCurrent])

  const go = ({ path, search }: Tab) => router.navigate({ href: path + search })

  const leave = async (rest: readonly Tab[]) => {
    const going = withCurrent.filter((tab) => !rest.includes(tab)).map(({ id }) => id)
    if (going.length === 0 || !(await mayDrop(going))) return
    going.forEach(unsaved.forget)
    // First away from it, else it would be opened again at once.
    if (current && going.includes(current.id)) await go(successor(withCurrent, rest, current.id))
    setTabs((now) => now.filter(({ id }) => !going.includes(id)))
    setSeen((now) => now.filter((id) => !going.includes(id)))
  }

  return {
    tabs: withCurrent,
    dirty,
    scope: unsaved.of,
    alive: withCurrent.filter(
      ({ id, keptAlive }) =>
        id === current?.id ||
        (keptAlive && (dirty.includes(id) || (seen.includes(id) && seen.indexOf(id) < mostAlive))),
    ),
    round: (id: string) => rounds[id] ?? 0,
    activate: (id: string) => {
      const tab = withCurrent.find((each) => each.id === id)
      if (tab) void go(tab)
    },
    /** Brings the tab so many places away to the front, going round. */
    step: (by: number) => {
      const at = withCurrent.findIndex(({ id }) => id === current?.id)
      const next = withCurrent.at((at + by) % withCurrent.length)
      if (next) void go(next)
    },
    close: (id: string) => leave(closed(withCurrent, id)),
    closeBeside: (id: string, side: -1 | 1) => leave(closedBeside(withCurrent, id, side)),
    reduce: (id: string) => leave(reducedTo(withCurrent, id)),
    clear: () => leave(cleared(withCurrent)),
    refresh: async (id: string) => {
      if (!(await mayDrop([id]))) return
      unsaved.forget(id)
      setRounds((now) => ({ ...now, [id]: (now[id] ?? 0) + 1 }))
    },
    pin: (id: string) => setTabs(pinToggled(withCurrent, id)),
    reorder: (ids: readonly string[]) => setTabs(inOrder(withCurrent, ids)),
  }
}
