import type { CardTap } from '#devices/model/card-tap.ts'

/** What a desk says of a card. */
export type Verdict = 'passed' | 'not on the list' | 'reported already'

const students = 20_000
const canonicalOf = (student: number) => student.toString(16).toUpperCase().padStart(8, '0')

/** The cards of a campus by their canonical bytes; anyone who reported is remembered. */
export function verdicts() {
  const known = new Map(Array.from({ length: students }, (_, student) => [canonicalOf(student), student]))
  const reported = new Set<number>()
  return async ({ canonical }: Pick<CardTap, 'canonical'>): Promise<Verdict> => {
    const student = known.get(canonical)
    if (student === undefined) return 'not on the list'
    if (reported.has(student)) return 'reported already'
    reported.add(student)
    return 'passed'
  }
}
