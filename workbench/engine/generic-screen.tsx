import { type ComponentType, lazy } from 'react'
import type { Screen } from '#domain/kernel/screen.ts'
import { screenNamed } from '#workbench/portal/declared/declared.ts'
import type { GenericScreenProps } from './generic-screen-props.ts'
import { ListScreen } from './list-screen.tsx'
import { narrowed } from './narrowed.ts'

const drawn = {
  list: ListScreen,
  tree: lazy(async () => ({ default: (await import('./tree-screen.tsx')).TreeScreen })),
  config: lazy(async () => ({ default: (await import('./config-screen.tsx')).ConfigScreen })),
  apply: lazy(async () => ({ default: (await import('./approval/apply-screen.tsx')).ApplyScreen })),
  mine: lazy(async () => ({ default: (await import('./mine/mine-screen.tsx')).MineScreen })),
  stats: lazy(async () => ({ default: (await import('./stats/stats-screen.tsx')).StatsScreen })),
  approve: lazy(async () => ({ default: (await import('./approval/approve-screen.tsx')).ApproveScreen })),
} satisfies Record<Exclude<Screen['kind'], 'custom'>, ComponentType<GenericScreenProps>>

/** The screen that follows from a declaration, or undefined where nothing of that path is declared. */
export async function genericScreen(path: string): Promise<ComponentType | undefined> {
  const { screen, resource: whole } = (await screenNamed(path)) ?? {}
  if (!screen || !whole || screen.kind === 'custom') return undefined
  const Drawn = drawn[screen.kind]
  const resource = narrowed(whole, screen)
  if (screen.stats) await (await import('./stats/fetch-groups.ts')).fetchGroups(screen.stats)
  return () => (
    <Drawn
      resource={resource}
      title={screen.title}
      where={screen.where}
      screen={path}
      stats={screen.stats}
      mine={screen.mine}
    />
  )
}
