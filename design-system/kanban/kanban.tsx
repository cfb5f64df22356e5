import type { Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { kanban } from '#styled-system/recipes/index.js'
import type { KanbanCard, KanbanColumn, KanbanMove } from './board.ts'
import { BoardCard } from './board-card.tsx'
import { BoardDrag, useColumnDrop } from './board-drag.tsx'
import { type Board, useBoard } from './use-board.ts'

export interface KanbanProps {
  /** Its name for screen readers: 报修看板. */
  readonly label: string
  readonly columns: readonly KanbanColumn[]
  /** In the order in which they stand in their columns. */
  readonly cards: readonly KanbanCard[]
  /**
   * Saves a move that is already seen. Answers with why it may not be, and the card goes back; or with nothing,
   * once `cards` are as they should be.
   */
  readonly onMove: (move: KanbanMove) => Promise<string | null> | string | null
  readonly onOpen?: (card: string) => void
  readonly ref?: Ref<HTMLElement>
}

/** Cards that go from column to column: repairs, applications. */
export const Kanban = (props: KanbanProps) => {
  const { label, columns, ref } = props
  const board = useBoard(props)
  const style = kanban()
  return (
    <BoardDrag board={board}>
      <section ref={ref} className={style.root} aria-label={label}>
        {columns.map((column) => (
          <Column key={column.id} column={column} board={board} props={props} />
        ))}
      </section>
      <span className={style.said} role="status" aria-live="assertive">
        {board.said}
      </span>
    </BoardDrag>
  )
}

interface ColumnProps {
  readonly column: KanbanColumn
  readonly board: Board
  readonly props: KanbanProps
}

const Column = ({ column, board, props }: ColumnProps) => {
  const t = useText()
  const style = kanban()
  const drop = useColumnDrop(column.id)
  const cards = board.cardsOf(column.id)
  const full = column.limit !== undefined && cards.length >= column.limit
  const count = column.limit === undefined ? `${cards.length}` : `${cards.length} / ${column.limit}`
  return (
    <section
      ref={drop.ref}
      className={style.column}
      aria-label={t('{{column}}，{{count}} 张', { column: column.title, count })}
      data-over={drop.over ? '' : undefined}
      data-full={full ? '' : undefined}
    >
      <div className={style.head}>
        <span className={style.title}>{column.title}</span>
        <span className={style.count}>{count}</span>
        {full && (
          <span className={style.over}>{cards.length > (column.limit ?? 0) ? t('超出上限') : t('已满')}</span>
        )}
      </div>
      <ul className={style.cards}>
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} board={board} columns={props.columns} onOpen={props.onOpen} />
        ))}
        {cards.length === 0 && <li className={style.none}>{t('没有卡片')}</li>}
      </ul>
    </section>
  )
}
