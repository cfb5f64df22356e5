import { useRouter } from '@tanstack/react-router'
import { useTab } from '#workbench/portal/tab-context.ts'
import { type PageState, pageStateOf, saysNothing, searchOf } from './page-state.ts'

type Search = Readonly<Record<string, unknown>>

/** The state of a list lives in the address of its tab, so that it survives a reload and can be passed on. */
export function usePageState() {
  const { tab, inFront } = useTab()
  const router = useRouter()

  const go = (state: PageState, options: { readonly replace?: boolean } = {}) =>
    void router.navigate({
      to: '.',
      search: (before: Search) => searchOf(state, before),
      replace: options.replace ?? false,
      resetScroll: false,
    })

  const search = router.options.parseSearch(tab.search)
  return { state: pageStateOf(search), untold: saysNothing(search), go, inFront }
}
