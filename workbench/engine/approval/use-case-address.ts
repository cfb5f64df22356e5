import { useRouter } from '@tanstack/react-router'
import { useTab } from '#workbench/portal/tab-context.ts'

type Search = Readonly<Record<string, unknown>>

/** Which case stands open is told by the address, `?case=<id>`, so that messages and to-dos lead to it. */
export function useCaseAddress() {
  const { tab } = useTab()
  const router = useRouter()
  const { case: id } = router.options.parseSearch(tab.search) as Search
  return {
    opened: typeof id === 'string' && id !== '' ? id : undefined,
    open: (next: string | undefined) =>
      void router.navigate({
        to: '.',
        search: ({ case: _, ...before }: Search) => ({ ...before, ...(next ? { case: next } : {}) }),
        replace: true,
        resetScroll: false,
      }),
  }
}
