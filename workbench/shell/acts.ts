import { createContext, use } from 'react'

export type Panel = 'palette' | 'theme' | 'keys'

/** What may be done to the frame, from the top bar, by keys and by the palette alike. */
export interface Acts {
  go(href: string): void
  open(panel: Panel): void
  /** Those that can open here. */
  readonly panels: readonly Panel[]
  lock(): void
  signOut(): void
  readonly full: boolean
  toggleFull(): void
}

export const ActsContext = createContext<Acts | null>(null)

/** Within the frame only. */
export function useActs(): Acts {
  const acts = use(ActsContext)
  if (!acts) throw new Error('useActs stands outside the frame')
  return acts
}
