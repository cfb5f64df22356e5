import type { Yuan } from '#domain/kernel/money.ts'
import { type Fault, type Lodger, type Place, placingFaults } from '../placing/rules.ts'

interface Bed extends Place {
  readonly sleeper: Lodger | null
  readonly fee: Yuan | null
}

/** What letting go of a student over a bed would do, and what forbids it. `back` is their own bed. */
export interface Drop {
  readonly kind: 'in' | 'move' | 'swap' | 'back'
  readonly faults: readonly Fault[]
  /** What the new bed costs a year, where that is not what the own one costs, as far as it is seen. */
  readonly fee?: { readonly from: Yuan | null; readonly to: Yuan }
}

/** The same rules as the server asks, both ways where two would swap. `own` is the bed of the student, if it is seen. */
export function dropOf(student: Lodger, own: Bed | undefined, onto: Bed, today: string): Drop {
  if (student.bedId === onto.bedId) return { kind: 'back', faults: [] }
  const days = { on: today, today }
  const { sleeper } = onto
  const from = own?.fee ?? null
  const fee = onto.fee !== null && onto.fee !== from && { fee: { from, to: onto.fee } }
  if (!student.bedId) return { kind: 'in', faults: placingFaults(student, onto, days), ...fee }
  if (!sleeper || !own) {
    const leaving = new Set([student.id])
    return { kind: 'move', faults: placingFaults(student, onto, { ...days, leaving }), ...fee }
  }
  const leaving = new Set([student.id, sleeper.id])
  return {
    kind: 'swap',
    faults: [
      ...placingFaults(student, onto, { ...days, leaving }),
      ...placingFaults(sleeper, own, { ...days, leaving }),
    ],
    ...fee,
  }
}
