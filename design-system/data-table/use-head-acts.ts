import { useState } from 'react'
import type { Column } from './column.ts'
import { isOwn, type LaidColumn } from './layout.ts'
import { useLatest } from './use-latest.ts'
import { type TableView, withMoved, withWidth } from './view.ts'

/** What is open over the headings, and at which one. */
export interface HeadPopup {
  readonly kind: 'menu' | 'filter'
  readonly key: string
  readonly anchor: HTMLElement
}

export interface HeadActsAsked<Row> {
  readonly columns: readonly Column<Row>[]
  readonly laid: readonly LaidColumn<Row>[]
  readonly view: TableView
  readonly setView: (view: TableView) => void
  readonly drafted: Drafted | undefined
  readonly setDrafted: (drafted: Drafted | undefined) => void
  readonly sort: (key: string, more: boolean) => void
}

/** A width on its way, while the pointer is still down. */
export interface Drafted {
  readonly key: string
  readonly width: number
}

/** What one may do at a heading. */
export function useHeadActs<Row>(asked: HeadActsAsked<Row>) {
  const { columns, laid, view, setView, sort, drafted, setDrafted } = asked
  const [popup, setPopup] = useState<HeadPopup>()
  const acts = useLatest({
    sort,
    open: (popup: HeadPopup) => setPopup(popup),
    /** Puts a column where another stands, if both are on the same side. */
    move: (key: string, onto: string) => setView(withMoved(columns, view, key, onto)),
    draft: (key: string, width: number) => setDrafted({ key, width }),
    settle: () => {
      if (drafted) setView(withWidth(view, drafted.key, drafted.width))
      setDrafted(undefined)
    },
    resize: (key: string, width: number) => setView(withWidth(view, key, width)),
    asDeclared: (key: string) => {
      const { [key]: _, ...widths } = view.widths ?? {}
      setView({ ...view, widths })
    },
  })
  return {
    acts,
    popup,
    close: () => setPopup(undefined),
    neighbour: (key: string, step: 1 | -1) => neighbour(laid, key, step),
  }
}

export type HeadActs = ReturnType<typeof useHeadActs>['acts']

/** The own column beside this one on the same side. */
const neighbour = <Row>(laid: readonly LaidColumn<Row>[], key: string, step: 1 | -1) => {
  const at = laid.findIndex(({ column }) => column.key === key)
  const beside = laid[at + step]
  return beside && isOwn(beside.column.key) && beside.side === laid[at]?.side ? beside.column.key : undefined
}
