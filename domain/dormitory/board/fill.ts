import { type Lodger, type Place, placingFaults } from '../placing/rules.ts'

interface Bed extends Place {
  readonly roomId: string
}

export interface Filling<L extends Lodger, B extends Bed> {
  readonly placings: readonly { readonly student: L; readonly bed: B }[]
  /** Those for whom there is no bed, with the reason that the first bed that is left over gives. */
  readonly left: readonly { readonly student: L; readonly message: string }[]
}

/**
 * Beds for several students, such as a class: from one bed on in the order of the floor, and from its beginning again,
 * each student the next bed that the placing rules allow.
 */
export function fillFrom<L extends Lodger, B extends Bed>(
  students: readonly L[],
  beds: readonly B[],
  bedId: string,
  today: string,
): Filling<L, B> {
  const start = beds.findIndex((bed) => bed.bedId === bedId)
  const free = [...beds.slice(start), ...beds.slice(0, start)].filter(({ studentId }) => !studentId)
  const coming = new Map<string, readonly string[]>()
  const placings: { student: L; bed: B }[] = []
  const left: { student: L; message: string }[] = []
  for (const student of students) {
    const messages: string[] = []
    const at = free.findIndex((bed) => {
      const place = { ...bed, sleepers: [...bed.sleepers, ...(coming.get(bed.roomId) ?? [])] }
      const [fault] = placingFaults(student, place, { on: today, today })
      if (fault) messages.push(fault.message)
      return !fault
    })
    const [bed] = at < 0 ? [] : free.splice(at, 1)
    if (bed) {
      coming.set(bed.roomId, [...(coming.get(bed.roomId) ?? []), student.id])
      placings.push({ student, bed })
    } else left.push({ student, message: messages[0] ?? '本层已没有空床位' })
  }
  return { placings, left }
}
