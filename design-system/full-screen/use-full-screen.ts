import { useEffect, useState } from 'react'

export interface FullScreenState {
  readonly full: boolean
  readonly onChange: (full: boolean) => void
}

/**
 * Whether a part of the page has the whole screen. The document itself goes full screen and the part covers it,
 * so that menus and dialogs, which stand beside the part in the page, are still seen. Where the browser has no
 * full screen, as on an iPhone, the part covers the window. `first`: as it was before a reload, after which it
 * covers the window too.
 */
export function useFullScreen(first = false): FullScreenState {
  const [full, setFull] = useState(first)
  useEffect(() => {
    if (!full) return
    const leaving = new AbortController()
    const { signal } = leaving
    const changed = () => document.fullscreenElement || setFull(false)
    // Some browsers take Escape for themselves and tell only of the change; where the part merely covers the
    // window, nobody else would answer to it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setFull(false)
      leave()
    }
    document.addEventListener('fullscreenchange', changed, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => leaving.abort()
  }, [full])
  return {
    full,
    onChange: (next) => {
      setFull(next)
      // Refused without a click before it, or by the page's frame: covering the window has to do.
      if (next) document.documentElement.requestFullscreen?.().catch(() => {})
      else leave()
    },
  }
}

const leave = () => {
  if (document.fullscreenElement) void document.exitFullscreen()
}
