import { useRouter } from '@tanstack/react-router'
import { useTab } from '#workbench/portal/tab-context.ts'

type Search = Readonly<Record<string, unknown>>

/** Which row stands open is told by the address, `?row=<id>`, so that it can be passed on. */
export function useRowAddress() {
  const { tab } = useTab()
  const router = useRouter()
  const { row } = router.options.parseSearch(tab.search) as Search
  const go = (id: string | undefined, replace: boolean) =>
    void router.navigate({
      to: '.',
      search: ({ row: _, ...before }: Search) => ({ ...before, ...(id ? { row: id } : {}) }),
      replace,
      resetScroll: false,
    })
  return {
    opened: typeof row === 'string' && row !== '' ? row : undefined,
    /** From one row to the next is no step of its own to go back. */
    open: (id: string) => go(id, typeof row === 'string'),
    close: () => go(undefined, true),
  }
}
