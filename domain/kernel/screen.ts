import type { RoleCode } from '#domain/roles.ts'
import type { Fields } from './field.ts'
import type { Verb } from './infer.ts'
import type { Mine, MineOf } from './mine.ts'
import type { AnyResource } from './resource.ts'
import type { Stats } from './stats.ts'
import type { AnyTable } from './table.ts'

/** What each role may do on a screen: verbs, and actions of its resource. A role that is not named does not see it. */
export type Access = Readonly<Partial<Record<RoleCode, readonly string[]>>>

/** A screen behind a menu. `path` is its component path, as the menu and the registry name it. */
export interface Screen {
  readonly kind: 'list' | 'tree' | 'config' | 'apply' | 'approve' | 'mine' | 'stats' | 'custom'
  readonly path: `${string}/${string}`
  readonly title: string
  /** A name of lucide's icons, one of those in design-system/menu-icon. */
  readonly icon: string
  readonly access: Access
  /** The resource it stands on: its permissions are that resource's. */
  readonly resource: string
  /** Further resources that are edited on it and nowhere else: anyone who may use the screen may use them likewise. */
  readonly parts: readonly string[]
  /**
   * Only rows of these values, as a filter asks for them. New rows get those that a person may give and that are one
   * value each (`settledBy`). For one resource on several screens.
   */
  readonly where: Readonly<Record<string, string>>
  /**
   * It shows rows that are written on another screen, such as 欠费名单: it draws no tool that writes, and of the acts
   * only those that its access names.
   */
  readonly reads: boolean
  /** Fields that it neither shows nor asks for. */
  readonly without: readonly string[]
  /** What it lists, where the rows are looked at in another way than on their own screen. */
  readonly columns?: readonly string[]
  /** Its people take care of something of their own on it, such as 报修: it stands among the services. Of applications all do. */
  readonly starts: boolean
  /** What a screen of figures shows. */
  readonly stats?: Stats
  /** What a screen of one's own rows shows. */
  readonly mine?: Mine
}

/** All of it but `reveal`, which is given by name. */
export const manage = [
  'view',
  'add',
  'update',
  'remove',
  'import',
  'export',
] as const satisfies readonly Verb[]
/** Looks, and takes what it sees along. */
export const browse = ['view', 'export'] as const satisfies readonly Verb[]

/** What people do with applications of their own, beside the acts of their flow. */
export const own = ['view', 'add', 'update', 'remove'] as const satisfies readonly Verb[]

interface More {
  readonly title?: string
  readonly parts?: readonly AnyResource[]
  /** Left out, the resource's own: `base/building` for `base.building`. */
  readonly path?: Screen['path']
  readonly where?: Screen['where']
  readonly reads?: true
  readonly without?: Screen['without']
  readonly columns?: readonly string[]
  readonly starts?: true
}

const screen =
  <On extends AnyTable>(kind: Screen['kind']) =>
  (on: On, icon: string, access: Access, more: More = {}): Screen => ({
    kind,
    path: more.path ?? (on.name.replace('.', '/') as Screen['path']),
    title: more.title ?? on.label ?? '',
    icon,
    access,
    resource: on.name,
    parts: (more.parts ?? []).map((part) => part.name),
    where: more.where ?? {},
    reads: more.reads ?? false,
    without: more.without ?? [],
    ...(more.columns && { columns: more.columns }),
    starts: more.starts ?? kind === 'apply',
  })

/** Rows in a table, with search, filters, a form, and what the verbs allow. */
export const list = screen<AnyResource>('list')
/** The same rows under one another, by the resource's `parent`. */
export const tree = screen<AnyResource>('tree')
/** The form of a `single` resource. */
export const config = screen<AnyResource>('config')
/** One's own applications, of a resource whose flow has an approval: drafts, what is on its way, what was decided. */
export const apply = screen<AnyResource>('apply')
/** What waits for one's decision. Deciding comes from being asked, so that a role needs no verb to have it. */
export const approve = screen<AnyResource>('approve')
/**
 * One's own rows as cards, under what they add up to: those whose reference `by` names the person who looks, whatever
 * else a role of theirs reaches. Its permissions are those of the resource, and nothing is written but by its acts.
 */
export const mine = <F extends Fields, A, const S extends keyof NoInfer<F> & string, const T extends string>(
  on: Pick<AnyTable, 'name' | 'label'> & { readonly fields: F; readonly actions?: A },
  icon: string,
  access: Access,
  {
    path,
    title,
    figures = {},
    acts = [],
    ...shown
  }: MineOf<NoInfer<F>, NoInfer<A>, S, T> & Pick<Screen, 'path' | 'title'>,
): Screen => ({
  ...screen<AnyTable>('mine')(on, icon, access, { path, title, reads: true }),
  mine: { ...shown, figures, acts },
})
/** Figures, charts and the list behind each number; its permissions are those of the resource that is counted. */
export const figures = (stats: Stats, icon: string, access: Access): Screen => ({
  ...screen<AnyResource>('stats')(stats.of, icon, access, { path: stats.path, title: stats.title }),
  stats,
})
/** Drawn by workbench/areas/<area>/<screen>.tsx; its permissions are named after the table it stands on. */
export const custom = screen<AnyTable>('custom')
