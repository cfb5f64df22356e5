import { useSyncExternalStore } from 'react'

// Below the breakpoint `md` of the theme in em, as media queries count them: 768 px.
const query = '(max-width: 47.99em)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the page is as narrow as a phone, where it has a bar below and no menus at the side. */
export const usePhone = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
