import { Ellipsis, GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { notDragged } from '#design-system/parts/drag/use-drag-sensors.ts'
import { useText } from '#design-system/text/text.tsx'
import { kanban } from '#styled-system/recipes/index.js'
import { cardsIn, hasRoom, type KanbanCard, type KanbanColumn } from './board.ts'
import { useCardDrag } from './board-drag.tsx'
import type { Board } from './use-board.ts'

export interface BoardCardProps {
  readonly card: KanbanCard
  readonly board: Board
  readonly columns: readonly KanbanColumn[]
  readonly onOpen?: (card: string) => void
}

export const BoardCard = ({ card, board, columns, onOpen }: BoardCardProps) => {
  const t = useText()
  const style = kanban()
  const drag = useCardDrag(card)
  const handle = useRef<HTMLButtonElement>(null)
  const lifted = board.lifted?.card === card.id
  const place = lifted ? `${board.lifted?.to} ${board.lifted?.at}` : ''
  // In another column it is another element, which has to take the focus again.
  useEffect(() => {
    if (place) handle.current?.focus()
  }, [place])
  const moveTo = (to: string) => ({
    card: card.id,
    to,
    at: cardsIn(board.settled, to).filter(({ id }) => id !== card.id).length,
  })
  return (
    <li
      ref={drag.ref}
      className={style.card}
      data-fixed={card.fixed ? '' : undefined}
      data-lifted={lifted ? '' : undefined}
      data-dragging={drag.dragging ? '' : undefined}
      data-pending={board.pending.some((move) => move.card === card.id) ? '' : undefined}
      data-drop={drag.drop}
      {...drag.listeners}
    >
      <div className={style.line}>
        {!card.fixed && (
          <button
            ref={handle}
            type="button"
            className={style.handle}
            aria-label={t('移动 {{name}}', { name: card.title })}
            aria-pressed={lifted}
            onKeyDown={(event) => {
              if (!isComposing(event) && board.press(card.id, event.key)) event.preventDefault()
            }}
          >
            <GripVertical aria-hidden />
          </button>
        )}
        <span className={style.name}>
          {onOpen ? (
            <button type="button" className={style.open} onClick={() => onOpen(card.id)}>
              {card.title}
            </button>
          ) : (
            card.title
          )}
        </span>
        {!card.fixed && (
          <span className={style.menu} {...notDragged}>
            <Menu
              title={t('移动到…')}
              trigger={
                <IconButton
                  size="sm"
                  label={t('{{name}} 移动到…', { name: card.title })}
                  icon={<Ellipsis aria-hidden />}
                />
              }
              items={columns.map((column) => ({
                value: column.id,
                label: column.title,
                active: column.id === card.column,
                disabled: column.id === card.column || !hasRoom(columns, board.settled, moveTo(column.id)),
              }))}
              onSelect={(to) => board.move(moveTo(to))}
            />
          </span>
        )}
      </div>
      {card.content && <div className={style.content}>{card.content}</div>}
      {board.refusal?.card === card.id && (
        <p className={style.refusal}>{t('没有移动：{{why}}', { why: board.refusal.why })}</p>
      )}
    </li>
  )
}
