import { useSyncExternalStore } from 'react'

// The breakpoint `md` of the theme in em, as media queries count them: 768 px.
const query = '(min-width: 48em)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether a page can be laid out here, or only looked at. */
export const useRoomy = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
