import { type ComponentType, lazy } from 'react'
import { areas, resourceNamed } from '#domain/index.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import type { GenericScreenProps } from './generic-screen-props.ts'
import { narrowed } from './narrowed.ts'

const drawn = {
  list: lazy(async () => ({ default: (await import('./list-screen.tsx')).ListScreen })),
  tree: lazy(async () => ({ default: (await import('./tree-screen.tsx')).TreeScreen })),
  config: lazy(async () => ({ default: (await import('./config-screen.tsx')).ConfigScreen })),
} satisfies Record<Exclude<Screen['kind'], 'custom'>, ComponentType<GenericScreenProps>>

/** The screen that follows from a declaration, or undefined where nothing of that path is declared. */
export function genericScreen(path: string): ComponentType | undefined {
  const screen = areas.flatMap((area) => area.screens).find((each) => each.path === path)
  const declared = screen && resourceNamed(screen.resource)
  if (!declared || screen.kind === 'custom') return undefined
  const Drawn = drawn[screen.kind]
  const resource = narrowed(declared, screen)
  return () => <Drawn resource={resource} title={screen.title} where={screen.where} screen={path} />
}
