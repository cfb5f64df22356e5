import { type ComponentType, lazy } from 'react'
import { areas, resourceNamed } from '#domain/index.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Screen } from '#domain/kernel/screen.ts'

export interface GenericScreenProps {
  readonly resource: AnyResource
  readonly title: string
}

const drawn = {
  list: lazy(async () => ({ default: (await import('./list-screen.tsx')).ListScreen })),
  tree: lazy(async () => ({ default: (await import('./tree-screen.tsx')).TreeScreen })),
} satisfies Record<Exclude<Screen['kind'], 'custom'>, ComponentType<GenericScreenProps>>

/** The screen that follows from a declaration, or undefined where nothing of that path is declared. */
export function genericScreen(path: string): ComponentType | undefined {
  const screen = areas.flatMap((area) => area.screens).find((each) => each.path === path)
  const resource = screen && resourceNamed(screen.resource)
  if (!resource || screen.kind === 'custom') return undefined
  const Drawn = drawn[screen.kind]
  return () => <Drawn resource={resource} title={screen.title} />
}
