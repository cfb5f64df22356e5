import { useMemo, useState } from 'react'
import type { BoardBed } from '#domain/dormitory/board/calls.ts'
import type { Drop } from '#domain/dormitory/board/drop.ts'
import { fillFrom } from '#domain/dormitory/board/fill.ts'
import { priceText } from '#domain/kernel/money.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Hand, judgedBy, nameOf } from './hand.ts'
import { usePlacing } from './use-placing.ts'

export interface Carrying {
  readonly hand: Hand | null
  /** What screen readers are told. */
  readonly said: string
  readonly take: (hand: Hand) => void
  readonly giveUp: () => void
  /** The hand is empty whatever came of the drop, as when a pointer lets go. */
  readonly letGo: () => void
  /** What letting go over this bed would do; undefined while nobody is carried. */
  readonly over: (bed: BoardBed) => Drop | undefined
  readonly told: (bed: BoardBed) => void
  readonly drop: (bed: BoardBed) => Promise<void>
}

/** A student or a class in hand: each bed is judged by the rules before, and by the server at the drop. */
export function useCarrying(beds: readonly BoardBed[], today: string): Carrying {
  const { t } = useTranslation()
  const [hand, setHand] = useState<Hand | null>(null)
  const [said, say] = useState('')
  const { place, fail } = usePlacing(beds, today, say)
  const judged = useMemo(() => judgedBy(hand, beds, today), [beds, hand, today])
  const ofClass = (bed: BoardBed) => {
    if (!hand || 'student' in hand) return
    const { placings, left } = fillFrom(hand.students, beds, bed.bedId, today)
    const asked = { bed: bed.bedName, name: hand.name, count: placings.length, left: left.length }
    return left.length > 0
      ? t('从 {{bed}} 起：{{name}}可安排 {{count}} 人，{{left}} 人没有合适的床位', asked)
      : t('从 {{bed}} 起：{{name}} {{count}} 人都可安排', asked)
  }
  const withCost = (what: string, { fee }: Drop) => {
    if (!fee) return what
    return fee.from === null
      ? t('{{what}}，住宿费每学年 {{to}}', { what, to: priceText(fee.to) })
      : t('{{what}}，住宿费每学年由 {{from}} 变为 {{to}}', {
          ...{ what, from: priceText(fee.from), to: priceText(fee.to) },
        })
  }
  const back = () => hand && say(t('{{name}} 已放回原处', { name: nameOf(hand) }))
  return {
    hand,
    said,
    over: (bed) => judged.get(bed.bedId),
    told(bed) {
      const drop = judged.get(bed.bedId)
      if (!drop) return
      const [fault] = drop.faults
      if (fault) say(t('{{bed}}：{{why}}', { bed: bed.bedName, why: t(fault.message) }))
      else say(ofClass(bed) ?? withCost(t(words[drop.kind], wordsOf(bed)), drop))
    },
    take(next) {
      setHand(next)
      say(t('已拿起 {{name}}，用方向键选床位，回车放下，Esc 放弃', { name: nameOf(next) }))
    },
    giveUp() {
      back()
      setHand(null)
    },
    letGo: () => setHand(null),
    async drop(bed) {
      const drop = judged.get(bed.bedId)
      if (!hand || !drop) return
      const [fault] = drop.faults
      if (fault) return fail(fault)
      setHand(null)
      if (drop.kind === 'back') back()
      else await place(hand, bed, drop)
    },
  }
}

const words = {
  in: '{{bed}}：可以入住',
  move: '{{bed}}：可以调换到这里',
  swap: '{{bed}}：与{{name}}互换床位',
  back: '{{bed}}：原来的床位',
} as const

const wordsOf = ({ bedName, sleeper }: BoardBed) => ({ bed: bedName, name: sleeper?.name ?? '' })
