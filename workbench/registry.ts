import type { ComponentType } from 'react'
import { screenNamed } from '#workbench/portal/declared/declared.ts'

type ScreenComponent = ComponentType

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
  const { drawnByHand, genericScreen } = await import('./screens.ts')
  const drawn = drawnByHand[`./areas/${component}.tsx`] ?? drawnByHand[`./home/${component}.tsx`]
  if (!drawn) return genericScreen(component)
  const [{ Screen }] = await Promise.all([drawn(), screenNamed(component)])
  return Screen
}
