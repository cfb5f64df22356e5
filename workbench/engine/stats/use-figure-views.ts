import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Stats } from '#domain/kernel/stats.ts'
import { fitting, type View } from '#domain/kernel/view.ts'
import { isSameView, placeOf } from '#workbench/engine/layout.ts'
import type { PageState } from '#workbench/engine/page-state.ts'
import { viewsQuery } from '#workbench/engine/views/calls.ts'
import type { ScreenViews } from '#workbench/engine/views/screen-views.ts'
import { noView } from '#workbench/engine/views/use-views.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type FigureState, figureStateOf } from './figure-state.ts'

interface FiguresShown {
  readonly state: FigureState
  readonly page: PageState
  /** The address leaves it open what the figures are of. */
  readonly untold: boolean
  readonly inFront: boolean
  readonly show: (state: FigureState, page: PageState, options?: { readonly replace?: boolean }) => void
}

const bare: View = { columns: [], sort: [], filters: {} }

/** A view without the groups that are counted by no more, and without what its resource has no more. */
function fittingFigures(view: View, { of, by }: Stats): View {
  const { figures = {}, ...rest } = fitting(view, of)
  const kept = Object.entries(figures).filter(
    ([word, value]) => !['by', 'across'].includes(word) || by.includes(value),
  )
  return { ...rest, ...(kept.length > 0 && { figures: Object.fromEntries(kept) }) }
}

/** Through which view figures are seen: how they are cut and narrowed, kept under a name. */
export function useFigureViews(
  stats: Stats,
  { state, page, untold, inFront, show }: FiguresShown,
): ScreenViews & { readonly opening: boolean } {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(viewsQuery(stats.path))
  const saved = data?.views ?? []
  const viewed = (id: string | undefined) => saved.find((each) => each.id === id)
  const current = viewed(page.view)
  const said = Object.entries(state)
  const seen: View = {
    ...bare,
    filters: page.filters,
    ...(page.condition && { condition: page.condition }),
    ...(said.length > 0 && { figures: Object.fromEntries(said) }),
  }
  const go = (view: View, id: string, options?: { readonly replace?: boolean }) =>
    show(figureStateOf(view.figures ?? {}), placeOf(view, id), options)

  const [opening, setOpening] = useState(untold)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what the screen opens with
  useEffect(() => {
    if (!opening || isPending || !inFront) return
    const wanted = viewed(page.view ?? data?.usual ?? undefined)
    if (wanted) go(fittingFigures(wanted.view, stats), wanted.id, { replace: true })
    setOpening(false)
  }, [opening, isPending, inFront])

  return {
    screen: stats.path,
    saved,
    usual: data?.usual ?? null,
    current,
    opening,
    seen,
    changed: current !== undefined && !isSameView(seen, fittingFigures(current.view, stats)),
    hasLayout: false,
    keeps: t('保存当前的分组、统计时间、对比和筛选条件，仅自己可见，之后可以共享。'),
    open: (id) => {
      const view = viewed(id)
      if (view) go(fittingFigures(view.view, stats), view.id)
      else go(bare, data?.usual ? noView : '')
    },
    openNew: (id) => show(state, { ...page, view: id }),
    reset: () => {
      if (current) go(fittingFigures(current.view, stats), current.id)
    },
  }
}
