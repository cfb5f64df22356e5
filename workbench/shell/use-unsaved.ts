import { useBlocker } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { createLeaveScope } from '#design-system/leave-guard/scope.ts'
import { session } from '#workbench/account/session/session.ts'
import { loadedMenus } from '#workbench/portal/menus/menus.ts'
import type { Tab } from '#workbench/portal/tabs.ts'
import { placeAt } from './place.ts'
import { createUnsaved } from './unsaved.ts'

/** Milliseconds between two looks at what is unsaved, for the mark on the tabs. */
const rest = 1_000

/**
 * Keeps watch over what is typed and not saved, in the tab in front and in those behind it: nothing drops it
 * without a question, be it a navigation, a cross on a tab or the browser's own.
 */
export function useUnsaved(current: Tab | null) {
  const [unsaved] = useState(createUnsaved)
  const [asked] = useState(createLeaveScope)
  const mayLeave = useMayLeave(asked)
  const [dirty, setDirty] = useState<readonly string[]>([])
  const id = current?.id

  /** True at once when these hold nothing unsaved, else what the person answers. */
  const mayDrop = async (ids: readonly string[]) => {
    const release = asked.guard(() => ids.some(unsaved.dirty))
    try {
      return await mayLeave()
    } finally {
      release()
    }
  }

  useEffect(() => {
    const timer = setInterval(() => {
      const now = unsaved.dirtyOnes()
      setDirty((known) => (now.join() === known.join() ? known : now))
    }, rest)
    // Screens behind another one run no effects, and so cannot ask the browser to wait themselves.
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.dirtyOnes().length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('beforeunload', ask)
    }
  }, [unsaved])

  // A layout effect, since a screen that goes behind another one gives up its guards only after these.
  useLayoutEffect(() => {
    if (id === undefined) return
    unsaved.show(id)
    return () => unsaved.hide(id)
  }, [id, unsaved])

  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next: { routeId, pathname, search } }) => {
      // Who was signed out has nothing left to stay for.
      if (!session.getSnapshot().matches('signedIn')) return false
      if (!routeId.startsWith('/main')) return !(await mayDrop(unsaved.dirtyOnes()))
      if (!current || current.keptAlive) return false
      const place = placeAt(loadedMenus()?.menus ?? [], { pathname, search, searchStr: '' })
      const stays = place.type === 'tab' && place.tab.id === current.id
      return !(stays || (await mayDrop([current.id])))
    },
  })

  return { unsaved, dirty, mayDrop }
}
