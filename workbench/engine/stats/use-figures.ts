import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { figureCalls } from '#domain/kernel/figures.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import { type PageState, searchOf } from '#workbench/engine/page-state.ts'
import { usePageState } from '#workbench/engine/use-page-state.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTab } from '#workbench/portal/tab-context.ts'
import { type FigureState, figureStateOf, searchWith } from './figure-state.ts'
import { useFigureViews } from './use-figure-views.ts'

/** What the calls are asked: groups and days, and the filters of the list behind the figures. */
export const askedOf = (
  state: FigureState,
  { filters, condition }: Pick<PageState, 'filters' | 'condition'>,
) => ({
  ...state,
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`params.${name}`, value])),
  ...(condition && { condition: JSON.stringify(condition) }),
})

const figuresQuery = (stats: Stats, asked: ReturnType<typeof askedOf>) =>
  queryOptions({
    queryKey: [stats.of.name, 'figures', stats.path, asked],
    queryFn: () => ask(figureCalls(stats).figures, asked, { quiet: true }),
    placeholderData: keepPreviousData,
    ...(stats.live && { refetchInterval: 15_000 }),
  })

/** The figures that the address of this tab asks for, and the ways to ask for others. */
export function useFigures(stats: Stats) {
  const { tab } = useTab()
  const router = useRouter()
  const { state: page, go, untold, inFront } = usePageState()
  const state = figureStateOf(router.options.parseSearch(tab.search))
  const asked = askedOf(state, page)
  const navigate = (
    search: (before: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
    replace = false,
  ) => void router.navigate({ to: '.', search, replace, resetScroll: false })
  const change = (next: FigureState) => navigate((before) => searchWith(next, before))
  const views = useFigureViews(stats, {
    state,
    page,
    untold: untold && Object.keys(state).length === 0,
    inFront,
    show: (next, at, options) =>
      navigate((before) => searchWith(next, searchOf(at, before)), options?.replace),
  })
  // They need not be asked for before it is known what the screen opens with.
  const query = useQuery({ ...figuresQuery(stats, asked), enabled: !views.opening })
  return { query, asked, state, change, page, go, views }
}
