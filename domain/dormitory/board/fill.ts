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
 * Beds for several students, such as a class. Those for whom a bed of the floor is kept have it; then, from one bed on in
 * the order of the floor and from its beginning again, each student has the next bed that the placing rules allow.
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
  const faultOf = (student: L, bed: B) => {
    const place = { ...bed, sleepers: [...bed.sleepers, ...(coming.get(bed.roomId) ?? [])] }
    return placingFaults(student, place, { on: today, today })[0]
  }
  for (const student of awaitedFirst(students, free)) {
    const messages: string[] = []
    const fits = (bed: B) => {
      const fault = faultOf(student, bed)
      if (fault) messages.push(fault.message)
      return !fault
    }
    const kept = free.findIndex((bed) => bed.promisedId === student.id && fits(bed))
    const at = kept < 0 ? free.findIndex(fits) : kept
    const [bed] = at < 0 ? [] : free.splice(at, 1)
    if (bed) {
      coming.set(bed.roomId, [...(coming.get(bed.roomId) ?? []), student.id])
      placings.push({ student, bed })
    } else left.push({ student, message: messages[0] ?? '本层已没有空床位' })
  }
  return { placings, left }
}

/** Those for whom one of the beds is kept before the others. */
function awaitedFirst<L extends Lodger>(students: readonly L[], beds: readonly Place[]): readonly L[] {
  const awaited = new Set(beds.map(({ promisedId }) => promisedId))
  return students.toSorted((a, b) => Number(awaited.has(b.id)) - Number(awaited.has(a.id)))
}
