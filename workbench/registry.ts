import type { ComponentType } from 'react'

type ScreenComponent = ComponentType
type Bespoke = { readonly Screen: ScreenComponent }

/** Screens drawn by hand: each file exports `Screen`. Its parts lie one folder deeper, out of this reach. */
const bespoke = import.meta.glob<Bespoke>(['./areas/*/*.tsx', './home/personal/*.tsx', '!./**/*.test.tsx'])

const found = new Map<string, Promise<ScreenComponent | undefined>>()

/** The screen a menu names by its component path, such as `base/building`; undefined when there is none. */
export function screenFor(component: string): Promise<ScreenComponent | undefined> {
  const known = found.get(component)
  if (known) return known
  const coming = look(component)
  found.set(component, coming)
  coming.catch(() => found.delete(component))
  return coming
}

async function look(component: string): Promise<ScreenComponent | undefined> {
  const drawn = bespoke[`./areas/${component}.tsx`] ?? bespoke[`./home/${component}.tsx`]
  if (drawn) return (await drawn()).Screen
  const { genericScreen } = await import('#workbench/engine/generic-screen.tsx')
  return genericScreen(component)
}
