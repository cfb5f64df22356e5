import { type Fault, type Lodger, type Place, placingFaults } from '../placing/rules.ts'

interface Bed extends Place {
  readonly sleeper: Lodger | null
}

/** What letting go of a student over a bed would do, and what forbids it. `back` is their own bed. */
export interface Drop {
  readonly kind: 'in' | 'move' | 'swap' | 'back'
  readonly faults: readonly Fault[]
}

/** The same rules as the server asks, both ways where two would swap. `own` is the bed of the student, if it is seen. */
export function dropOf(student: Lodger, own: Bed | undefined, onto: Bed, today: string): Drop {
  if (student.bedId === onto.bedId) return { kind: 'back', faults: [] }
  const days = { on: today, today }
  const { sleeper } = onto
  if (!student.bedId) return { kind: 'in', faults: placingFaults(student, onto, days) }
  if (!sleeper || !own)
    return { kind: 'move', faults: placingFaults(student, onto, { ...days, leaving: new Set([student.id]) }) }
  const leaving = new Set([student.id, sleeper.id])
  return {
    kind: 'swap',
    faults: [
      ...placingFaults(student, onto, { ...days, leaving }),
      ...placingFaults(sleeper, own, { ...days, leaving }),
    ],
  }
}
