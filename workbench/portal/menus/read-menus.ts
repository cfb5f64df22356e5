import type { Menu } from './menu.ts'

type Node = Record<string, unknown>

/** No menu is this deep. A tree that is has been knotted, and is cut. */
const deepest = 8

/**
 * Reads what getUserRoutes delivers, in either spelling of its flags. Whatever is not an entry is left out, each
 * entry stands once, and a knotted tree ends: a menu never stops the portal.
 */
export function readMenus(data: unknown): readonly Menu[] {
  const seen = new Set<unknown>()

  const read = (nodes: unknown, depth: number): Menu[] => {
    if (!Array.isArray(nodes) || depth > deepest) return []
    return nodes.flatMap((node) => {
      if (!isNode(node)) return []
      const id = textOf(node.id) || textOf(node.path)
      if (!id || seen.has(id)) return []
      seen.add(id)
      return [toMenu(id, node, read(node.children, depth + 1))]
    })
  }
  return read(data, 1)
}

function toMenu(id: string, node: Node, children: readonly Menu[]): Menu {
  const meta = isNode(node.meta) ? node.meta : {}
  const flag = (...names: string[]) => names.some((name) => isOn(meta[name]))
  const address = textOf(node.menuLink) || textOf(meta.isLink)
  const frame = flag('iframe', 'isIframe') ? outsideLink(address) : null
  const isLink = !frame && (textOf(node.openType) === '1' || textOf(meta.isLink) !== '')
  return {
    id,
    title: textOf(meta.title) || textOf(node.name) || textOf(node.path),
    path: pathOf(textOf(node.path)),
    component: isLink ? '' : textOf(node.component).replace(/^\/|\/$/g, ''),
    icon: textOf(meta.icon) || textOf(node.icon),
    hidden: flag('hidden', 'isHide'),
    within: pathOf(textOf(meta.within)),
    screenTitle: textOf(meta.screenTitle),
    pinned: flag('affix', 'isAffix'),
    keptAlive: isOn(meta.isKeepAlive ?? meta.keepAlive ?? true),
    link: isLink ? outsideLink(address) : null,
    frame,
    redirect: pathOf(textOf(node.redirect)),
    children,
  }
}

/** Only http and https lead out of the portal, and no place for a token stands in it; what else it says leads nowhere. */
export function outsideLink(address: string): string | null {
  const url = URL.parse(address)
  if (!url || /\$\{|\$%7b/i.test(address) || url.username) return null
  return ['http:', 'https:'].includes(url.protocol) ? url.href : null
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'
const pathOf = (path: string) => (path === '' ? '' : `/${path.replace(/^\/+|\/+$/g, '')}`)
