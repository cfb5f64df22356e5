import { useSyncExternalStore } from 'react'

// The first breakpoint of the theme in em, as media queries count them: 640 px.
const query = '(min-width: 40em)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether two months have room side by side. */
export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
