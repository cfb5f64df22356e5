import { checkDigit } from '#domain/kits/resident-id.ts'
import type { Random } from '#server/core/chance.ts'

/** GB/T 2260 begins with 11: no province ever had the code 10, so a number that starts with it is nobody's. */
const nowhere = '10'

/** A number that passes GB 11643 and that no authority can have issued. `birthDate` is `yyyy-MM-dd`. */
export function unassignableId(random: Random, birthDate: string, gender: '1' | '2'): string {
  const county = String(random.below(10_000)).padStart(4, '0')
  const sequence = String(random.below(500) * 2 + (gender === '1' ? 1 : 0)).padStart(3, '0')
  const first17 = nowhere + county + birthDate.replaceAll('-', '') + sequence
  return first17 + checkDigit(first17)
}

/** The range 154 has not been opened to subscribers. */
export const unassignedMobile = (random: Random) => `154${String(random.below(10 ** 8)).padStart(8, '0')}`
