import { createContext, use } from 'react'

export type WallLook = 'dark' | 'light'

/** Dark without a word: most halls are. */
export const WallLookContext = createContext<WallLook>('dark')
/** Tells the time in place of the server's clock, for pictures of a screen. */
export const WallClockContext = createContext<(() => Date) | null>(null)

export const useWallLook = () => use(WallLookContext)

/** What the address asks for: `?look=light`. */
export const lookIn = (search: string): WallLook =>
  new URLSearchParams(search).get('look') === 'light' ? 'light' : 'dark'
