import { useRouter } from '@tanstack/react-router'
import { useTab } from '#workbench/portal/tab-context.ts'

/** A row that the address names, such as `?notice=…` from a message; forgotten once it has been looked at. */
export function useAsked(name: string) {
  const { tab, inFront } = useTab()
  const router = useRouter()
  const asked = (router.options.parseSearch(tab.search) as Readonly<Record<string, unknown>>)[name]
  return {
    id: inFront && typeof asked === 'string' ? asked : null,
    forget: () => {
      if (asked !== undefined)
        void router.navigate({
          to: '.',
          search: (before: object) => ({ ...before, [name]: undefined }),
          replace: true,
        })
    },
  }
}
