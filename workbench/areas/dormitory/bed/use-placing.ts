import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import { type BoardBed, boardCalls } from '#domain/dormitory/board/calls.ts'
import type { Drop } from '#domain/dormitory/board/drop.ts'
import { fillFrom } from '#domain/dormitory/board/fill.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { ClassInHand, Hand } from './hand.ts'
import { boardKey } from './queries.ts'

/** Puts a student or a class into beds by the server, which judges once more; what was done can be undone. */
export function usePlacing(beds: readonly BoardBed[], today: string, say: (words: string) => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const fresh = async <Answer>(work: Promise<Answer>) => {
    try {
      return await work
    } finally {
      await client.invalidateQueries({ queryKey: boardKey })
    }
  }
  const fail = (error: unknown) => {
    const why = t((error as Error).message)
    say(why)
    toast.error(why)
  }
  const done = (words: string, undo: () => Promise<unknown>) => {
    say(words)
    toast.undoable(words, t('撤销'), () => {
      fresh(undo()).then(() => say(t('已撤销')), fail)
    })
  }

  async function placeOne({ student }: Extract<Hand, { student: unknown }>, bed: BoardBed, { kind }: Drop) {
    const place = (bedId: string | null) =>
      ask(
        boardCalls.place,
        { studentId: student.id, bedId, swapWith: kind === 'swap' ? (bed.sleeper?.id ?? null) : null },
        { quiet: true },
      )
    const { from } = await fresh(place(bed.bedId))
    done(t('{{name}}已安排到 {{bed}}', { name: student.name, bed: bed.bedName }), () => place(from))
  }

  async function placeClass({ name, students }: ClassInHand, bed: BoardBed) {
    const { placings, left } = fillFrom(students, beds, bed.bedId, today)
    const asked = {
      placings: placings.map(({ student, bed }) => ({ studentId: student.id, bedId: bed.bedId })),
    }
    await fresh(ask(boardCalls.placeAll, asked, { quiet: true }))
    done(
      left[0]
        ? t('{{name}}：已安排 {{count}} 人，{{left}} 人未安排（{{why}}）', {
            ...{ name, count: placings.length, left: left.length, why: t(left[0].message) },
          })
        : t('{{name}}：已安排 {{count}} 人', { name, count: placings.length }),
      () => ask(boardCalls.takeBackAll, asked, { quiet: true }),
    )
  }

  return {
    fail,
    place: (hand: Hand, bed: BoardBed, drop: Drop) =>
      ('student' in hand ? placeOne(hand, bed, drop) : placeClass(hand, bed)).catch(fail),
  }
}
