import type { BoardBed, Boarder } from '#domain/dormitory/board/calls.ts'
import { type Drop, dropOf } from '#domain/dormitory/board/drop.ts'
import { placingFaults } from '#domain/dormitory/placing/rules.ts'

/** Those of a class who have no bed yet. */
export interface ClassInHand {
  readonly classId: string
  readonly name: string
  readonly students: readonly Boarder[]
}

/** What is carried over the board: a student, or a class. */
export type Hand = { readonly student: Boarder } | ClassInHand

export const nameOf = (hand: Hand): string => ('student' in hand ? hand.student.name : hand.name)

export const idOf = (hand: Hand): string => ('student' in hand ? hand.student.id : hand.classId)

/** What letting go over each bed would do. A class begins at a bed that its first student may have. */
export function judgedBy(
  hand: Hand | null,
  beds: readonly BoardBed[],
  today: string,
): ReadonlyMap<string, Drop> {
  if (!hand) return new Map()
  if ('student' in hand) {
    const { student } = hand
    const own = beds.find(({ bedId }) => bedId === student.bedId)
    return new Map(beds.map((bed) => [bed.bedId, dropOf(student, own, bed, today)]))
  }
  const [first] = hand.students
  return new Map(
    beds.map((bed) => {
      const faults = first ? placingFaults(first, bed, { on: today, today }) : []
      return [bed.bedId, { kind: 'in', faults }]
    }),
  )
}
