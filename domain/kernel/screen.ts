import type { RoleCode } from '#domain/roles.ts'
import type { Verb } from './infer.ts'
import type { AnyResource } from './resource.ts'

/** What each role may do on a screen. A role that is not named does not see it. */
export type Access = Readonly<Partial<Record<RoleCode, readonly Verb[]>>>

/** A screen behind a menu. `path` is its component path, as the menu and the registry name it. */
export interface Screen {
  readonly kind: 'list' | 'tree' | 'custom'
  readonly path: `${string}/${string}`
  readonly title: string
  /** A name of lucide's icons, one of those in design-system/menu-icon. */
  readonly icon: string
  readonly access: Access
  /** The resource it stands on: its permissions are that resource's. */
  readonly resource: string
  /** Further resources that are edited on it and nowhere else: whoever may use the screen may use them likewise. */
  readonly parts: readonly string[]
}

/** Screens that share a menu, and what they stand on: `area` is the first word of all their names. */
export interface Area {
  readonly area: string
  readonly title: string
  /** As of a screen. */
  readonly icon: string
  readonly resources: readonly AnyResource[]
  readonly screens: readonly Screen[]
}

export const manage = ['view', 'add', 'update', 'remove'] as const satisfies readonly Verb[]
export const view = ['view'] as const satisfies readonly Verb[]

const screen =
  (kind: Screen['kind']) =>
  (
    resource: AnyResource,
    icon: string,
    access: Access,
    { title = resource.label, parts = [] }: { title?: string; parts?: readonly AnyResource[] } = {},
  ): Screen => ({
    kind,
    path: resource.name.replace('.', '/') as Screen['path'],
    title,
    icon,
    access,
    resource: resource.name,
    parts: parts.map((part) => part.name),
  })

/** Rows in a table, with search, filters, a form, and what the verbs allow. */
export const list = screen('list')
/** The same rows under one another, by the resource's `parent`. */
export const tree = screen('tree')
/** Drawn by workbench/areas/<area>/<screen>.tsx over the same resource and permissions. */
export const custom = screen('custom')
