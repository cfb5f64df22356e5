import { useRouter } from '@tanstack/react-router'
import { useTab } from './tab-context.ts'

/** A word of the tab's own address, such as the role it was opened for, and the way to another one. */
export function useAsked(name: string): readonly [string | null, (value: string | null) => void] {
  const { tab } = useTab()
  const router = useRouter()
  const value = router.options.parseSearch(tab.search)[name]
  const go = (next: string | null) =>
    void router.navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, [name]: next ?? undefined }),
      replace: true,
      resetScroll: false,
    })
  return [typeof value === 'string' ? value : null, go]
}
