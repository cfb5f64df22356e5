import type { MenuNode } from '#domain/system/menus/calls.ts'
import { isPublicPath } from '#domain/system/public-paths.ts'

/** A row of system_menu that is a directory or a screen, as the query of server/identity/menus/routes.ts reads it. */
export interface MenuRow {
  readonly id: string
  readonly parentId: string | null
  readonly kind: 'directory' | 'screen'
  readonly code: string
  readonly title: string
  readonly path: string | null
  readonly component: string | null
  readonly icon: string | null
  readonly openType: string
  readonly menuLink: string | null
  readonly keepAlive: boolean
  readonly affix: boolean
  readonly hidden: boolean
  /** The person holds it by a role; a directory is held through what stands in it. */
  readonly held: boolean
}

/**
 * The menus a person holds, under the directories they stand in; a directory without any is left out.
 * Walked from the roots, so that rows which an administrator has put in a ring are out of sight, not endless.
 */
export function menuTree(rows: readonly MenuRow[]): MenuNode[] {
  const byParent = Map.groupBy(rows, (row) => row.parentId)
  const below = (parentId: string | null): MenuNode[] =>
    (byParent.get(parentId) ?? [])
      .map((row) => ({ row, children: below(row.id) }))
      .filter(({ row, children }) => row.held || children.length > 0)
      .map(({ row, children }) => ({ ...shaped(row, children[0]), children }))
  return below(null)
}

/** Clients of the family spell some marks `affix, hidden`, others `isAffix, isHide`: both are given. */
function shaped(row: MenuRow, first: { readonly path: string; readonly redirect: string } | undefined) {
  const { title, keepAlive, affix, hidden } = row
  const link = row.openType === '0' ? '' : webAddress(row.menuLink)
  const isFramed = row.openType === '2' && link !== ''
  return {
    id: row.id,
    parentId: row.parentId,
    path: row.path ?? '',
    name: nameOf(row.code),
    component: row.component ?? '',
    redirect: row.kind === 'directory' ? first?.redirect || first?.path || '' : '',
    icon: row.icon ?? '',
    openType: Number(row.openType),
    menuLink: link,
    meta: {
      title,
      icon: row.icon ?? '',
      isAuth: !isPublicPath(row.path ?? ''),
      isKeepAlive: keepAlive,
      isLink: link,
      affix,
      isAffix: affix,
      hidden,
      isHide: hidden,
      iframe: isFramed,
      isIframe: isFramed,
      tag: true,
      roles: [],
    },
  }
}

/** `base/grade-major` is the route `baseGradeMajor`. */
const nameOf = (code: string) =>
  code.replace(/(?<![/:.-])[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A menu leads to the web or nowhere: never to a script, never to a file, and it takes nobody's token along. */
export const webAddress = (link: string | null) =>
  link && /^https?:\/\/[^/\\]/i.test(link) && !/\$\{|\$%7b/i.test(link) && !URL.parse(link)?.username
    ? link
    : ''
