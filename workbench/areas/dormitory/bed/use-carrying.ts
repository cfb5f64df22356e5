import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#design-system/toaster/toast.ts'
import { type BoardBed, type Boarder, boardCalls } from '#domain/dormitory/board/calls.ts'
import { type Drop, dropOf } from '#domain/dormitory/board/drop.ts'
import { ask } from '#workbench/http/ask.ts'
import { boardKey } from './queries.ts'

interface Asked {
  readonly studentId: string
  readonly bedId: string | null
  readonly swapWith: string | null
}

export interface Carrying {
  readonly student: Boarder | null
  /** What screen readers are told. */
  readonly said: string
  readonly take: (student: Boarder) => void
  readonly giveUp: () => void
  /** The hand is empty whatever came of the drop, as when a pointer lets go. */
  readonly letGo: () => void
  /** What letting go over this bed would do; undefined while nobody is carried. */
  readonly over: (bed: BoardBed) => Drop | undefined
  readonly told: (bed: BoardBed) => void
  readonly drop: (bed: BoardBed) => Promise<void>
}

/** A student in hand: each bed is judged by the rules before, and by the server at the drop; what was done can be undone. */
export function useCarrying(beds: readonly BoardBed[], today: string): Carrying {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [student, setStudent] = useState<Boarder | null>(null)
  const [said, say] = useState('')
  const judged = useMemo(() => {
    const own = student && beds.find(({ bedId }) => bedId === student.bedId)
    return new Map(
      student ? beds.map((bed) => [bed.bedId, dropOf(student, own ?? undefined, bed, today)]) : [],
    )
  }, [beds, student, today])
  const place = async (asked: Asked) => {
    try {
      return await ask(boardCalls.place, asked, { quiet: true })
    } finally {
      await client.invalidateQueries({ queryKey: boardKey })
    }
  }
  const fail = (error: unknown) => {
    const why = t((error as Error).message)
    say(why)
    toast.error(why)
  }
  const told = (bed: BoardBed) => {
    const drop = judged.get(bed.bedId)
    if (!drop) return
    const [fault] = drop.faults
    say(
      fault
        ? t('{{bed}}：{{why}}', { bed: bed.bedName, why: t(fault.message) })
        : t(words[drop.kind], wordsOf(bed)),
    )
  }
  return {
    student,
    said,
    told,
    over: (bed) => judged.get(bed.bedId),
    take(next) {
      setStudent(next)
      say(t('已拿起 {{name}}，用方向键选床位，回车放下，Esc 放弃', { name: next.name }))
    },
    giveUp() {
      if (student) say(t('{{name}} 已放回原处', { name: student.name }))
      setStudent(null)
    },
    letGo: () => setStudent(null),
    async drop(bed) {
      const drop = judged.get(bed.bedId)
      if (!student || !drop) return
      const [fault] = drop.faults
      if (fault) return fail(fault)
      setStudent(null)
      if (drop.kind === 'back') return say(t('{{name}} 已放回原处', { name: student.name }))
      const swapWith = drop.kind === 'swap' ? (bed.sleeper?.id ?? null) : null
      try {
        const { from } = await place({ studentId: student.id, bedId: bed.bedId, swapWith })
        const done = t('{{name}}已安排到 {{bed}}', { name: student.name, bed: bed.bedName })
        say(done)
        toast.undoable(done, t('撤销'), () => {
          place({ studentId: student.id, bedId: from, swapWith }).then(() => say(t('已撤销')), fail)
        })
      } catch (error) {
        fail(error)
      }
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
