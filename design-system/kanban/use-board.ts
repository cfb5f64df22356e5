import { useState } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { cardsIn, hasRoom, type KanbanMove, moveCard, placeOf, stepOf } from './board.ts'
import type { KanbanProps } from './kanban.tsx'

interface Refusal {
  readonly card: string
  readonly why: string
}

/** Cards as they are seen: with moves not answered yet, and with a card that is held by the keyboard. */
export const useBoard = ({ columns, cards, onMove }: KanbanProps) => {
  const t = useText()
  const [pending, setPending] = useState<readonly KanbanMove[]>([])
  const [lifted, setLifted] = useState<KanbanMove | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [said, setSaid] = useState('')
  const settled = pending.reduce<ReturnType<typeof moveCard>>(moveCard, [...cards])
  const shown = lifted ? moveCard(settled, lifted) : settled
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.title ?? ''
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  const placeWords = ({ to, at }: KanbanMove) =>
    t('{{column}}第 {{at}} 位', { column: columnOf(to)?.title ?? '', at: at + 1 })

  const refuse = (card: string, why: string) => {
    setRefusal({ card, why })
    setSaid(t('{{name}} 没有移动：{{why}}', { name: nameOf(card), why }))
  }
  const move = async (next: KanbanMove) => {
    const from = placeOf(settled, next.card)
    if (!from || (from.to === next.to && from.at === next.at)) return
    setRefusal(null)
    const column = columnOf(next.to)
    if (!hasRoom(columns, settled, next))
      return refuse(
        next.card,
        t('{{column}}最多 {{limit}} 张', { column: column?.title ?? '', limit: column?.limit ?? 0 }),
      )
    setPending((now) => [...now, next])
    setSaid(t('{{name}} 已移到{{place}}', { name: nameOf(next.card), place: placeWords(next) }))
    const why = await Promise.resolve(onMove(next)).catch(() => t('没有保存成功，请重试。'))
    setPending((now) => now.filter((each) => each !== next))
    if (why) refuse(next.card, why)
  }

  /** Keys on the handle of a card: lift, carry, put down, or put back. True when it was one of them. */
  const press = (id: string, key: string): boolean => {
    const name = nameOf(id)
    if (!lifted) {
      const place = placeOf(settled, id)
      if ((key !== ' ' && key !== 'Enter') || !place) return false
      setRefusal(null)
      setLifted(place)
      setSaid(
        t('已拿起 {{name}}，在{{place}}。用方向键移动，空格放下，Esc 放回。', {
          name,
          place: placeWords(place),
        }),
      )
      return true
    }
    if (key === 'Escape') {
      setLifted(null)
      setSaid(t('{{name}} 已放回原处', { name }))
    } else if (key === ' ' || key === 'Enter') {
      setLifted(null)
      setSaid(t('已放下 {{name}}', { name }))
      void move(lifted)
    } else if (key !== 'Tab') {
      const next = stepOf(columns, settled, lifted, key)
      if (!next) return key.startsWith('Arrow') || key === 'Home' || key === 'End'
      setLifted(next)
      setSaid(placeWords(next))
    }
    // While a card is held, Tab would leave it in the air.
    return true
  }

  return {
    cardsOf: (column: string) => cardsIn(shown, column),
    settled,
    lifted,
    pending,
    refusal,
    said,
    nameOf,
    columnOf,
    move,
    press,
  }
}

export type Board = ReturnType<typeof useBoard>
