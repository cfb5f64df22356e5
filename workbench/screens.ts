import type { ComponentType } from 'react'

/** What the registry fetches with the first screen: the list below grows with them, so the shell goes without. */
export { genericScreen } from '#workbench/engine/generic-screen.tsx'

/** Screens drawn by hand: each file exports `Screen`. Its parts lie one folder deeper, out of this reach. */
export const drawnByHand = import.meta.glob<{ readonly Screen: ComponentType }>([
  './areas/*/*.tsx',
  './home/personal/*.tsx',
  '!./**/*.test.tsx',
])
