import { useMemo } from 'react'
import type { CommandSource } from '#design-system/command-palette/command.ts'
import type { SelectItem } from '#workbench/engine/calls.ts'
import { http } from '#workbench/http/http.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { everyMenu, type Menu } from '#workbench/portal/menus/menu.ts'

/** The lists whose rows people look for by name, by the component of their screens. */
const lists = ['base/student', 'base/teacher', 'base/class', 'base/major', 'base/building']

/** Rows of each list that are offered. */
const most = 5

/** The rows that this person's menus lead to, by their names, pinyin and initials; the address of one opens it in its list. */
export function useRecords(menus: readonly Menu[]) {
  const { t } = useTranslation()
  return useMemo(() => {
    const screens = [...everyMenu(menus)].filter(({ component }) => lists.includes(component))
    const hrefs = new Map<string, string>()
    const rowsOf = async ({ component, title, path }: Menu, keyword: string, signal: AbortSignal) => {
      const found = await http<readonly SelectItem[]>(`${component}/getSelect`, {
        query: { keyword, size: most },
        quiet: true,
        signal,
      })
      return found.map(({ id, label }) => {
        hrefs.set(id, `${path}?row=${id}`)
        return { id, label, hint: t(title) }
      })
    }
    const source: CommandSource = {
      id: 'records',
      title: t('人员与资料'),
      search: async (words, signal) =>
        words.length < 2
          ? []
          : (await Promise.all(screens.map((screen) => rowsOf(screen, words, signal)))).flat(),
    }
    return { sources: screens.length > 0 ? [source] : [], hrefOf: (id: string) => hrefs.get(id) }
  }, [menus, t])
}
