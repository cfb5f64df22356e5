import type { Figures } from '#domain/kernel/figures.ts'
import { rowsBehind } from '#domain/kernel/rows-behind.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import type { PageState } from '#workbench/engine/page-state.ts'
import { screensHere } from '#workbench/portal/declared/declared.ts'
import { everyMenu } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'

/** The address of the rows behind a figure: on the screen it names, or the list of the same resource in this person's menu. */
export function useBehind(
  stats: Stats,
  figures: Figures | undefined,
  { filters, condition }: Pick<PageState, 'filters' | 'condition'>,
) {
  const { menus } = useMenus()
  const lists = new Set(
    screensHere().flatMap(({ kind, resource, path, where }) =>
      path === stats.leadsTo ||
      (!stats.leadsTo && kind === 'list' && resource === stats.of.name && Object.keys(where).length === 0)
        ? [path as string]
        : [],
    ),
  )
  const list = [...everyMenu(menus)].find(({ component }) => lists.has(component))
  return (groups: Readonly<Record<string, string | null>>, measure: string): string | undefined => {
    if (!list || !figures) return
    const rows = rowsBehind(stats, figures, { groups, measure })
    if (!rows && Object.keys(groups).length > 0) return
    const asked = rows && condition ? { all: [rows, condition] } : (rows ?? condition)
    const search = new URLSearchParams({
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`params.${name}`, value])),
      ...(asked && { condition: JSON.stringify(asked) }),
    })
    return `${list.path}?${search}`
  }
}
