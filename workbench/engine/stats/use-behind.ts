import type { Figures } from '#domain/kernel/figures.ts'
import { asOf } from '#domain/kernel/list-query.ts'
import { listsBehind, rowsBehind } from '#domain/kernel/rows-behind.ts'
import { dayOfRows, type Stats } from '#domain/kernel/stats.ts'
import type { PageState } from '#workbench/engine/page-state.ts'
import { screensHere } from '#workbench/portal/declared/declared.ts'
import { everyMenu } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'

/** The list behind a figure, where there is one that this person may open. */
export type Behind = (groups: Readonly<Record<string, string | null>>, measure: string) => string | undefined

/** The address of the rows behind a figure: on the screen it names, or the list of the same resource in this person's menu. */
export function useBehind(
  stats: Stats,
  figures: Figures | undefined,
  { filters, condition }: Pick<PageState, 'filters' | 'condition'>,
): Behind {
  const { menus } = useMenus()
  const lists = new Set<string>(listsBehind(stats, screensHere()).map(({ path }) => path))
  const list = [...everyMenu(menus)].find(({ component }) => lists.has(component))
  return (groups, measure) => {
    if (!list || !figures) return
    const rows = rowsBehind(stats, figures, { groups, measure })
    if (!rows && Object.keys(groups).length > 0) return
    const asked = rows && condition ? { all: [rows, condition] } : (rows ?? condition)
    const day = dayOfRows(stats, figures.on)
    const search = new URLSearchParams({
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`params.${name}`, value])),
      ...(day && { [`params.${asOf}`]: day }),
      ...(asked && { condition: JSON.stringify(asked) }),
    })
    return `${list.path}?${search}`
  }
}
